package dev.braid.graph.suite;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A depth-first search from the root: its tree, and the topological order it gives once back arcs are deleted.
 *
 * <p>An arc is a back arc if, and only if, it does not go forward in that order; so the acyclic graph of the methods M2 to M4
 * is never built either.
 */
final class DepthFirst {

    /** The place of a vertex in the topological order. */
    final int[] rank;
    /** The vertices in topological order. */
    final int[] order;
    /** The vertex before it in the tree, -1 for the root. */
    final int[] parent;

    /** Searches; with a random source the arcs of each vertex are tried from a random one on. */
    DepthFirst(Arcs arcs, @Nullable RandomGenerator random) {
        int size = arcs.size();
        rank = new int[size];
        order = new int[size];
        parent = new int[size];
        int[] tried = new int[size];
        int[] begin = new int[size];
        Arrays.fill(rank, -1);
        Arrays.fill(parent, -2);
        parent[arcs.root()] = -1;
        int left = size;
        for (int at = arcs.root(); at >= 0; ) {
            int outs = arcs.outs(at);
            if (random != null && tried[at] == 0 && outs > 1) {
                begin[at] = random.nextInt(outs);
            }
            if (tried[at] == outs) {
                rank[at] = --left;
                order[left] = at;
                at = parent[at];
                continue;
            }
            int next = arcs.out(at, (begin[at] + tried[at]++) % outs);
            if (parent[next] == -2) {
                parent[next] = at;
                at = next;
            }
        }
    }

    boolean isForward(int from, int to) {
        return rank[from] < rank[to];
    }

    /** The path of the tree from the root to a vertex: what any depth-first search for it finds. */
    int[] pathTo(int vertex) {
        int length = 0;
        for (int at = vertex; at >= 0; at = parent[at]) {
            length++;
        }
        int[] path = new int[length];
        for (int at = vertex; at >= 0; at = parent[at]) {
            path[--length] = at;
        }
        return path;
    }
}
