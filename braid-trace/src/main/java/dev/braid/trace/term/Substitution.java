package dev.braid.trace.term;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.Predicate;

/** Puts values in the place of inputs and simplifies what results. */
public final class Substitution {

    private final Assignment values;
    private final Predicate<Variable> replaced;
    private final Map<Term, Term> known = new IdentityHashMap<>();

    /** Replaces the variables that {@code replaced} accepts by their values. */
    public Substitution(Assignment values, Predicate<Variable> replaced) {
        this.values = values;
        this.replaced = replaced;
    }

    public Term apply(Term term) {
        TermOrder.partsFirst(term, known::containsKey, part -> known.put(part, rebuilt(part)));
        return known.getOrDefault(term, term);
    }

    private Term rebuilt(Term term) {
        if (term.is(Operator.VARIABLE)) {
            return replaced.test(term.variable()) ? Term.constant(term.sort(), values.value(term.variable())) : term;
        }
        return term.isConstant() ? term : rebuild(term);
    }

    private Term part(Term term, int index) {
        return known.getOrDefault(term.part(index), term.part(index));
    }

    private Term rebuild(Term term) {
        Term a = part(term, 0);
        return switch (term.operator()) {
            case NOT -> Truth.not(a);
            case CHOICE -> Truth.choose(a, part(term, 1), part(term, 2));
            case SIGN_EXTEND -> Integers.extend(a, term.sort());
            case ZERO_EXTEND -> Integers.extendUnsigned(a, term.sort());
            case TRUNCATE -> Integers.truncate(a, term.sort());
            case F_NEGATE -> Floats.negate(a);
            case F_IS_NAN -> Floats.isNaN(a);
            case FLOAT_TO_INTEGER -> Floats.toInteger(a, term.sort());
            case FLOAT_TO_FLOAT -> Floats.convert(a, term.sort());
            case BITS_TO_FLOAT -> Floats.fromBits(a, term.sort());
            case FLOAT_TO_BITS -> Floats.toBits(a);
            default -> term.size() == 2 ? binary(term, a, part(term, 1)) : Term.apply(term.operator(), term.sort(), a);
        };
    }

    private static Term binary(Term term, Term a, Term b) {
        return switch (term.operator()) {
            case AND -> Truth.and(a, b);
            case OR -> Truth.or(a, b);
            case EQUAL -> Integers.equal(a, b);
            case ADD -> Integers.add(a, b);
            case SUBTRACT -> Integers.subtract(a, b);
            case MULTIPLY -> Integers.multiply(a, b);
            case DIVIDE -> Integers.divide(a, b);
            case REMAINDER -> Integers.remainder(a, b);
            case BIT_AND -> Integers.and(a, b);
            case BIT_OR -> Integers.or(a, b);
            case BIT_XOR -> Integers.xor(a, b);
            case LESS -> Integers.less(a, b);
            case AT_MOST -> Integers.atMost(a, b);
            case LESS_UNSIGNED -> Integers.lessUnsigned(a, b);
            case AT_MOST_UNSIGNED -> Integers.atMostUnsigned(a, b);
            case F_LESS -> Floats.less(a, b);
            case F_EQUAL -> Floats.equal(a, b);
            default -> Term.apply(term.operator(), term.sort(), a, b);
        };
    }
}
