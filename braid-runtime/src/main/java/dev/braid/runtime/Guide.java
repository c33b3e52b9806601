package dev.braid.runtime;

import org.jspecify.annotations.Nullable;

/** Decides step by step where an execution goes, seeing the whole state each time. */
@FunctionalInterface
public interface Guide {

    /**
     * Called after the steps of the script, and again each time the steps it gave are taken.
     *
     * @return steps to take next, as in a script, with the values of inputs among them; null to end the execution here
     */
    long @Nullable [] next(Standstill here);
}
