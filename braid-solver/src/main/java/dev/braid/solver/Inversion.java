package dev.braid.solver;

import dev.braid.trace.term.Assignment;
import dev.braid.trace.term.Sort;
import dev.braid.trace.term.Term;
import java.util.ArrayList;
import java.util.List;

/**
 * Changes one input so that a condition that fails under known inputs may hold: computes backwards from the wanted value of
 * one side of a comparison to an input, with everything else as it is. What comes out is a guess, to be checked.
 */
final class Inversion {

    private static final int DEEPEST = 64;

    private final Assignment base;
    private final List<Assignment> guesses = new ArrayList<>();

    private Inversion(Assignment base) {
        this.base = base;
    }

    static List<Assignment> guesses(Term condition, Assignment base) {
        Inversion inversion = new Inversion(base);
        inversion.make(condition, true, 0);
        return inversion.guesses;
    }

    private void make(Term condition, boolean wanted, int depth) {
        if (depth > DEEPEST) {
            return;
        }
        switch (condition.operator()) {
            case VARIABLE -> guesses.add(base.with(condition.variable(), wanted ? 1 : 0));
            case NOT -> make(condition.part(0), !wanted, depth + 1);
            case AND, OR -> condition.parts().forEach(part -> make(part, wanted, depth + 1));
            case EQUAL -> equal(condition, wanted);
            case LESS -> order(condition.part(0), condition.part(1), wanted, 1);
            case AT_MOST -> order(condition.part(0), condition.part(1), wanted, 0);
            case F_EQUAL, F_LESS, F_AT_MOST -> floating(condition);
            default -> {}
        }
    }

    private void equal(Term condition, boolean wanted) {
        if (condition.part(0).sort() == Sort.BOOL) {
            return;
        }
        long left = base.evaluate(condition.part(0));
        long right = base.evaluate(condition.part(1));
        reach(condition.part(0), wanted ? right : right + 1, 0);
        reach(condition.part(1), wanted ? left : left + 1, 0);
        if (!wanted) {
            reach(condition.part(0), right - 1, 0);
        }
    }

    /** {@code a < b} (gap 1) or {@code a <= b} (gap 0), or the contrary: the nearest value that does it. */
    private void order(Term a, Term b, boolean wanted, int gap) {
        long left = base.evaluate(a);
        long right = base.evaluate(b);
        if (wanted) {
            reach(a, right - gap, 0);
            reach(b, left + gap, 0);
        } else {
            reach(a, right + 1 - gap, 0);
            reach(b, left - 1 + gap, 0);
        }
    }

    private void floating(Term condition) {
        Sort sort = condition.part(0).sort();
        long left = base.evaluate(condition.part(0));
        long right = base.evaluate(condition.part(1));
        for (int side = 0; side < 2; side++) {
            long other = side == 0 ? right : left;
            for (double nudge : new double[] {0, -1, 1}) {
                reach(condition.part(side), moved(sort, other, nudge), 0);
            }
        }
    }

    private static long moved(Sort sort, long bits, double nudge) {
        if (sort == Sort.FLOAT) {
            return Float.floatToIntBits(Float.intBitsToFloat((int) bits) + (float) nudge);
        }
        return Double.doubleToLongBits(Double.longBitsToDouble(bits) + nudge);
    }

    /** Changes an input so that the term gets the value. */
    private void reach(Term term, long value, int depth) {
        long wanted = term.sort().normal(value);
        if (depth > DEEPEST || term.isConstant()) {
            return;
        }
        switch (term.operator()) {
            case VARIABLE -> guesses.add(base.with(term.variable(), wanted));
            case SIGN_EXTEND, ZERO_EXTEND, TRUNCATE, BITS_TO_FLOAT, FLOAT_TO_BITS ->
                reach(term.part(0), wanted, depth + 1);
            case CHOICE -> reach(term.part(base.satisfies(term.part(0)) ? 1 : 2), wanted, depth + 1);
            case FLOAT_TO_INTEGER -> reach(term.part(0), real(term.part(0).sort(), wanted), depth + 1);
            case FLOAT_TO_FLOAT, INTEGER_TO_FLOAT -> {}
            default -> {
                if (term.size() == 2 && term.sort().isInteger()) {
                    backwards(term, wanted, depth);
                }
            }
        }
    }

    private static long real(Sort sort, long value) {
        return sort == Sort.FLOAT ? Float.floatToIntBits(value) : Double.doubleToLongBits(value);
    }

    private void backwards(Term term, long wanted, int depth) {
        Term a = term.part(0);
        Term b = term.part(1);
        long left = base.evaluate(a);
        long right = base.evaluate(b);
        switch (term.operator()) {
            case ADD -> both(a, wanted - right, b, wanted - left, depth);
            case SUBTRACT -> both(a, wanted + right, b, left - wanted, depth);
            case BIT_XOR -> both(a, wanted ^ right, b, wanted ^ left, depth);
            case MULTIPLY -> {
                reach(a, factor(wanted, right), depth + 1);
                reach(b, factor(wanted, left), depth + 1);
            }
            case DIVIDE -> reach(a, wanted * right, depth + 1);
            case REMAINDER -> reach(a, left - left % Math.max(1, Math.abs(right)) + wanted, depth + 1);
            case BIT_AND, BIT_OR -> both(a, wanted, b, wanted, depth);
            case SHIFT_LEFT -> reach(a, term.sort().unsigned(wanted) >>> right, depth + 1);
            case SHIFT_RIGHT, SHIFT_RIGHT_UNSIGNED -> reach(a, wanted << right, depth + 1);
            default -> {}
        }
    }

    private void both(Term a, long first, Term b, long second, int depth) {
        reach(a, first, depth + 1);
        reach(b, second, depth + 1);
    }

    /** What times {@code other} gives {@code wanted}: exact for odd numbers, which have an inverse modulo 2^64. */
    private static long factor(long wanted, long other) {
        if ((other & 1) == 0) {
            return other == 0 ? 0 : wanted / other;
        }
        if (wanted % other == 0) {
            return wanted / other;
        }
        long inverse = other;
        for (int i = 0; i < 5; i++) {
            inverse *= 2 - other * inverse;
        }
        return wanted * inverse;
    }
}
