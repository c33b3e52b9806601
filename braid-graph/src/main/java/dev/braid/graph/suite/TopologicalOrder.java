package dev.braid.graph.suite;

import java.util.ArrayList;
import java.util.List;

/**
 * M3 and M4: go through a topological order from its end, and reach each vertex not covered yet by a depth-first search.
 *
 * <p>Every such search begins at the root and tries arcs in the same order, so all of them find paths of one tree; it is
 * searched once.
 */
final class TopologicalOrder {

    private TopologicalOrder() {}

    /** M3: the order by Kahn, which lists a vertex once all before it are listed. */
    static int[] breadthFirst(Arcs arcs, DepthFirst search) {
        int size = arcs.size();
        int[] missing = new int[size];
        for (int v = 0; v < size; v++) {
            for (int i = 0; i < arcs.outs(v); i++) {
                int to = arcs.out(v, i);
                missing[to] += search.isForward(v, to) ? 1 : 0;
            }
        }
        int[] order = new int[size];
        order[0] = arcs.root();
        int listed = 1;
        for (int at = 0; at < listed; at++) {
            int v = order[at];
            for (int i = 0; i < arcs.outs(v); i++) {
                int to = arcs.out(v, i);
                if (search.isForward(v, to) && --missing[to] == 0) {
                    order[listed++] = to;
                }
            }
        }
        return order;
    }

    static List<int[]> paths(Arcs arcs, DepthFirst search, int[] order) {
        boolean[] covered = new boolean[arcs.size()];
        List<int[]> paths = new ArrayList<>();
        Lengths lengths = new Lengths();
        for (int at = order.length - 1; at >= 0; at--) {
            int v = order[at];
            if (covered[v] || !arcs.required(v)) {
                continue;
            }
            int[] path = search.pathTo(v);
            lengths.add(path.length);
            for (int step : path) {
                covered[step] = true;
            }
            paths.add(path);
        }
        return paths;
    }
}
