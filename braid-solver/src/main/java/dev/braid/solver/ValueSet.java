package dev.braid.solver;

import dev.braid.trace.term.Conditions;
import dev.braid.trace.term.Interval;
import dev.braid.trace.term.Variable;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The values of one input for which conditions hold, the other inputs as they are.
 *
 * @param intervals disjoint, ascending; the conditions hold for every value in them
 * @param isAll whether they hold for no other value
 */
public record ValueSet(Variable variable, List<Interval> intervals, boolean isAll) {

    public ValueSet {
        intervals = List.copyOf(intervals);
    }

    public boolean contains(long value) {
        return intervals.stream().anyMatch(interval -> interval.contains(value));
    }

    /** Such as {@code x in 7..10}, {@code x == 3 or x in 7..10}, {@code x in 7..10 and others}. */
    @Override
    public String toString() {
        String text = intervals.stream()
                .map(interval -> Conditions.fact(variable, interval))
                .map(fact -> fact.isEmpty() ? "any " + variable.name() : fact)
                .collect(Collectors.joining(" or "));
        return isAll ? text : text + " and others";
    }
}
