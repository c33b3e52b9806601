package dev.braid.solver.backend;

import dev.braid.trace.term.Operator;
import dev.braid.trace.term.Sort;
import dev.braid.trace.term.Term;
import dev.braid.trace.term.TermOrder;
import dev.braid.trace.term.Variable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Our terms in the dialect of a solver, each translated once. */
final class Translation<T> {

    private final Dialect<T> dialect;
    private final Map<Term, T> known = new IdentityHashMap<>();
    private final Map<Variable, T> variables = new HashMap<>();
    private final Map<Term, T> definitions = new IdentityHashMap<>();

    Translation(Dialect<T> dialect) {
        this.dialect = dialect;
    }

    /** A condition, and before it what defines the auxiliary values in it. */
    List<T> conditions(Term condition) {
        T translated = translate(condition);
        List<T> result = new ArrayList<>();
        if (!definitions.isEmpty()) {
            TermOrder.each(List.of(condition), part -> {
                T definition = definitions.get(part);
                if (definition != null) {
                    result.add(definition);
                }
            });
        }
        result.add(translated);
        return result;
    }

    T variable(Variable variable) {
        return variables.computeIfAbsent(variable, key -> dialect.variable(key.name(), key.sort()));
    }

    private T translate(Term term) {
        TermOrder.partsFirst(term, known::containsKey, part -> known.put(part, translateOne(part)));
        return get(term);
    }

    private T get(Term term) {
        T translated = known.get(term);
        if (translated == null) {
            throw new IllegalStateException("not translated: " + term);
        }
        return translated;
    }

    private T translateOne(Term term) {
        return switch (term.operator()) {
            case CONSTANT -> dialect.constant(term.sort(), term.value());
            case VARIABLE -> variable(term.variable());
            case FLOAT_TO_INTEGER -> saturated(term);
            case FLOAT_TO_BITS -> bits(term);
            default -> {
                List<T> parts = new ArrayList<>();
                term.parts().forEach(part -> parts.add(get(part)));
                yield dialect.apply(term.operator(), term.sort(), term.part(0).sort(), parts);
            }
        };
    }

    /** Java's cast: NaN is 0, what is too large is the largest. */
    private T saturated(Term term) {
        Sort sort = term.sort();
        Sort from = term.part(0).sort();
        T x = get(term.part(0));
        T least = dialect.constant(from, real(from, (double) sort.least()));
        T above = dialect.constant(from, real(from, -(double) sort.least()));
        T inRange = dialect.apply(Operator.FLOAT_TO_INTEGER, sort, from, List.of(x));
        T notAbove = choose(
                sort, truth(Operator.F_AT_MOST, from, above, x), dialect.constant(sort, sort.greatest()), inRange);
        T number =
                choose(sort, truth(Operator.F_AT_MOST, from, x, least), dialect.constant(sort, sort.least()), notAbove);
        return choose(
                sort, dialect.apply(Operator.F_IS_NAN, Sort.BOOL, from, List.of(x)), dialect.constant(sort, 0), number);
    }

    private T truth(Operator operator, Sort operand, T a, T b) {
        return dialect.apply(operator, Sort.BOOL, operand, List.of(a, b));
    }

    private T choose(Sort sort, T condition, T a, T b) {
        return dialect.apply(Operator.CHOICE, sort, Sort.BOOL, List.of(condition, a, b));
    }

    /** SMT-LIB has no way back from an IEEE number to bits: a new variable is defined to be those bits. */
    private T bits(Term term) {
        Sort sort = term.sort();
        Sort from = term.part(0).sort();
        T x = get(term.part(0));
        T bits = dialect.variable("bits!" + definitions.size(), sort);
        long nan = from.normal(-1);
        T isNaN = dialect.apply(Operator.F_IS_NAN, Sort.BOOL, from, List.of(x));
        T sameAsNaN = truth(Operator.EQUAL, sort, bits, dialect.constant(sort, nan));
        T back = dialect.apply(Operator.BITS_TO_FLOAT, from, sort, List.of(bits));
        T sameNumber = dialect.apply(Operator.EQUAL, Sort.BOOL, from, List.of(back, x));
        definitions.put(term, choose(Sort.BOOL, isNaN, sameAsNaN, sameNumber));
        return bits;
    }

    private static long real(Sort sort, double value) {
        return sort == Sort.FLOAT ? Float.floatToIntBits((float) value) : Double.doubleToLongBits(value);
    }
}
