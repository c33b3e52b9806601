package dev.braid.runtime.threads;

import org.jspecify.annotations.Nullable;

/** An object whose class was woven: it has a field for what the stage knows about it. */
public interface Woven {

    /** What {@link #braid$shadow(Shadow)} stored, or null. */
    @Nullable
    Shadow braid$shadow();

    void braid$shadow(Shadow shadow);
}
