package dev.braid.solver;

import dev.braid.trace.term.Assignment;
import dev.braid.trace.term.Operator;
import dev.braid.trace.term.Term;
import dev.braid.trace.term.TermOrder;
import dev.braid.trace.term.Variable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Conditions written down with inputs numbered in order of appearance: equal for questions that differ in names only. */
final class CanonicalQuery {

    private final List<Variable> variables = new ArrayList<>();
    private long[] code = new long[64];
    private int size;

    private CanonicalQuery() {}

    static CanonicalQuery of(List<Term> conditions) {
        CanonicalQuery query = new CanonicalQuery();
        Map<Term, Integer> numbers = new IdentityHashMap<>();
        TermOrder.each(conditions, term -> {
            query.write(term, numbers);
            numbers.put(term, numbers.size());
        });
        conditions.forEach(condition -> query.emit(numbers.getOrDefault(condition, -1)));
        query.code = Arrays.copyOf(query.code, query.size);
        return query;
    }

    private void write(Term term, Map<Term, Integer> numbers) {
        emit(term.operator().ordinal() * 16L + term.sort().ordinal());
        if (term.isConstant()) {
            emit(term.value());
        } else if (term.is(Operator.VARIABLE)) {
            emit(term.variable().type().ordinal());
            variables.add(term.variable());
        }
        for (Term part : term.parts()) {
            emit(numbers.getOrDefault(part, -1));
        }
    }

    private void emit(long word) {
        if (size == code.length) {
            code = Arrays.copyOf(code, size * 2);
        }
        code[size++] = word;
    }

    /** Values in the order of this question's inputs. */
    long[] valuesOf(Assignment inputs) {
        return variables.stream().mapToLong(inputs::value).toArray();
    }

    Assignment assignment(long[] values) {
        Map<Variable, Long> named = new HashMap<>();
        for (int i = 0; i < values.length; i++) {
            named.put(variables.get(i), values[i]);
        }
        return Assignment.of(named);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof CanonicalQuery that && Arrays.equals(code, that.code);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(code);
    }
}
