package dev.braid.runtime.threads;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import org.jspecify.annotations.Nullable;

/**
 * Looks at fields and elements of the program's objects without being noticed.
 *
 * <p>{@code jdk.internal.misc.Unsafe} is reached by method handles, since we compile for 17 and the public one warns. It
 * needs {@code --add-exports java.base/jdk.internal.misc=ALL-UNNAMED}, which the worker JVM is given.
 */
final class Raw {

    private static final MethodHandle GET_REFERENCE = accessor("getReference", Object.class);
    private static final MethodHandle GET_INT = accessor("getInt", int.class);
    private static final MethodHandle GET_LONG = accessor("getLong", long.class);
    private static final MethodHandle GET_BYTE = accessor("getByte", byte.class);
    private static final MethodHandle GET_SHORT = accessor("getShort", short.class);
    private static final MethodHandle OFFSET =
            method("objectFieldOffset", MethodType.methodType(long.class, Class.class, String.class));

    private Raw() {}

    /** Where a field lies in its object. */
    static long offset(Class<?> declaring, String field) {
        try {
            return (long) OFFSET.invokeExact(declaring, field);
        } catch (Throwable e) {
            throw new IllegalStateException("no field " + declaring.getName() + "." + field, e);
        }
    }

    /** A primitive as bits; {@code type} is its letter in a descriptor. */
    static long bits(Object base, long offset, char type) {
        try {
            switch (type) {
                case 'J':
                case 'D':
                    return (long) GET_LONG.invokeExact(base, offset);
                case 'B':
                case 'Z':
                    return (byte) GET_BYTE.invokeExact(base, offset);
                case 'S':
                case 'C':
                    return (short) GET_SHORT.invokeExact(base, offset);
                default:
                    return (int) GET_INT.invokeExact(base, offset);
            }
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    static @Nullable Object reference(Object base, long offset) {
        try {
            return (Object) GET_REFERENCE.invokeExact(base, offset);
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    /** An element of an array of primitives as bits. */
    static long element(Object array, int index) {
        if (array instanceof int[] ints) {
            return ints[index];
        }
        if (array instanceof long[] longs) {
            return longs[index];
        }
        if (array instanceof byte[] bytes) {
            return bytes[index];
        }
        if (array instanceof boolean[] booleans) {
            return booleans[index] ? 1 : 0;
        }
        if (array instanceof char[] chars) {
            return chars[index];
        }
        if (array instanceof short[] shorts) {
            return shorts[index];
        }
        if (array instanceof double[] doubles) {
            return Double.doubleToRawLongBits(doubles[index]);
        }
        return Float.floatToRawIntBits(((float[]) array)[index]);
    }

    /** A value as the program would print it. */
    static Object boxed(long bits, char type) {
        switch (type) {
            case 'J':
                return bits;
            case 'D':
                return Double.longBitsToDouble(bits);
            case 'F':
                return Float.intBitsToFloat((int) bits);
            case 'Z':
                return bits != 0;
            case 'C':
                return (char) bits;
            default:
                return (int) bits;
        }
    }

    private static MethodHandle accessor(String name, Class<?> type) {
        return method(name, MethodType.methodType(type, Object.class, long.class));
    }

    private static MethodHandle method(String name, MethodType type) {
        try {
            Class<?> unsafe = Class.forName("jdk.internal.misc.Unsafe");
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            Object instance = lookup.findStatic(unsafe, "getUnsafe", MethodType.methodType(unsafe))
                    .invoke();
            return lookup.findVirtual(unsafe, name, type).bindTo(instance);
        } catch (Throwable e) {
            throw new IllegalStateException(
                    "start the JVM with --add-exports java.base/jdk.internal.misc=ALL-UNNAMED", e);
        }
    }
}
