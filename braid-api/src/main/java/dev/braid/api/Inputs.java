package dev.braid.api;

import dev.braid.api.spi.InputSource;
import java.util.List;
import java.util.function.IntFunction;

/**
 * Inputs of the program under test, asked for by name anywhere in it.
 *
 * <p>Under Braid every value of a small finite input is tried. Outside Braid an input is the value of the system
 * property {@code braid.input.NAME}, else the first value: the program runs as ordinary Java.
 */
public final class Inputs {

    /** Ranges of up to this many values are enumerated; larger ones are fixed or sampled. */
    public static final int LARGEST_ENUMERATED_RANGE = 1 << 12;

    private Inputs() {}

    /** One of the given values; each is tried. */
    @SafeVarargs
    @SuppressWarnings("varargs")
    public static <T> T choose(String name, T... values) {
        return choose(name, List.of(values));
    }

    /** One of the given values; each is tried. */
    public static <T> T choose(String name, List<T> values) {
        return values.get(index(name, values.size(), index -> String.valueOf(values.get(index))));
    }

    /** One of the constants of an enum; each is tried. */
    public static <E extends Enum<E>> E choose(String name, Class<E> type) {
        E[] constants = type.getEnumConstants();
        return constants[index(name, constants.length, index -> constants[index].name())];
    }

    /** False or true; both are tried. */
    public static boolean anyBoolean(String name) {
        return index(name, 2, index -> index == 0 ? "false" : "true") == 1;
    }

    /** An int from {@code least} to {@code greatest}, both included. */
    public static int between(String name, int least, int greatest) {
        if (least > greatest) {
            throw new IllegalArgumentException("input " + name + ": empty range " + least + ".." + greatest);
        }
        long count = (long) greatest - least + 1;
        if (count <= LARGEST_ENUMERATED_RANGE) {
            return least + index(name, (int) count, index -> Integer.toString(least + index));
        }
        return (int) pick(name, least, greatest);
    }

    /** Any int. Until inputs are solved symbolically it is fixed or sampled, and the verdict says so. */
    public static int anyInt(String name) {
        return (int) pick(name, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    private static int index(String name, int count, IntFunction<String> labels) {
        if (count == 0) {
            throw new IllegalArgumentException("input " + name + " has no value to choose from");
        }
        InputSource source = InputSource.Binding.current();
        return source != null ? source.choose(name, count, labels) : indexFromProperty(name, count, labels);
    }

    private static long pick(String name, long least, long greatest) {
        InputSource source = InputSource.Binding.current();
        if (source != null) {
            return source.pick(name, least, greatest);
        }
        long value = Long.getLong("braid.input." + name, Math.max(least, Math.min(0, greatest)));
        if (value < least || value > greatest) {
            throw new IllegalArgumentException(
                    "braid.input." + name + "=" + value + " is not in " + least + ".." + greatest);
        }
        return value;
    }

    private static int indexFromProperty(String name, int count, IntFunction<String> labels) {
        String wanted = System.getProperty("braid.input." + name);
        if (wanted == null) {
            return 0;
        }
        for (int index = 0; index < count; index++) {
            if (labels.apply(index).equals(wanted)) {
                return index;
            }
        }
        throw new IllegalArgumentException(
                "braid.input." + name + "=" + wanted + " is none of its " + count + " values");
    }
}
