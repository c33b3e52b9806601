package dev.braid.litmus.threads;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Enumerates all behaviours of a thread program with no cleverness. */
public final class ThreadOracle {

    /** Thrown when a program has too many configurations to enumerate. */
    public static final class TooLarge extends RuntimeException {
        TooLarge() {
            super("too many configurations", null, false, false);
        }
    }

    private final int limit;
    private final boolean remembering;
    private final Set<String> seen = new HashSet<>();
    private final Set<String> leaves = new TreeSet<>();
    private int visits;

    private ThreadOracle(int limit, boolean remembering) {
        this.limit = limit;
        this.remembering = remembering;
    }

    /** The keys of all maximal partial orders: a search over configurations that remembers those it has seen. */
    public static Set<String> orders(ThreadProgram program, int limit) {
        ThreadOracle oracle = new ThreadOracle(limit, true);
        oracle.visit(new ThreadConfiguration(program));
        return oracle.leaves;
    }

    /** What the program can compute: all interleavings one by one, without any notion of dependency. */
    public static Set<String> results(ThreadProgram program, int limit) {
        ThreadOracle oracle = new ThreadOracle(limit, false);
        oracle.visit(new ThreadConfiguration(program));
        return oracle.leaves;
    }

    private void visit(ThreadConfiguration here) {
        if (++visits > limit) {
            throw new TooLarge();
        }
        if (remembering && !seen.add(here.key())) {
            return;
        }
        boolean moved = false;
        for (int t = 0; t < here.threads(); t++) {
            List<Integer> outcomes = here.outcomes(t);
            moved |= !outcomes.isEmpty();
            for (int outcome : outcomes) {
                visit(here.after(t, outcome));
            }
        }
        if (!moved) {
            leaves.add(remembering ? here.key() : here.result());
        }
    }
}
