package dev.braid.solver;

import dev.braid.trace.term.Assignment;
import dev.braid.trace.term.Interval;
import dev.braid.trace.term.Ranges;
import dev.braid.trace.term.Term;
import dev.braid.trace.term.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Tries inputs that are cheap to think of; evaluating them costs microseconds. */
final class Guess {

    private static final int MOST_GUESSES = 48;
    private static final int MOST_REPAIRS = 4;

    private Guess() {}

    /**
     * Inputs that satisfy the conditions, or null.
     *
     * @param base satisfies most of them, as the inputs of an execution do that is turned over at its last branch
     */
    static @Nullable Assignment find(List<Term> conditions, Set<Variable> variables, Assignment base, Ranges ranges) {
        Assignment repaired = repair(conditions, base);
        if (repaired != null) {
            return repaired;
        }
        int tried = 0;
        for (Variable variable : variables) {
            for (long value : candidates(variable, ranges.of(variable))) {
                Assignment guess = base.with(variable, value);
                if (guess.satisfies(conditions)) {
                    return guess;
                }
                if (++tried == MOST_GUESSES) {
                    return null;
                }
            }
        }
        return inside(conditions, variables, base, ranges);
    }

    /** Inverts the first condition that fails; if another one fails then, that one, a few times. */
    private static @Nullable Assignment repair(List<Term> conditions, Assignment base) {
        Assignment current = base;
        for (int i = 0; i < MOST_REPAIRS; i++) {
            Term failing = firstFailing(conditions, current);
            if (failing == null) {
                return current;
            }
            Assignment next = null;
            for (Assignment guess : Inversion.guesses(failing, current)) {
                if (!guess.satisfies(failing)) {
                    continue;
                }
                if (guess.satisfies(conditions)) {
                    return guess;
                }
                next = next == null ? guess : next;
            }
            if (next == null) {
                return null;
            }
            current = next;
        }
        return null;
    }

    private static @Nullable Term firstFailing(List<Term> conditions, Assignment inputs) {
        for (Term condition : conditions) {
            if (!inputs.satisfies(condition)) {
                return condition;
            }
        }
        return null;
    }

    private static List<Long> candidates(Variable variable, Interval range) {
        List<Long> candidates = new ArrayList<>();
        for (long value : new long[] {0, 1, -1, range.least(), range.greatest()}) {
            if (range.contains(value) && !candidates.contains(value)) {
                candidates.add(value);
            }
        }
        return candidates;
    }

    /** Every input at the end of its range that is nearer to zero. */
    private static @Nullable Assignment inside(
            List<Term> conditions, Set<Variable> variables, Assignment base, Ranges ranges) {
        Assignment guess = base;
        for (Variable variable : variables) {
            Interval range = ranges.of(variable);
            long nearest = range.contains(0) ? 0 : range.least() > 0 ? range.least() : range.greatest();
            guess = guess.with(variable, nearest);
        }
        return guess.satisfies(conditions) ? guess : null;
    }
}
