package dev.braid.trace.term;

import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Values of inputs. A variable without a value is 0, false, or the empty string: whatever its bits 0 mean. */
public final class Assignment {

    public static final Assignment EMPTY = new Assignment(Map.of());

    private final Map<Variable, Long> values;

    private Assignment(Map<Variable, Long> values) {
        this.values = values;
    }

    public static Assignment of(Map<Variable, Long> values) {
        Map<Variable, Long> copy = new HashMap<>();
        values.forEach((variable, value) -> copy.put(variable, variable.sort().normal(value)));
        return new Assignment(copy);
    }

    public Assignment with(Variable variable, long value) {
        Map<Variable, Long> copy = new HashMap<>(values);
        copy.put(variable, variable.sort().normal(value));
        return new Assignment(copy);
    }

    /** This, with the values of {@code other} in front. */
    public Assignment with(Assignment other) {
        Map<Variable, Long> copy = new HashMap<>(values);
        copy.putAll(other.values);
        return new Assignment(copy);
    }

    /** The values of these variables only, with the missing ones said. */
    public Assignment only(Collection<Variable> variables) {
        Map<Variable, Long> chosen = new HashMap<>();
        variables.forEach(variable -> chosen.put(variable, value(variable)));
        return new Assignment(chosen);
    }

    public long value(Variable variable) {
        return values.getOrDefault(variable, 0L);
    }

    public boolean has(Variable variable) {
        return values.containsKey(variable);
    }

    public Map<Variable, Long> values() {
        return Collections.unmodifiableMap(values);
    }

    /** What a term is worth: exactly what Java would compute, in the form {@link Sort} describes. */
    public long evaluate(Term term) {
        return new Evaluation().value(term);
    }

    public boolean satisfies(Term condition) {
        return evaluate(condition) != 0;
    }

    /** Whether all conditions hold; parts shared between them are computed once. */
    public boolean satisfies(List<Term> conditions) {
        Evaluation evaluation = new Evaluation();
        for (Term condition : conditions) {
            if (evaluation.value(condition) == 0) {
                return false;
            }
        }
        return true;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Assignment that && values.equals(that.values);
    }

    @Override
    public int hashCode() {
        return values.hashCode();
    }

    /** Values as Java source shows them, by name of the input; strings whole. */
    public SortedMap<String, String> shown() {
        SortedMap<String, String> shown = new TreeMap<>();
        values.forEach((variable, value) -> {
            if (!Strings.isPart(variable)) {
                shown.put(variable.name(), variable.show(value));
            } else if (Strings.isLength(variable)) {
                String owner = Strings.owner(variable);
                shown.put(owner, Literals.quoted(string(owner, value)));
            }
        });
        return shown;
    }

    private String string(String owner, long length) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < Math.min(length, values.size()); i++) {
            text.append((char) value(Strings.charAt(owner, i)));
        }
        return text.toString();
    }

    @Override
    public String toString() {
        return shown().toString();
    }

    private final class Evaluation {
        private final IdentityHashMap<Term, Long> known = new IdentityHashMap<>();

        long value(Term root) {
            Long before = known.get(root);
            if (before != null) {
                return before;
            }
            TermOrder.partsFirst(root, known::containsKey, term -> known.put(term, compute(term)));
            return known.getOrDefault(root, 0L);
        }

        private long compute(Term term) {
            if (term.isConstant()) {
                return term.value();
            }
            if (term.is(Operator.VARIABLE)) {
                return Assignment.this.value(term.variable());
            }
            long[] parts = new long[term.size()];
            for (int i = 0; i < parts.length; i++) {
                parts[i] = known.getOrDefault(term.part(i), 0L);
            }
            return Meaning.of(term.operator(), term.sort(), term.part(0).sort(), parts);
        }
    }
}
