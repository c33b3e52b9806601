package dev.braid.benchmarks.solving;

import dev.braid.trace.term.Assignment;
import dev.braid.trace.term.Term;
import dev.braid.trace.term.Truth;
import java.util.ArrayList;
import java.util.List;

/** One run of a program on terms: branches go where the inputs send them, and are written down. */
final class SymbolicRun {

    private final Assignment inputs;
    private final List<Term> path = new ArrayList<>();

    SymbolicRun(Assignment inputs) {
        this.inputs = inputs;
    }

    boolean branch(Term condition) {
        if (condition.isConstant()) {
            return condition.is(1);
        }
        boolean taken = inputs.satisfies(condition);
        path.add(taken ? condition : Truth.not(condition));
        return taken;
    }

    /** The conditions that this run's inputs satisfied, in order. */
    List<Term> path() {
        return path;
    }
}
