package dev.braid.graph.build;

import dev.braid.runtime.Standstill;
import java.util.ArrayList;
import java.util.List;

/**
 * The moves from a state that a graph follows.
 *
 * @param all the moves
 * @param reduced whether others were left out
 */
record Moves(List<Move> all, boolean reduced) {

    /** More moves at once than this are not worth while. */
    private static final int MOST_AT_ONCE = 4096;

    static Moves of(Standstill here, Reduction reduction, Senders senders) {
        List<List<Move>> byProcess = new ArrayList<>();
        List<List<Move>> undisturbed = new ArrayList<>();
        for (int p = 1; p < here.processes(); p++) {
            List<Move> moves = new ArrayList<>();
            EventNames.of(here, p).forEach((name, step) -> moves.add(new Move(new long[] {step}, name)));
            if (!moves.isEmpty()) {
                byProcess.add(moves);
                if (reduction != Reduction.NONE && senders.isUndisturbed(here, p)) {
                    undisturbed.add(moves);
                }
            }
        }
        List<Move> full = byProcess.stream().flatMap(List::stream).toList();
        if (undisturbed.isEmpty() || byProcess.size() == 1) {
            return new Moves(full, false);
        }
        List<Move> atOnce = reduction == Reduction.SIMULTANEOUS ? product(undisturbed) : List.of();
        return new Moves(atOnce.isEmpty() ? List.copyOf(undisturbed.get(0)) : atOnce, true);
    }

    /** One move of every process, in all combinations; nothing if there are too many. */
    private static List<Move> product(List<List<Move>> byProcess) {
        List<Move> product = byProcess.get(0);
        for (List<Move> moves : byProcess.subList(1, byProcess.size())) {
            if ((long) product.size() * moves.size() > MOST_AT_ONCE) {
                return List.of();
            }
            List<Move> next = new ArrayList<>();
            for (Move before : product) {
                moves.forEach(move -> next.add(before.and(move)));
            }
            product = next;
        }
        return List.copyOf(product);
    }
}
