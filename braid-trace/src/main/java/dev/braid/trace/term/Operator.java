package dev.braid.trace.term;

/**
 * What a term computes from its parts. Operators are total: division by zero has the value SMT-LIB gives it, because the
 * exception is a branch of the program, taken before the term exists.
 */
public enum Operator {
    CONSTANT,
    VARIABLE,

    NOT,
    AND,
    OR,
    /** The second part if the first is true, else the third; of any sort. */
    CHOICE,
    /** Of two truth values or two integers of one sort. */
    EQUAL,

    ADD,
    SUBTRACT,
    MULTIPLY,
    DIVIDE,
    REMAINDER,
    BIT_AND,
    BIT_OR,
    BIT_XOR,
    /** Shift distances have the sort of what is shifted and lie below its width. */
    SHIFT_LEFT,
    SHIFT_RIGHT,
    SHIFT_RIGHT_UNSIGNED,
    LESS,
    AT_MOST,
    LESS_UNSIGNED,
    AT_MOST_UNSIGNED,
    SIGN_EXTEND,
    ZERO_EXTEND,
    /** The low bits. */
    TRUNCATE,

    F_ADD,
    F_SUBTRACT,
    F_MULTIPLY,
    F_DIVIDE,
    /** Java's {@code %}: truncating, the sign of the dividend. */
    F_REMAINDER,
    F_NEGATE,
    F_ABSOLUTE,
    F_ROOT,
    F_FLOOR,
    F_CEILING,
    F_ROUND_EVEN,
    F_LESS,
    F_AT_MOST,
    F_EQUAL,
    F_IS_NAN,
    /** From int or long, to the nearest. */
    INTEGER_TO_FLOAT,
    /** Java's cast: towards zero, saturating, NaN to 0. */
    FLOAT_TO_INTEGER,
    FLOAT_TO_FLOAT,
    BITS_TO_FLOAT,
    /** As {@code Double.doubleToLongBits}: one NaN. */
    FLOAT_TO_BITS;

    public boolean isComparison() {
        return switch (this) {
            case EQUAL, LESS, AT_MOST, LESS_UNSIGNED, AT_MOST_UNSIGNED, F_LESS, F_AT_MOST, F_EQUAL -> true;
            default -> false;
        };
    }

    public boolean isCommutative() {
        return switch (this) {
            case EQUAL, ADD, MULTIPLY, BIT_AND, BIT_OR, BIT_XOR, F_ADD, F_MULTIPLY, F_EQUAL -> true;
            default -> false;
        };
    }
}
