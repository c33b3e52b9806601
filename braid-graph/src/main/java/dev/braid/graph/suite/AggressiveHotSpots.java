package dev.braid.graph.suite;

import java.util.List;
import java.util.random.RandomGenerator;

/**
 * M2: the weight of a vertex is the greatest number of uncovered vertices on a path to it, in the graph without back arcs.
 *
 * <p>The paper negates this and looks for the smallest; it is the same.
 */
final class AggressiveHotSpots extends HotSpots {

    private final DepthFirst search;

    private AggressiveHotSpots(Arcs arcs, DepthFirst search, RandomGenerator random) {
        super(arcs, search.rank, random);
        this.search = search;
    }

    static List<int[]> paths(Arcs arcs, DepthFirst search, RandomGenerator random) {
        return new AggressiveHotSpots(arcs, search, random).paths(search.order);
    }

    @Override
    boolean depends(int from, int to) {
        return search.isForward(from, to);
    }

    @Override
    int weigh(int vertex) {
        int most = 0;
        for (int i = 0; i < arcs.ins(vertex); i++) {
            int from = arcs.in(vertex, i);
            if (depends(from, vertex)) {
                most = Math.max(most, weight[from]);
            }
        }
        return most + (uncovered[vertex] ? 1 : 0);
    }

    @Override
    int before(int vertex) {
        int best = -1;
        int ties = 0;
        for (int i = 0; i < arcs.ins(vertex); i++) {
            int from = arcs.in(vertex, i);
            if (!depends(from, vertex)) {
                continue;
            }
            int better = best < 0 ? 1 : compare(from, best);
            if (better < 0) {
                continue;
            }
            ties = better > 0 ? 1 : ties + 1;
            if (better > 0 || random.nextInt(ties) == 0) {
                best = from;
            }
        }
        return best;
    }

    private int compare(int one, int other) {
        return weight[one] != weight[other]
                ? Integer.compare(weight[one], weight[other])
                : Boolean.compare(uncovered[one], uncovered[other]);
    }
}
