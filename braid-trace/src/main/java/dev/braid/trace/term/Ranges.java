package dev.braid.trace.term;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * For each input an interval outside of which the conditions cannot hold. What is left out is impossible; what is left in
 * need not be possible. The numbers are those of the Java type: a char is from 0 to 65535.
 */
public final class Ranges {

    /** Narrowing goes on while it helps; this many rounds are enough for chains that occur. */
    private static final int ROUNDS = 4;

    private final Map<Variable, Interval> ranges = new LinkedHashMap<>();
    private boolean impossible;

    private Ranges() {}

    public static Ranges of(Collection<Term> conditions) {
        Ranges result = new Ranges();
        for (int round = 0; round < ROUNDS && !result.impossible; round++) {
            Map<Variable, Interval> before = new HashMap<>(result.ranges);
            for (Term condition : conditions) {
                result.assume(condition, true);
            }
            if (before.equals(result.ranges)) {
                break;
            }
        }
        if (!result.impossible) {
            result.checkEach(conditions);
        }
        return result;
    }

    /** True if the conditions certainly cannot hold together. */
    public boolean areImpossible() {
        return impossible;
    }

    public Interval of(Variable variable) {
        return ranges.getOrDefault(variable, new Interval(variable.least(), variable.greatest()));
    }

    private void checkEach(Collection<Term> conditions) {
        Forward forward = new Forward(this);
        for (Term condition : conditions) {
            if (forward.of(condition).greatest() == 0) {
                impossible = true;
            }
        }
    }

    private void assume(Term condition, boolean holds) {
        switch (condition.operator()) {
            case CONSTANT -> impossible |= condition.is(0) == holds;
            case VARIABLE -> restrict(condition.variable(), Interval.of(holds ? 1 : 0));
            case NOT -> assume(condition.part(0), !holds);
            case AND -> assumeBoth(condition, holds, true);
            case OR -> assumeBoth(condition, holds, false);
            case EQUAL -> assumeEqual(condition.part(0), condition.part(1), holds);
            case LESS -> assumeOrder(condition.part(0), condition.part(1), holds);
            case AT_MOST -> assumeOrder(condition.part(1), condition.part(0), !holds);
            default -> {}
        }
    }

    private void assumeBoth(Term condition, boolean holds, boolean wanted) {
        if (holds == wanted) {
            condition.parts().forEach(part -> assume(part, holds));
        }
    }

    private void assumeEqual(Term a, Term b, boolean holds) {
        if (a.sort() == Sort.BOOL) {
            return;
        }
        Interval left = intervalOf(a);
        Interval right = intervalOf(b);
        if (holds) {
            narrow(a, right);
            narrow(b, left);
        } else if (right.isSingle()) {
            narrow(a, without(left, right.least()));
        } else if (left.isSingle()) {
            narrow(b, without(right, left.least()));
        }
    }

    /** An interval can lose a value only at its ends. */
    private static Interval without(Interval interval, long value) {
        if (interval.isSingle() && interval.least() == value) {
            return Interval.NOTHING;
        }
        if (interval.least() == value) {
            return new Interval(value + 1, interval.greatest());
        }
        return interval.greatest() == value ? new Interval(interval.least(), value - 1) : interval;
    }

    /** {@code a < b}, or, if it does not hold, {@code b <= a}. */
    private void assumeOrder(Term a, Term b, boolean holds) {
        Interval left = intervalOf(a);
        Interval right = intervalOf(b);
        Sort sort = a.sort();
        if (left.isEmpty() || right.isEmpty()) {
            impossible = true;
        } else if (!holds) {
            narrow(a, new Interval(right.least(), sort.greatest()));
            narrow(b, new Interval(sort.least(), left.greatest()));
        } else if (right.greatest() == sort.least() || left.least() == sort.greatest()) {
            impossible = true;
        } else {
            narrow(a, new Interval(sort.least(), right.greatest() - 1));
            narrow(b, new Interval(left.least() + 1, sort.greatest()));
        }
    }

    private Interval intervalOf(Term term) {
        return new Forward(this).of(term);
    }

    /** The term lies in the interval: so do, suitably moved, its parts. */
    private void narrow(Term term, Interval interval) {
        if (interval.isEmpty()) {
            impossible = true;
            return;
        }
        switch (term.operator()) {
            case CONSTANT -> impossible |= !interval.contains(term.value());
            case VARIABLE -> restrictSigned(term.variable(), interval);
            case SIGN_EXTEND ->
                narrow(term.part(0), interval.meet(Interval.of(term.part(0).sort())));
            case ZERO_EXTEND -> narrowExtended(term.part(0), interval);
            case ADD -> narrowSum(term, interval);
            default -> {}
        }
    }

    private void narrowExtended(Term part, Interval interval) {
        Interval possible = interval.meet(new Interval(0, part.sort().unsigned(-1)));
        if (possible.isEmpty()) {
            impossible = true;
        } else if (part.is(Operator.VARIABLE) && part.variable().type() == Variable.Type.CHAR) {
            restrict(part.variable(), possible);
        } else if (possible.greatest() <= part.sort().greatest()) {
            narrow(part, possible);
        }
    }

    /** {@code x + c}: moved back, if no sum wraps round. */
    private void narrowSum(Term term, Interval interval) {
        Term constant = term.part(1);
        if (!constant.isConstant()) {
            return;
        }
        Interval sums = Forward.shifted(intervalOf(term.part(0)), constant.value(), term.sort());
        if (sums == null) {
            return;
        }
        Interval possible = interval.meet(sums);
        Interval moved = possible.isEmpty() ? null : Forward.shifted(possible, -constant.value(), term.sort());
        if (possible.isEmpty()) {
            impossible = true;
        } else if (moved != null) {
            narrow(term.part(0), moved);
        }
    }

    private void restrictSigned(Variable variable, Interval interval) {
        if (variable.type() != Variable.Type.CHAR) {
            restrict(variable, interval);
        } else if (interval.least() >= 0) {
            restrict(variable, interval);
        } else if (interval.isSingle()) {
            restrict(variable, Interval.of(variable.number(interval.least())));
        }
    }

    private void restrict(Variable variable, Interval interval) {
        Interval met = of(variable).meet(interval);
        ranges.put(variable, met);
        impossible |= met.isEmpty();
    }

    /** The inputs about which something is known. */
    public List<Variable> variables() {
        return List.copyOf(ranges.keySet());
    }
}
