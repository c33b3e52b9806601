package dev.braid.trace.term;

import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Intervals of terms from the intervals of their inputs; where an operator is too hard, the whole sort. */
final class Forward {

    private final Ranges ranges;
    private final Map<Term, Interval> known = new IdentityHashMap<>();

    Forward(Ranges ranges) {
        this.ranges = ranges;
    }

    Interval of(Term term) {
        if (term.isConstant()) {
            return Interval.of(term.value());
        }
        TermOrder.partsFirst(term, known::containsKey, part -> known.put(part, compute(part)));
        return known.getOrDefault(term, Interval.of(term.sort()));
    }

    private Interval part(Term term, int index) {
        return known.getOrDefault(term.part(index), Interval.of(term.part(index).sort()));
    }

    private Interval compute(Term term) {
        Sort sort = term.sort();
        return switch (term.operator()) {
            case CONSTANT -> Interval.of(term.value());
            case VARIABLE -> ofVariable(term.variable());
            case NOT ->
                new Interval(1 - part(term, 0).greatest(), 1 - part(term, 0).least());
            case AND ->
                new Interval(
                        part(term, 0).least() & part(term, 1).least(),
                        part(term, 0).greatest() & part(term, 1).greatest());
            case OR ->
                new Interval(
                        part(term, 0).least() | part(term, 1).least(),
                        part(term, 0).greatest() | part(term, 1).greatest());
            case CHOICE -> ofChoice(term);
            case EQUAL -> ofEqual(part(term, 0), part(term, 1));
            case LESS ->
                ofOrder(
                        part(term, 0).greatest() < part(term, 1).least(),
                        part(term, 0).least() >= part(term, 1).greatest());
            case AT_MOST ->
                ofOrder(
                        part(term, 0).greatest() <= part(term, 1).least(),
                        part(term, 0).least() > part(term, 1).greatest());
            case SIGN_EXTEND -> part(term, 0);
            case ZERO_EXTEND -> extended(term.part(0), part(term, 0));
            case TRUNCATE -> part(term, 0).within(Interval.of(sort)) ? part(term, 0) : Interval.of(sort);
            default -> arithmetic(term);
        };
    }

    private Interval arithmetic(Term term) {
        Sort sort = term.sort();
        if (!sort.isInteger() || sort.width() == 64 || term.size() != 2) {
            return sum64(term);
        }
        Interval a = part(term, 0);
        Interval b = part(term, 1);
        Interval result = switch (term.operator()) {
            case ADD -> new Interval(a.least() + b.least(), a.greatest() + b.greatest());
            case SUBTRACT -> new Interval(a.least() - b.greatest(), a.greatest() - b.least());
            case MULTIPLY -> product(a, b);
            case BIT_AND ->
                b.isSingle() && b.least() >= 0
                        ? new Interval(0, a.least() >= 0 ? Math.min(a.greatest(), b.least()) : b.least())
                        : Interval.of(sort);
            default -> {
                Bounds bounds = Bounds.of(term);
                yield new Interval(bounds.least(), bounds.greatest());
            }
        };
        return result.within(Interval.of(sort)) ? result : Interval.of(sort);
    }

    private Interval sum64(Term term) {
        if (term.is(Operator.ADD) && term.part(1).isConstant()) {
            Interval moved = shifted(part(term, 0), term.part(1).value(), term.sort());
            return moved != null ? moved : Interval.of(term.sort());
        }
        Bounds bounds = term.sort().isInteger() ? Bounds.of(term) : null;
        return bounds != null ? new Interval(bounds.least(), bounds.greatest()) : Interval.of(term.sort());
    }

    private static Interval product(Interval a, Interval b) {
        long first = a.least() * b.least();
        long second = a.least() * b.greatest();
        long third = a.greatest() * b.least();
        long fourth = a.greatest() * b.greatest();
        return new Interval(
                Math.min(Math.min(first, second), Math.min(third, fourth)),
                Math.max(Math.max(first, second), Math.max(third, fourth)));
    }

    /** The interval moved by {@code distance}, or null if an end leaves the sort. */
    static @Nullable Interval shifted(Interval interval, long distance, Sort sort) {
        long least = interval.least() + distance;
        long greatest = interval.greatest() + distance;
        boolean overflow = ((interval.least() ^ least) & (distance ^ least)) < 0
                || ((interval.greatest() ^ greatest) & (distance ^ greatest)) < 0;
        return overflow || least < sort.least() || greatest > sort.greatest() ? null : new Interval(least, greatest);
    }

    private Interval ofVariable(Variable variable) {
        Interval range = ranges.of(variable);
        boolean seenSigned = variable.type() != Variable.Type.CHAR || range.greatest() <= Short.MAX_VALUE;
        return seenSigned ? range : Interval.of(Sort.SHORT);
    }

    private Interval extended(Term narrow, Interval interval) {
        if (narrow.is(Operator.VARIABLE) && narrow.variable().type() == Variable.Type.CHAR) {
            return ranges.of(narrow.variable());
        }
        return interval.least() >= 0 ? interval : new Interval(0, narrow.sort().unsigned(-1));
    }

    private Interval ofChoice(Term term) {
        if (part(term, 0).isSingle()) {
            return part(term, part(term, 0).least() == 1 ? 1 : 2);
        }
        return part(term, 1).join(part(term, 2));
    }

    private static Interval ofEqual(Interval a, Interval b) {
        return ofOrder(a.isSingle() && a.equals(b), a.meet(b).isEmpty());
    }

    private static Interval ofOrder(boolean certain, boolean impossible) {
        if (certain) {
            return Interval.of(1);
        }
        return impossible ? Interval.of(0) : Interval.of(Sort.BOOL);
    }
}
