package dev.braid.trace.term;

import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** Builds truth values and choices, simplified. */
public final class Truth {

    private Truth() {}

    /** A boolean input. */
    public static Term input(String name) {
        return Term.of(new Variable(name, Variable.Type.BOOLEAN));
    }

    public static Term not(Term a) {
        return switch (a.operator()) {
            case CONSTANT -> Term.of(a.is(0));
            case NOT -> a.part(0);
            case LESS -> Integers.atMost(a.part(1), a.part(0));
            case AT_MOST -> Integers.less(a.part(1), a.part(0));
            case LESS_UNSIGNED -> Integers.atMostUnsigned(a.part(1), a.part(0));
            case AT_MOST_UNSIGNED -> Integers.lessUnsigned(a.part(1), a.part(0));
            default -> Term.apply(Operator.NOT, Sort.BOOL, a);
        };
    }

    public static Term and(Term a, Term b) {
        if (a.is(0) || b.is(1) || a == b) {
            return a;
        }
        if (b.is(0) || a.is(1)) {
            return b;
        }
        if (isNegation(a, b)) {
            return Term.FALSE;
        }
        if (a.is(Operator.AND) && (a.part(0) == b || a.part(1) == b)) {
            return a;
        }
        Term strict = strictly(a, b);
        return strict != null ? strict : Term.apply(Operator.AND, Sort.BOOL, a, b);
    }

    public static Term or(Term a, Term b) {
        if (a.is(1) || b.is(0) || a == b) {
            return a;
        }
        if (b.is(1) || a.is(0)) {
            return b;
        }
        if (isNegation(a, b)) {
            return Term.TRUE;
        }
        if (a.is(Operator.OR) && (a.part(0) == b || a.part(1) == b)) {
            return a;
        }
        Term orEqual = orEqual(a, b);
        return orEqual != null ? orEqual : Term.apply(Operator.OR, Sort.BOOL, a, b);
    }

    public static Term all(Collection<Term> conditions) {
        Term result = Term.TRUE;
        for (Term condition : conditions) {
            result = and(result, condition);
        }
        return result;
    }

    public static Term xor(Term a, Term b) {
        return not(Integers.equal(a, b));
    }

    /** {@code condition ? a : b}, of any sort. */
    public static Term choose(Term condition, Term a, Term b) {
        if (condition.isConstant()) {
            return condition.is(1) ? a : b;
        }
        if (a == b) {
            return a;
        }
        if (condition.is(Operator.NOT)) {
            return choose(condition.part(0), b, a);
        }
        if (a.sort() == Sort.BOOL && (a.isConstant() || b.isConstant())) {
            return chooseTruth(condition, a, b);
        }
        Term first = a.is(Operator.CHOICE) && a.part(0) == condition ? a.part(1) : a;
        Term second = b.is(Operator.CHOICE) && b.part(0) == condition ? b.part(2) : b;
        if (second.is(Operator.CHOICE) && second.part(1) == first) {
            return choose(or(condition, second.part(0)), first, second.part(2));
        }
        return first == second ? first : Term.apply(Operator.CHOICE, first.sort(), condition, first, second);
    }

    private static Term chooseTruth(Term condition, Term a, Term b) {
        if (a.isConstant()) {
            return a.is(1) ? or(condition, b) : and(not(condition), b);
        }
        return b.is(1) ? or(not(condition), a) : and(condition, a);
    }

    /** An int that is 1 if the condition holds, else 0: how the JVM carries a boolean. */
    public static Term asInt(Term condition) {
        return choose(condition, Term.constant(Sort.INT, 1), Term.constant(Sort.INT, 0));
    }

    private static boolean isNegation(Term a, Term b) {
        return a == not(b);
    }

    /** {@code b <= a} and {@code a != b} is {@code b < a}. Comparisons of a JVM {@code lcmp} come in this form. */
    private static @Nullable Term strictly(Term a, Term b) {
        if (a.is(Operator.AT_MOST) && b.is(Operator.NOT) && comparesTheSame(a, b.part(0))) {
            return Integers.less(a.part(0), a.part(1));
        }
        if (b.is(Operator.AT_MOST) && a.is(Operator.NOT) && comparesTheSame(b, a.part(0))) {
            return Integers.less(b.part(0), b.part(1));
        }
        return null;
    }

    private static @Nullable Term orEqual(Term a, Term b) {
        if (a.is(Operator.LESS) && comparesTheSame(a, b)) {
            return Integers.atMost(a.part(0), a.part(1));
        }
        if (b.is(Operator.LESS) && comparesTheSame(b, a)) {
            return Integers.atMost(b.part(0), b.part(1));
        }
        return null;
    }

    private static boolean comparesTheSame(Term order, Term equality) {
        if (!equality.is(Operator.EQUAL)) {
            return false;
        }
        Term a = order.part(0);
        Term b = order.part(1);
        return equality.part(0) == a && equality.part(1) == b || equality.part(0) == b && equality.part(1) == a;
    }
}
