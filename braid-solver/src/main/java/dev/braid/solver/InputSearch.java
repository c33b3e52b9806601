package dev.braid.solver;

import dev.braid.trace.term.Assignment;
import dev.braid.trace.term.Integers;
import dev.braid.trace.term.Interval;
import dev.braid.trace.term.Sort;
import dev.braid.trace.term.Substitution;
import dev.braid.trace.term.Term;
import dev.braid.trace.term.TermOrder;
import dev.braid.trace.term.Truth;
import dev.braid.trace.term.Variable;
import dev.braid.trace.term.Variable.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * Asks more of conditions than one solution: the smallest inputs, and all values of one input. The solver's stack is left
 * as it was; what it remembers is not.
 */
public final class InputSearch {

    private static final int MOST_INTERVALS = 4;

    private final ConstraintSolver solver;

    public InputSearch(ConstraintSolver solver) {
        this.solver = solver;
    }

    /**
     * Inputs as near to zero as possible, one after the other in the order in which the conditions mention them. Where the
     * solver does not know, the value stays.
     */
    public Assignment smallest(List<Term> conditions, Assignment start) {
        Assignment current = start;
        List<Term> pinned = new ArrayList<>(conditions);
        for (Variable variable : TermOrder.variables(conditions)) {
            if (variable.type() == Type.CHAR) {
                current = readable(pinned, variable, current);
            } else if (isOrdered(variable)) {
                current = shrink(pinned, variable, current);
            }
            Term value = Term.constant(variable.sort(), current.value(variable));
            pinned.add(Integers.equal(Term.of(variable), value));
        }
        return current;
    }

    /** A letter, or else something printable. */
    private Assignment readable(List<Term> conditions, Variable variable, Assignment start) {
        for (Interval wanted : List.of(Interval.of('a'), new Interval(' ', '~'))) {
            Term inside = within(variable, wanted.least(), wanted.greatest());
            if (solve(conditions, inside, start) instanceof Solution.Found found) {
                return start.with(found.inputs());
            }
        }
        return start;
    }

    private Assignment shrink(List<Term> conditions, Variable variable, Assignment start) {
        Assignment best = start;
        long below = -1;
        for (long size = size(variable, best); size > below + 1 && size > 0; size = size(variable, best)) {
            long middle = middle(below, size);
            Solution nearer = solve(conditions, within(variable, -middle, middle), best);
            if (nearer instanceof Solution.Found found) {
                best = best.with(found.inputs());
            } else {
                below = middle;
            }
        }
        return best;
    }

    /** Half-way, rounded down, without overflow. */
    private static long middle(long a, long b) {
        return (a & b) + ((a ^ b) >> 1);
    }

    private static long size(Variable variable, Assignment inputs) {
        long number = variable.number(inputs.value(variable));
        return number == Long.MIN_VALUE ? Long.MAX_VALUE : Math.abs(number);
    }

    /** All values of one input for which the conditions hold, the other inputs as in {@code known}. */
    public ValueSet range(List<Term> conditions, Variable variable, Assignment known) {
        long value = variable.number(known.value(variable));
        if (!isOrdered(variable)) {
            return new ValueSet(variable, List.of(Interval.of(value)), false);
        }
        Substitution others = new Substitution(known, other -> !other.equals(variable));
        Term condition = Truth.all(conditions.stream().map(others::apply).toList());
        return new Pieces(variable, condition, known).around(value);
    }

    private static boolean isOrdered(Variable variable) {
        return variable.type() != Type.FLOAT && variable.type() != Type.DOUBLE;
    }

    private Solution solve(List<Term> conditions, Term extra, Assignment known) {
        solver.push();
        try {
            conditions.forEach(solver::add);
            solver.add(extra);
            solver.remember(known);
            return solver.solve();
        } finally {
            solver.pop();
        }
    }

    /** The input as a number lies between two bounds, both included. */
    private static Term within(Variable variable, long least, long greatest) {
        Interval bounds = new Interval(least, greatest).meet(new Interval(variable.least(), variable.greatest()));
        if (variable.type() == Type.BOOLEAN) {
            Term input = Term.of(variable);
            return Truth.or(
                    Truth.and(Term.of(bounds.contains(0)), Truth.not(input)),
                    Truth.and(Term.of(bounds.contains(1)), input));
        }
        Term number = Integers.input(variable.name(), variable.type());
        Sort sort = number.sort();
        return bounds.isEmpty()
                ? Term.FALSE
                : Truth.and(
                        Integers.atMost(Term.constant(sort, bounds.least()), number),
                        Integers.atMost(number, Term.constant(sort, bounds.greatest())));
    }

    /** The intervals in which a condition on one input holds, found from a known value outwards. */
    private final class Pieces {
        private final Variable variable;
        private final Term condition;
        private final Assignment known;
        private boolean complete = true;
        private boolean certain = true;

        Pieces(Variable variable, Term condition, Assignment known) {
            this.variable = variable;
            this.condition = condition;
            this.known = known;
        }

        ValueSet around(long value) {
            List<Interval> found = new ArrayList<>();
            long least = end(value, -1);
            long greatest = end(value, 1);
            found.add(new Interval(least, greatest));
            collect(found, greatest, 1);
            collect(found, least, -1);
            found.sort((a, b) -> Long.compare(a.least(), b.least()));
            return new ValueSet(variable, found, complete);
        }

        /** The last value in a direction up to which the condition certainly holds without a gap. */
        private long end(long from, int direction) {
            certain = true;
            OptionalLong gap = nearest(Truth.not(condition), from, direction);
            if (!certain) {
                return from;
            }
            return gap.isPresent() ? gap.getAsLong() - direction : last(direction);
        }

        private void collect(List<Interval> found, long from, int direction) {
            long edge = from;
            while (edge != last(direction)) {
                OptionalLong next = nearest(condition, edge, direction);
                if (next.isEmpty()) {
                    return;
                }
                if (found.size() == MOST_INTERVALS) {
                    complete = false;
                    return;
                }
                edge = end(next.getAsLong(), direction);
                found.add(new Interval(Math.min(next.getAsLong(), edge), Math.max(next.getAsLong(), edge)));
            }
        }

        private long last(int direction) {
            return direction > 0 ? variable.greatest() : variable.least();
        }

        /** The value nearest to {@code from}, strictly in a direction, for which a condition holds. */
        private OptionalLong nearest(Term wanted, long from, int direction) {
            if (from == last(direction)) {
                return OptionalLong.empty();
            }
            OptionalLong best = some(wanted, from + direction, last(direction));
            long excluded = from;
            while (best.isPresent() && best.getAsLong() != excluded + direction) {
                long middle = middle(excluded, best.getAsLong());
                OptionalLong nearer = some(wanted, excluded + direction, middle);
                if (nearer.isPresent()) {
                    best = nearer;
                } else {
                    excluded = middle;
                }
            }
            return best;
        }

        /** Some value between two for which the condition holds; unknown counts as none, and is noted. */
        private OptionalLong some(Term wanted, long a, long b) {
            Term between = within(variable, Math.min(a, b), Math.max(a, b));
            Solution solution = solve(List.of(wanted), between, known.with(variable, a));
            if (solution instanceof Solution.Found found) {
                return OptionalLong.of(variable.number(found.inputs().value(variable)));
            }
            certain &= solution.isNone();
            complete &= solution.isNone();
            return OptionalLong.empty();
        }
    }
}
