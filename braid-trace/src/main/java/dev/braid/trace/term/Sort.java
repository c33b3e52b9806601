package dev.braid.trace.term;

/**
 * What kind of value a term has. A value is carried as a {@code long}: integers sign-extended, truth as 0 or 1, floating
 * point as its bits with one NaN only.
 */
public enum Sort {
    BOOL(1),
    BYTE(8),
    /** Sixteen bits: a short, or a char. */
    SHORT(16),
    INT(32),
    LONG(64),
    FLOAT(32),
    DOUBLE(64);

    private static final int FLOAT_NAN = Float.floatToIntBits(Float.NaN);
    private static final long DOUBLE_NAN = Double.doubleToLongBits(Double.NaN);

    private final int width;

    Sort(int width) {
        this.width = width;
    }

    public int width() {
        return width;
    }

    public boolean isInteger() {
        return this != BOOL && !isFloating();
    }

    public boolean isFloating() {
        return this == FLOAT || this == DOUBLE;
    }

    /** The least value, signed. */
    public long least() {
        return this == BOOL ? 0 : -1L << (width - 1);
    }

    /** The greatest value, signed. */
    public long greatest() {
        return this == BOOL ? 1 : ~least();
    }

    /** The low bits of {@code bits} as a value of this sort. */
    public long normal(long bits) {
        return switch (this) {
            case BOOL -> bits & 1;
            case BYTE -> (byte) bits;
            case SHORT -> (short) bits;
            case INT -> (int) bits;
            case LONG -> bits;
            case FLOAT -> Float.isNaN(Float.intBitsToFloat((int) bits)) ? FLOAT_NAN : (int) bits;
            case DOUBLE -> Double.isNaN(Double.longBitsToDouble(bits)) ? DOUBLE_NAN : bits;
        };
    }

    /** The bits of a value without its sign extension. */
    public long unsigned(long value) {
        return width == 64 ? value : value & ((1L << width) - 1);
    }

    /** The integer sort with as many bits. */
    public Sort bits() {
        return switch (this) {
            case FLOAT -> INT;
            case DOUBLE -> LONG;
            default -> this;
        };
    }
}
