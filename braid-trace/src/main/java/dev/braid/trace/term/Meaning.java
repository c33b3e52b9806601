package dev.braid.trace.term;

/** What each operator computes on values; the one place that says it, used to fold constants and to evaluate. */
final class Meaning {

    private Meaning() {}

    /**
     * Applies an operator to values.
     *
     * @param operand the sort of the first part
     */
    static long of(Operator operator, Sort sort, Sort operand, long... v) {
        return switch (operator) {
            case NOT -> v[0] ^ 1;
            case AND -> v[0] & v[1];
            case OR -> v[0] | v[1];
            case CHOICE -> v[0] != 0 ? v[1] : v[2];
            case EQUAL -> truth(v[0] == v[1]);
            case LESS -> truth(v[0] < v[1]);
            case AT_MOST -> truth(v[0] <= v[1]);
            case LESS_UNSIGNED -> truth(Long.compareUnsigned(v[0], v[1]) < 0);
            case AT_MOST_UNSIGNED -> truth(Long.compareUnsigned(v[0], v[1]) <= 0);
            case SIGN_EXTEND -> v[0];
            case ZERO_EXTEND -> operand.unsigned(v[0]);
            case TRUNCATE -> sort.normal(v[0]);
            default ->
                operand.isFloating() || sort.isFloating()
                        ? floating(operator, sort, operand, v)
                        : sort.normal(integer(operator, operand, v[0], v[1]));
        };
    }

    private static long integer(Operator operator, Sort operand, long a, long b) {
        return switch (operator) {
            case ADD -> a + b;
            case SUBTRACT -> a - b;
            case MULTIPLY -> a * b;
            case DIVIDE -> b == 0 ? (a < 0 ? 1 : -1) : a / b;
            case REMAINDER -> b == 0 ? a : a % b;
            case BIT_AND -> a & b;
            case BIT_OR -> a | b;
            case BIT_XOR -> a ^ b;
            case SHIFT_LEFT -> a << b;
            case SHIFT_RIGHT -> a >> b;
            case SHIFT_RIGHT_UNSIGNED -> operand.unsigned(a) >>> b;
            default -> throw new IllegalArgumentException(operator + " on " + operand);
        };
    }

    private static long floating(Operator operator, Sort sort, Sort operand, long[] v) {
        return switch (operator) {
            case BITS_TO_FLOAT -> sort.normal(v[0]);
            case FLOAT_TO_BITS -> v[0];
            case FLOAT_TO_INTEGER -> toInteger(sort, operand, v[0]);
            case FLOAT_TO_FLOAT -> sort == Sort.FLOAT ? bits((float) real(v[0])) : bits((double) single(v[0]));
            case INTEGER_TO_FLOAT -> fromInteger(sort, operand, v[0]);
            default -> operand == Sort.FLOAT ? singles(operator, v) : doubles(operator, v);
        };
    }

    private static long toInteger(Sort sort, Sort operand, long value) {
        if (operand == Sort.FLOAT) {
            return sort == Sort.INT ? (int) single(value) : (long) single(value);
        }
        return sort == Sort.INT ? (int) real(value) : (long) real(value);
    }

    private static long fromInteger(Sort sort, Sort operand, long value) {
        if (operand == Sort.INT) {
            return sort == Sort.FLOAT ? bits((float) (int) value) : bits((double) (int) value);
        }
        return sort == Sort.FLOAT ? bits((float) value) : bits((double) value);
    }

    private static long singles(Operator operator, long[] v) {
        float a = single(v[0]);
        float b = v.length > 1 ? single(v[1]) : 0;
        return switch (operator) {
            case F_ADD -> bits(a + b);
            case F_SUBTRACT -> bits(a - b);
            case F_MULTIPLY -> bits(a * b);
            case F_DIVIDE -> bits(a / b);
            case F_REMAINDER -> bits(a % b);
            case F_NEGATE -> bits(-a);
            case F_ABSOLUTE -> bits(Math.abs(a));
            case F_ROOT -> bits((float) Math.sqrt(a));
            case F_FLOOR -> bits((float) Math.floor(a));
            case F_CEILING -> bits((float) Math.ceil(a));
            case F_ROUND_EVEN -> bits((float) Math.rint(a));
            case F_LESS -> truth(a < b);
            case F_AT_MOST -> truth(a <= b);
            case F_EQUAL -> truth(a == b);
            case F_IS_NAN -> truth(Float.isNaN(a));
            default -> throw new IllegalArgumentException(operator + " on float");
        };
    }

    private static long doubles(Operator operator, long[] v) {
        double a = real(v[0]);
        double b = v.length > 1 ? real(v[1]) : 0;
        return switch (operator) {
            case F_ADD -> bits(a + b);
            case F_SUBTRACT -> bits(a - b);
            case F_MULTIPLY -> bits(a * b);
            case F_DIVIDE -> bits(a / b);
            case F_REMAINDER -> bits(a % b);
            case F_NEGATE -> bits(-a);
            case F_ABSOLUTE -> bits(Math.abs(a));
            case F_ROOT -> bits(Math.sqrt(a));
            case F_FLOOR -> bits(Math.floor(a));
            case F_CEILING -> bits(Math.ceil(a));
            case F_ROUND_EVEN -> bits(Math.rint(a));
            case F_LESS -> truth(a < b);
            case F_AT_MOST -> truth(a <= b);
            case F_EQUAL -> truth(a == b);
            case F_IS_NAN -> truth(Double.isNaN(a));
            default -> throw new IllegalArgumentException(operator + " on double");
        };
    }

    private static long truth(boolean value) {
        return value ? 1 : 0;
    }

    private static float single(long bits) {
        return Float.intBitsToFloat((int) bits);
    }

    private static double real(long bits) {
        return Double.longBitsToDouble(bits);
    }

    private static long bits(float value) {
        return Float.floatToIntBits(value);
    }

    private static long bits(double value) {
        return Double.doubleToLongBits(value);
    }
}
