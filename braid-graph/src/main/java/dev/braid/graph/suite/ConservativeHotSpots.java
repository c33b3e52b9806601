package dev.braid.graph.suite;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * M1: the weight of a vertex is the number of uncovered vertices that a shortest path to it surely covers; of several
 * shortest paths the one that covers least counts.
 *
 * <p>The way back goes over the uncovered vertex of greatest weight; where all are covered the paper leaves it open,
 * and we go the shortest way, so that it ends.
 */
final class ConservativeHotSpots extends HotSpots {

    private final int[] distance;

    private ConservativeHotSpots(Arcs arcs, int[] rank, int[] distance, RandomGenerator random) {
        super(arcs, rank, random);
        this.distance = distance;
    }

    static List<int[]> paths(Arcs arcs, RandomGenerator random) {
        int size = arcs.size();
        int[] distance = new int[size];
        int[] order = new int[size];
        int[] rank = new int[size];
        Arrays.fill(distance, -1);
        distance[arcs.root()] = 0;
        order[0] = arcs.root();
        int found = 1;
        for (int at = 0; at < found; at++) {
            int v = order[at];
            rank[v] = at;
            for (int i = 0; i < arcs.outs(v); i++) {
                int to = arcs.out(v, i);
                if (distance[to] < 0) {
                    distance[to] = distance[v] + 1;
                    order[found++] = to;
                }
            }
        }
        return new ConservativeHotSpots(arcs, rank, distance, random).paths(order);
    }

    @Override
    boolean depends(int from, int to) {
        return distance[to] == distance[from] + 1;
    }

    @Override
    int weigh(int vertex) {
        int own = uncovered[vertex] ? 1 : 0;
        if (vertex == arcs.root()) {
            return own;
        }
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < arcs.ins(vertex); i++) {
            int from = arcs.in(vertex, i);
            if (depends(from, vertex)) {
                least = Math.min(least, weight[from]);
            }
        }
        return own + least;
    }

    @Override
    int before(int vertex) {
        int best = -1;
        int ties = 0;
        for (int i = 0; i < arcs.ins(vertex); i++) {
            int from = arcs.in(vertex, i);
            int better = best < 0 ? 1 : compare(from, best);
            if (better < 0 || !uncovered[from] && !depends(from, vertex)) {
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
        if (uncovered[one] != uncovered[other]) {
            return uncovered[one] ? 1 : -1;
        }
        return uncovered[one] ? Integer.compare(weight[one], weight[other]) : 0;
    }
}
