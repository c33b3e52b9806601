package dev.braid.trace.term;

import dev.braid.trace.term.Variable.Type;

/**
 * Builds IEEE terms with Java's meaning: round to nearest even, one NaN, signed zeros. Hardly anything may be simplified
 * here: {@code x + 0.0} is not {@code x} for {@code -0.0}, {@code x == x} is false for NaN.
 */
public final class Floats {

    private Floats() {}

    public static Term of(float value) {
        return Term.constant(Sort.FLOAT, Float.floatToIntBits(value));
    }

    public static Term of(double value) {
        return Term.constant(Sort.DOUBLE, Double.doubleToLongBits(value));
    }

    /** A float or double input. */
    public static Term input(String name, Type type) {
        return switch (type) {
            case FLOAT -> fromBits(Term.of(new Variable(name, type)), Sort.FLOAT);
            case DOUBLE -> fromBits(Term.of(new Variable(name, type)), Sort.DOUBLE);
            default -> throw new IllegalArgumentException(type + " is not a floating-point type");
        };
    }

    public static Term add(Term a, Term b) {
        return apply(Operator.F_ADD, a, b);
    }

    public static Term subtract(Term a, Term b) {
        return apply(Operator.F_SUBTRACT, a, b);
    }

    public static Term multiply(Term a, Term b) {
        return apply(Operator.F_MULTIPLY, a, b);
    }

    public static Term divide(Term a, Term b) {
        return apply(Operator.F_DIVIDE, a, b);
    }

    public static Term remainder(Term a, Term b) {
        return apply(Operator.F_REMAINDER, a, b);
    }

    public static Term negate(Term a) {
        return a.is(Operator.F_NEGATE) ? a.part(0) : Term.apply(Operator.F_NEGATE, a.sort(), a);
    }

    public static Term absolute(Term a) {
        return Term.apply(Operator.F_ABSOLUTE, a.sort(), a);
    }

    public static Term root(Term a) {
        return Term.apply(Operator.F_ROOT, a.sort(), a);
    }

    public static Term floor(Term a) {
        return Term.apply(Operator.F_FLOOR, a.sort(), a);
    }

    public static Term ceiling(Term a) {
        return Term.apply(Operator.F_CEILING, a.sort(), a);
    }

    /** {@code Math.rint}. */
    public static Term roundEven(Term a) {
        return Term.apply(Operator.F_ROUND_EVEN, a.sort(), a);
    }

    public static Term less(Term a, Term b) {
        return a == b ? Term.FALSE : compare(Operator.F_LESS, a, b);
    }

    public static Term atMost(Term a, Term b) {
        return compare(Operator.F_AT_MOST, a, b);
    }

    public static Term equal(Term a, Term b) {
        return a == b ? Truth.not(isNaN(a)) : compare(Operator.F_EQUAL, a, b);
    }

    public static Term isNaN(Term a) {
        return a.is(Operator.INTEGER_TO_FLOAT) ? Term.FALSE : Term.apply(Operator.F_IS_NAN, Sort.BOOL, a);
    }

    /** The JVM's {@code fcmpl} and {@code dcmpl}: NaN gives -1. */
    public static Term compareLow(Term a, Term b) {
        return Truth.choose(less(b, a), Integers.of(1), Truth.choose(equal(a, b), Integers.of(0), Integers.of(-1)));
    }

    /** The JVM's {@code fcmpg} and {@code dcmpg}: NaN gives 1. */
    public static Term compareHigh(Term a, Term b) {
        return Truth.choose(less(a, b), Integers.of(-1), Truth.choose(equal(a, b), Integers.of(0), Integers.of(1)));
    }

    /** {@code Math.min}: NaN wins, -0.0 is below 0.0. */
    public static Term least(Term a, Term b) {
        Term ofNumbers = Truth.choose(less(a, b), a, Truth.choose(less(b, a), b, Truth.choose(isNegative(a), a, b)));
        return Truth.choose(isNaN(a), a, Truth.choose(isNaN(b), b, ofNumbers));
    }

    /** {@code Math.max}. */
    public static Term greatest(Term a, Term b) {
        Term ofNumbers = Truth.choose(less(b, a), a, Truth.choose(less(a, b), b, Truth.choose(isNegative(a), b, a)));
        return Truth.choose(isNaN(a), a, Truth.choose(isNaN(b), b, ofNumbers));
    }

    /** Whether the sign bit is set; of NaN it is not. */
    public static Term isNegative(Term a) {
        Term bits = toBits(a);
        return Integers.less(bits, Term.constant(bits.sort(), 0));
    }

    /** From int or long. */
    public static Term fromInteger(Term a, Sort sort) {
        return Term.apply(Operator.INTEGER_TO_FLOAT, sort, a);
    }

    /** Java's cast to int or long. */
    public static Term toInteger(Term a, Sort sort) {
        boolean exact = a.is(Operator.INTEGER_TO_FLOAT)
                && a.sort() == Sort.DOUBLE
                && a.part(0).sort() == Sort.INT;
        return exact ? Integers.convert(a.part(0), sort) : Term.apply(Operator.FLOAT_TO_INTEGER, sort, a);
    }

    /** Between float and double. */
    public static Term convert(Term a, Sort sort) {
        if (a.sort() == sort) {
            return a;
        }
        boolean widened = a.is(Operator.FLOAT_TO_FLOAT) && sort == Sort.FLOAT;
        return widened ? a.part(0) : Term.apply(Operator.FLOAT_TO_FLOAT, sort, a);
    }

    /** {@code Float.intBitsToFloat}, {@code Double.longBitsToDouble}. */
    public static Term fromBits(Term bits, Sort sort) {
        return bits.is(Operator.FLOAT_TO_BITS) ? bits.part(0) : Term.apply(Operator.BITS_TO_FLOAT, sort, bits);
    }

    /** {@code Float.floatToIntBits}, {@code Double.doubleToLongBits}. */
    public static Term toBits(Term a) {
        if (a.is(Operator.BITS_TO_FLOAT)) {
            Term nan = Term.constant(a.sort().bits(), a.sort() == Sort.FLOAT ? 0x7fc00000L : 0x7ff8000000000000L);
            return Truth.choose(isNaN(a), nan, a.part(0));
        }
        return Term.apply(Operator.FLOAT_TO_BITS, a.sort().bits(), a);
    }

    private static Term apply(Operator operator, Term a, Term b) {
        requireSame(operator, a, b);
        return Term.apply(operator, a.sort(), a, b);
    }

    private static Term compare(Operator operator, Term a, Term b) {
        requireSame(operator, a, b);
        return Term.apply(operator, Sort.BOOL, a, b);
    }

    private static void requireSame(Operator operator, Term a, Term b) {
        if (a.sort() != b.sort() || !a.sort().isFloating()) {
            throw new IllegalArgumentException(operator + " of " + a.sort() + " and " + b.sort());
        }
    }
}
