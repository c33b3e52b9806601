package dev.braid.runtime.threads;

import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.Form;
import dev.braid.trace.threads.Mode;
import java.lang.reflect.Array;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/** Elements of atomic arrays, called by woven code immediately before the real operation. */
public final class AtomicArrays {

    private static final long OF_INTS = Raw.offset(AtomicIntegerArray.class, "array");
    private static final long OF_LONGS = Raw.offset(AtomicLongArray.class, "array");
    private static final long OF_REFERENCES = Raw.offset(AtomicReferenceArray.class, "array");

    private AtomicArrays() {}

    public static void read(@Nullable Object atomics, int index, int site) {
        Performer me = Performer.sharing();
        Object array = me == null ? null : arrayIn(atomics, index);
        if (me != null && array != null) {
            Memory.readElement(me, array, index, site);
        }
    }

    /** Any change that does not depend on the old value being an expected one. */
    public static void update(@Nullable Object atomics, int index, int site) {
        Performer me = Performer.sharing();
        Object array = me == null ? null : arrayIn(atomics, index);
        if (me != null && array != null) {
            int cell = Memory.element(me, array, index);
            int event =
                    me.announce(Action.UPDATE, site).touching(cell, Mode.UPDATE).turn();
            me.describe(event, me.stage.isDetailed() ? "element " + index : "", null);
            me.settlement.element(event, array, index);
        }
    }

    public static void compareAndSet(@Nullable Object atomics, int index, long expected, int site) {
        compareAndSet(atomics, index, expected, null, site);
    }

    public static void compareAndSet(@Nullable Object atomics, int index, @Nullable Object expected, int site) {
        compareAndSet(atomics, index, 0, expected, site);
    }

    private static void compareAndSet(
            @Nullable Object atomics, int index, long bits, @Nullable Object reference, int site) {
        Performer me = Performer.sharing();
        Object array = me == null ? null : arrayIn(atomics, index);
        if (me != null && array != null) {
            int cell = Memory.element(me, array, index);
            int event = me.announce(Action.COMPARE_AND_SET, site)
                    .touching(cell, Form.TRYING, Mode.UPDATE, Mode.READ)
                    .expecting(bits, reference, false)
                    .turn();
            if (me.accepted()) {
                me.settlement.element(event, array, index);
            }
            me.describe(event, me.stage.isDetailed() ? "element " + index : "", me.accepted());
        }
    }

    /** The array inside; null if the index is wrong, which is left to the program. */
    private static @Nullable Object arrayIn(@Nullable Object atomics, int index) {
        if (atomics == null) {
            return null;
        }
        long offset = atomics instanceof AtomicIntegerArray
                ? OF_INTS
                : atomics instanceof AtomicLongArray ? OF_LONGS : OF_REFERENCES;
        Object array = Raw.reference(atomics, offset);
        return array != null && index >= 0 && index < Array.getLength(array) ? array : null;
    }
}
