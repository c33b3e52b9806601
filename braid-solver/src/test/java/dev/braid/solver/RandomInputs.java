package dev.braid.solver;

import dev.braid.trace.term.Assignment;
import dev.braid.trace.term.Text;
import dev.braid.trace.term.Variable;
import dev.braid.trace.term.Variable.Type;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;

/** The inputs that random expressions use, as Java objects and as an assignment. */
final class RandomInputs {

    static final int LONGEST_STRING = 3;

    private static final long[] CORNERS = {
        0,
        1,
        -1,
        2,
        7,
        10,
        31,
        32,
        33,
        63,
        64,
        100,
        127,
        128,
        255,
        256,
        32767,
        32768,
        65535,
        Integer.MAX_VALUE,
        Integer.MIN_VALUE,
        1L << 31,
        1L << 32,
        (1L << 53) + 1,
        Long.MAX_VALUE,
        Long.MIN_VALUE
    };
    private static final double[] REALS = {
        0.0,
        -0.0,
        1,
        -1,
        0.5,
        1.5,
        2.5,
        -2.5,
        1e9,
        3e9,
        -3e9,
        1e19,
        1e-320,
        1e-45,
        1e38,
        1e308,
        Double.NaN,
        Double.POSITIVE_INFINITY,
        Double.NEGATIVE_INFINITY,
        0.1,
        16777217
    };
    private static final String[] STRINGS = {
        "", "a", "f0", " a ", "-7", "+3", "12", "007", "ab", "aba", "  ", "-", "\uffff"
    };

    private RandomInputs() {}

    static Map<String, Object> draw(Random random) {
        Map<String, Object> inputs = new HashMap<>();
        inputs.put("b", random.nextBoolean());
        inputs.put("y", (byte) number(random));
        inputs.put("c", (char) number(random));
        inputs.put("s", (short) number(random));
        inputs.put("i", (int) number(random));
        inputs.put("j", (int) number(random));
        inputs.put("l", number(random));
        inputs.put("f", (float) real(random));
        inputs.put("d", real(random));
        inputs.put("e", real(random));
        inputs.put("t", STRINGS[random.nextInt(STRINGS.length)]);
        inputs.put("u", STRINGS[random.nextInt(STRINGS.length)]);
        return inputs;
    }

    static long number(Random random) {
        return switch (random.nextInt(3)) {
            case 0 -> CORNERS[random.nextInt(CORNERS.length)];
            case 1 -> random.nextInt(41) - 20;
            default -> random.nextLong() >> random.nextInt(64);
        };
    }

    static double real(Random random) {
        return random.nextBoolean() ? REALS[random.nextInt(REALS.length)] : (random.nextInt(2001) - 1000) / 8.0;
    }

    static Assignment assignment(Map<String, Object> inputs) {
        Assignment result = Assignment.EMPTY;
        for (Map.Entry<String, Object> input : inputs.entrySet()) {
            result = input.getValue() instanceof String text
                    ? result.with(Text.assignment(input.getKey(), text))
                    : result.with(new Variable(input.getKey(), typeOf(input.getKey())), bits(input.getValue()));
        }
        return result;
    }

    static Map<String, Object> objects(Assignment assignment) {
        Map<String, Object> inputs = new HashMap<>();
        for (String name : new String[] {"b", "y", "c", "s", "i", "j", "l", "f", "d", "e"}) {
            inputs.put(name, object(typeOf(name), assignment.value(new Variable(name, typeOf(name)))));
        }
        inputs.put("t", Text.input("t", LONGEST_STRING).valueIn(assignment));
        inputs.put("u", Text.input("u", LONGEST_STRING).valueIn(assignment));
        return inputs;
    }

    static Type typeOf(String name) {
        return switch (name) {
            case "b" -> Type.BOOLEAN;
            case "y" -> Type.BYTE;
            case "c" -> Type.CHAR;
            case "s" -> Type.SHORT;
            case "i", "j" -> Type.INT;
            case "l" -> Type.LONG;
            case "f" -> Type.FLOAT;
            default -> Type.DOUBLE;
        };
    }

    private static Object object(Type type, long bits) {
        return switch (type) {
            case BOOLEAN -> bits != 0;
            case BYTE -> (byte) bits;
            case CHAR -> (char) bits;
            case SHORT -> (short) bits;
            case INT -> (int) bits;
            case LONG -> bits;
            case FLOAT -> Float.intBitsToFloat((int) bits);
            case DOUBLE -> Double.longBitsToDouble(bits);
        };
    }

    /** A Java value in the form in which terms carry it. */
    static long bits(Object value) {
        if (value instanceof Boolean truth) {
            return truth ? 1 : 0;
        }
        if (value instanceof Character character) {
            return character;
        }
        if (value instanceof Float single) {
            return Float.floatToIntBits(single);
        }
        return value instanceof Double real ? Double.doubleToLongBits(real) : ((Number) value).longValue();
    }
}
