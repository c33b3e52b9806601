package dev.braid.runtime.threads;

import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Atomic variables, called by woven code immediately before the real operation: AtomicXxx, atomic arrays, VarHandle, field
 * updaters, Unsafe.
 *
 * <p>A handle (VarHandle, field updater) is made known when it is made: then it means the same cell as the field itself.
 */
public final class Atomics {

    private static final Map<Object, Variable> HANDLES =
            java.util.Collections.synchronizedMap(new java.util.WeakHashMap<>());

    private Atomics() {}

    /** A handle of a field was made. */
    public static void register(Object handle, Class<?> type, String field) {
        HANDLES.put(handle, Variable.of(type, field));
    }

    /** get of an AtomicInteger, AtomicLong, AtomicBoolean or AtomicReference. */
    public static void read(@Nullable Object atomic, int site) {
        Performer me = Performer.sharing();
        if (me != null && atomic != null) {
            Variable variable = variable(atomic);
            if (variable == null) {
                Memory.call(me, atomic, true, site);
            } else {
                Memory.read(me, atomic, variable, site);
            }
        }
    }

    /** set, getAndAdd, updateAndGet... of an AtomicXxx. */
    public static void update(@Nullable Object atomic, int site) {
        Performer me = Performer.sharing();
        if (me != null && atomic != null) {
            Variable variable = variable(atomic);
            if (variable == null) {
                Memory.call(me, atomic, false, site);
            } else {
                Memory.update(me, atomic, variable, site);
            }
        }
    }

    /** compareAndSet of an AtomicInteger, AtomicLong or (0 and 1) AtomicBoolean, also the weak forms. */
    public static void compareAndSet(@Nullable Object atomic, long expected, int site) {
        Performer me = Performer.sharing();
        if (me != null && atomic != null) {
            compareAndSet(me, atomic, expected, null, site);
        }
    }

    /** compareAndSet of an AtomicReference. */
    public static void compareAndSet(@Nullable Object atomic, @Nullable Object expected, int site) {
        Performer me = Performer.sharing();
        if (me != null && atomic != null) {
            compareAndSet(me, atomic, 0, expected, site);
        }
    }

    private static void compareAndSet(Performer me, Object atomic, long bits, @Nullable Object reference, int site) {
        Variable variable = variable(atomic);
        if (variable == null) {
            Memory.call(me, atomic, false, site);
        } else {
            Memory.compareAndSet(me, atomic, variable, bits, reference, site);
        }
    }

    /** A read by a handle; {@code owner} is null if the field is static. */
    public static void readBy(Object handle, @Nullable Object owner, int site) {
        Performer me = Performer.sharing();
        Variable variable = HANDLES.get(handle);
        if (me != null && variable != null) {
            Memory.read(me, owner, variable, site);
        }
    }

    /** Any change by a handle that does not depend on the old value being an expected one. */
    public static void updateBy(Object handle, @Nullable Object owner, int site) {
        Performer me = Performer.sharing();
        Variable variable = HANDLES.get(handle);
        if (me != null && variable != null) {
            Memory.update(me, owner, variable, site);
        }
    }

    /** A compare-and-set or compare-and-exchange by a handle; a primitive is passed as its bits. */
    public static void compareAndSetBy(
            Object handle, @Nullable Object owner, long bits, @Nullable Object expected, int site) {
        Performer me = Performer.sharing();
        Variable variable = HANDLES.get(handle);
        if (me != null && variable != null) {
            Memory.compareAndSet(me, owner, variable, bits, expected, site);
        }
    }

    /** The field behind an atomic variable; null if it has several (AtomicStampedReference): then it is one object. */
    private static @Nullable Variable variable(Object atomic) {
        if (atomic instanceof AtomicInteger) {
            return OfJdk.INTEGER;
        }
        if (atomic instanceof AtomicLong) {
            return OfJdk.LONG;
        }
        if (atomic instanceof AtomicBoolean) {
            return OfJdk.BOOLEAN;
        }
        if (atomic instanceof AtomicReference) {
            return OfJdk.REFERENCE;
        }
        return null;
    }

    /** The fields behind the atomic classes. */
    private static final class OfJdk {
        static final Variable INTEGER = Variable.of(AtomicInteger.class, "value");
        static final Variable LONG = Variable.of(AtomicLong.class, "value");
        static final Variable BOOLEAN = Variable.of(AtomicBoolean.class, "value");
        static final Variable REFERENCE = Variable.of(AtomicReference.class, "value");
    }
}
