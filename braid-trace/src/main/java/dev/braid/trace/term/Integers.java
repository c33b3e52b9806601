package dev.braid.trace.term;

import dev.braid.trace.term.Variable.Type;

/**
 * Builds integer terms with Java's meaning, simplified. The JVM computes on int and long; a byte, short or char is an int
 * that was narrowed, see {@link #narrow}.
 */
public final class Integers {

    private Integers() {}

    public static Term of(int value) {
        return Term.constant(Sort.INT, value);
    }

    public static Term of(long value) {
        return Term.constant(Sort.LONG, value);
    }

    /** An input of an integer type as Java code sees it: int, or long. */
    public static Term input(String name, Type type) {
        Term variable = Term.of(new Variable(name, type));
        return switch (type) {
            case BYTE, SHORT -> extend(variable, Sort.INT);
            case CHAR -> extendUnsigned(variable, Sort.INT);
            case INT, LONG -> variable;
            default -> throw new IllegalArgumentException(type + " is not an integer type");
        };
    }

    public static Term add(Term a, Term b) {
        if (a.isConstant() && !b.isConstant()) {
            return add(b, a);
        }
        if (b.is(0)) {
            return a;
        }
        if (b.isConstant() && a.is(Operator.ADD) && a.part(1).isConstant()) {
            return add(a.part(0), add(a.part(1), b));
        }
        if (b.is(Operator.SUBTRACT) && b.part(1) == a) {
            return b.part(0);
        }
        return a.is(Operator.SUBTRACT) && a.part(1) == b ? a.part(0) : apply(Operator.ADD, a, b);
    }

    public static Term subtract(Term a, Term b) {
        if (b.isConstant()) {
            return add(a, Term.constant(b.sort(), -b.value()));
        }
        if (a == b) {
            return zero(a);
        }
        if (a.is(Operator.ADD) && (a.part(0) == b || a.part(1) == b)) {
            return a.part(0) == b ? a.part(1) : a.part(0);
        }
        return apply(Operator.SUBTRACT, a, b);
    }

    public static Term negate(Term a) {
        return a.is(Operator.SUBTRACT) ? subtract(a.part(1), a.part(0)) : subtract(zero(a), a);
    }

    public static Term multiply(Term a, Term b) {
        if (a.isConstant() && !b.isConstant()) {
            return multiply(b, a);
        }
        if (b.is(0)) {
            return b;
        }
        return b.is(1) ? a : apply(Operator.MULTIPLY, a, b);
    }

    /** The divisor is not zero here: the exception is a branch of the program. */
    public static Term divide(Term a, Term b) {
        return b.is(1) ? a : apply(Operator.DIVIDE, a, b);
    }

    /** The divisor is not zero here. */
    public static Term remainder(Term a, Term b) {
        return b.is(1) || b.is(-1) ? zero(a) : apply(Operator.REMAINDER, a, b);
    }

    public static Term and(Term a, Term b) {
        if (a.isConstant() && !b.isConstant()) {
            return and(b, a);
        }
        if (a == b || b.is(-1)) {
            return a;
        }
        if (b.isConstant() && a.is(Operator.BIT_AND) && a.part(1).isConstant()) {
            return and(a.part(0), and(a.part(1), b));
        }
        return b.is(0) ? b : apply(Operator.BIT_AND, a, b);
    }

    public static Term or(Term a, Term b) {
        if (a.isConstant() && !b.isConstant()) {
            return or(b, a);
        }
        if (a == b || b.is(0)) {
            return a;
        }
        return b.is(-1) ? b : apply(Operator.BIT_OR, a, b);
    }

    public static Term xor(Term a, Term b) {
        if (a.isConstant() && !b.isConstant()) {
            return xor(b, a);
        }
        if (a == b) {
            return zero(a);
        }
        if (b.isConstant() && a.is(Operator.BIT_XOR) && a.part(1).isConstant()) {
            return xor(a.part(0), xor(a.part(1), b));
        }
        return b.is(0) ? a : apply(Operator.BIT_XOR, a, b);
    }

    public static Term complement(Term a) {
        return xor(a, Term.constant(a.sort(), -1));
    }

