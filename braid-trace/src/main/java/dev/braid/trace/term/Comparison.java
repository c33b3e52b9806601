package dev.braid.trace.term;

import java.util.function.BinaryOperator;

/** Builds comparisons of integers, simplified. */
final class Comparison {

    /** A longer chain of constants is compared as a whole. */
    private static final int LONGEST_CHAIN = 64;

    private Comparison() {}

    static Term equal(Term a, Term b) {
        if (a == b) {
            return Term.TRUE;
        }
        if (a.isConstant()) {
            return b.isConstant() ? Term.FALSE : equal(b, a);
        }
        if (a.sort() == Sort.BOOL) {
            return equalTruth(a, b);
        }
        if (!b.isConstant()) {
            return a.is(Operator.SUBTRACT) && b.is(Operator.SUBTRACT) && a.part(1) == b.part(1)
                    ? equal(a.part(0), b.part(0))
                    : ordered(a, b);
        }
        return equalConstant(a, b);
    }

    private static Term equalTruth(Term a, Term b) {
        if (b.isConstant()) {
            return b.is(1) ? a : Truth.not(a);
        }
        if (a == Truth.not(b)) {
            return Term.FALSE;
        }
        return ordered(a, b);
    }

    /** Undoes on the constant what the left side does to its part, as far as that is exact. */
    private static Term equalConstant(Term a, Term constant) {
        long value = constant.value();
        switch (a.operator()) {
            case ADD:
                if (a.part(1).isConstant()) {
                    return equal(a.part(0), Integers.subtract(constant, a.part(1)));
                }
                break;
            case SUBTRACT:
                if (value == 0) {
                    return equal(a.part(0), a.part(1));
                }
                return a.part(0).isConstant()
                        ? equal(a.part(1), Integers.subtract(a.part(0), constant))
                        : plain(Operator.EQUAL, a, constant);
            case BIT_XOR:
                if (a.part(1).isConstant()) {
                    return equal(a.part(0), Integers.xor(constant, a.part(1)));
                }
                break;
            case SIGN_EXTEND:
                return equalExtended(a.part(0), value, a.part(0).sort().normal(value));
            case ZERO_EXTEND:
                return equalExtended(a.part(0), value, a.part(0).sort().unsigned(value));
            case CHOICE:
                return throughChoice(a, constant, Comparison::equal, Operator.EQUAL);
            default:
                break;
        }
        return plain(Operator.EQUAL, a, constant);
    }

    private static Term equalExtended(Term narrow, long value, long kept) {
        return kept == value ? equal(narrow, Term.constant(narrow.sort(), value)) : Term.FALSE;
    }

    static Term less(Term a, Term b) {
        if (a == b || b.is(b.sort().least()) || a.is(a.sort().greatest())) {
            return Term.FALSE;
        }
        if (Bounds.of(a).below(Bounds.of(b))) {
            return Term.TRUE;
        }
        return Bounds.of(b).atMost(Bounds.of(a)) ? Term.FALSE : throughChoice(a, b, Comparison::less, Operator.LESS);
    }

    static Term atMost(Term a, Term b) {
        if (a == b || Bounds.of(a).atMost(Bounds.of(b))) {
            return Term.TRUE;
        }
        return Bounds.of(b).below(Bounds.of(a))
                ? Term.FALSE
                : throughChoice(a, b, Comparison::atMost, Operator.AT_MOST);
    }

    static Term lessUnsigned(Term a, Term b) {
        return a == b || b.is(0) || a.is(-1) ? Term.FALSE : plain(Operator.LESS_UNSIGNED, a, b);
    }

    static Term atMostUnsigned(Term a, Term b) {
        return a == b || a.is(0) || b.is(-1) ? Term.TRUE : plain(Operator.AT_MOST_UNSIGNED, a, b);
    }

    /**
     * Compares inside a chain {@code c1 ? k1 : c2 ? k2 : ... k}, whose comparisons fold. This turns the int that the JVM's
     * {@code lcmp} leaves, or a boolean carried as an int, back into the condition it came from.
     */
    private static Term throughChoice(Term a, Term b, BinaryOperator<Term> comparison, Operator operator) {
        if (b.isConstant() && isChain(a)) {
            Term rest = comparison.apply(a.part(2), b);
            return Truth.choose(a.part(0), comparison.apply(a.part(1), b), rest);
        }
        if (a.isConstant() && isChain(b)) {
            Term rest = comparison.apply(a, b.part(2));
            return Truth.choose(b.part(0), comparison.apply(a, b.part(1)), rest);
        }
        return plain(operator, a, b);
    }

    private static boolean isChain(Term term) {
        Term rest = term;
        for (int i = 0;
                i < LONGEST_CHAIN && rest.is(Operator.CHOICE) && rest.part(1).isConstant();
                i++) {
            rest = rest.part(2);
        }
        return rest.isConstant() && rest != term;
    }

    /** One order for the sides of an equality, the same in every run. */
    private static Term ordered(Term a, Term b) {
        return a.hashCode() <= b.hashCode() ? plain(Operator.EQUAL, a, b) : plain(Operator.EQUAL, b, a);
    }

    private static Term plain(Operator operator, Term a, Term b) {
        if (a.sort() != b.sort()) {
            throw new IllegalArgumentException(operator + " of " + a.sort() + " and " + b.sort());
        }
        return Term.apply(operator, Sort.BOOL, a, b);
    }
}