    /** Shifts by the low five (int) or six (long) bits of an int. */
    public static Term shiftLeft(Term a, Term distance) {
        return shift(Operator.SHIFT_LEFT, a, distance);
    }

    public static Term shiftRight(Term a, Term distance) {
        return shift(Operator.SHIFT_RIGHT, a, distance);
    }

    public static Term shiftRightUnsigned(Term a, Term distance) {
        return shift(Operator.SHIFT_RIGHT_UNSIGNED, a, distance);
    }

    private static Term shift(Operator operator, Term a, Term distance) {
        Term masked = and(distance, Term.constant(distance.sort(), a.sort().width() - 1L));
        Term count = distance.sort() == a.sort() ? masked : resizeUnsigned(masked, a.sort());
        return count.is(0) ? a : apply(operator, a, count);
    }

    /** Widens int to long or narrows long to int. */
    public static Term convert(Term a, Sort sort) {
        return a.sort().width() < sort.width() ? extend(a, sort) : truncate(a, sort);
    }

    /** The cast of an int to byte, short or char, as the int that it leaves. */
    public static Term narrow(Term a, Type type) {
        Term low = truncate(a, type.sort());
        return type == Type.CHAR ? extendUnsigned(low, Sort.INT) : extend(low, Sort.INT);
    }

    static Term truncate(Term a, Sort sort) {
        if (a.sort() == sort) {
            return a;
        }
        if (a.is(Operator.TRUNCATE)) {
            return truncate(a.part(0), sort);
        }
        boolean extended = a.is(Operator.SIGN_EXTEND) || a.is(Operator.ZERO_EXTEND);
        if (extended && a.part(0).sort().width() >= sort.width()) {
            return truncate(a.part(0), sort);
        }
        return extended && a.is(Operator.SIGN_EXTEND)
                ? extend(a.part(0), sort)
                : Term.apply(Operator.TRUNCATE, sort, a);
    }

    static Term extend(Term a, Sort sort) {
        if (a.sort() == sort) {
            return a;
        }
        if (a.is(Operator.ZERO_EXTEND)) {
            return extendUnsigned(a.part(0), sort);
        }
        return a.is(Operator.SIGN_EXTEND) ? extend(a.part(0), sort) : Term.apply(Operator.SIGN_EXTEND, sort, a);
    }

    static Term extendUnsigned(Term a, Sort sort) {
        if (a.sort() == sort) {
            return a;
        }
        return a.is(Operator.ZERO_EXTEND) ? extendUnsigned(a.part(0), sort) : Term.apply(Operator.ZERO_EXTEND, sort, a);
    }

    private static Term resizeUnsigned(Term a, Sort sort) {
        return a.sort().width() < sort.width() ? extendUnsigned(a, sort) : truncate(a, sort);
    }

    /** Of two truth values or of two integers of one sort. */
    public static Term equal(Term a, Term b) {
        return Comparison.equal(a, b);
    }

    public static Term less(Term a, Term b) {
        return Comparison.less(a, b);
    }

    public static Term atMost(Term a, Term b) {
        return Comparison.atMost(a, b);
    }

    public static Term lessUnsigned(Term a, Term b) {
        return Comparison.lessUnsigned(a, b);
    }

    public static Term atMostUnsigned(Term a, Term b) {
        return Comparison.atMostUnsigned(a, b);
    }

    /** -1, 0 or 1: the JVM's {@code lcmp} and {@code Integer.compare}. */
    public static Term compare(Term a, Term b) {
        return Truth.choose(less(a, b), of(-1), Truth.choose(equal(a, b), of(0), of(1)));
    }

    public static Term absolute(Term a) {
        return Truth.choose(less(a, zero(a)), negate(a), a);
    }

    public static Term least(Term a, Term b) {
        return Truth.choose(atMost(a, b), a, b);
    }

    public static Term greatest(Term a, Term b) {
        return Truth.choose(atMost(b, a), a, b);
    }

    private static Term zero(Term like) {
        return Term.constant(like.sort(), 0);
    }

    private static Term apply(Operator operator, Term a, Term b) {
        if (a.sort() != b.sort()) {
            throw new IllegalArgumentException(operator + " of " + a.sort() + " and " + b.sort());
        }
        return Term.apply(operator, a.sort(), a, b);
    }
}
