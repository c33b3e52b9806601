package dev.braid.graph;

import java.util.Arrays;

/**
 * The strongly connected components of a graph, numbered in topological order: an edge between two components goes from the
 * lower to the higher number. (Tarjan 1972, without recursion: state graphs are deep.)
 */
public final class Components {

    private final Graph graph;
    private final int[] of;
    private int count;

    private final int[] low;
    private final int[] index;
    private final int[] next;
    private final int[] path;
    private final int[] stack;
    private int stacked;
    private int visited;

    private Components(Graph graph) {
        this.graph = graph;
        int nodes = graph.nodes();
        of = new int[nodes];
        low = new int[nodes];
        index = new int[nodes];
        next = new int[nodes];
        path = new int[nodes];
        stack = new int[nodes];
        Arrays.fill(of, -1);
        Arrays.fill(index, -1);
        for (int v = 0; v < nodes; v++) {
            if (index[v] < 0) {
                search(v);
            }
        }
        for (int v = 0; v < nodes; v++) {
            of[v] = count - 1 - of[v]; // Tarjan finds the last ones first
        }
    }

    public static Components of(Graph graph) {
        return new Components(graph);
    }

    /** How many components. */
    public int count() {
        return count;
    }

    /** The component of a node. */
    public int of(int node) {
        return of[node];
    }

    private void search(int start) {
        int depth = 0;
        path[0] = enter(start);
        while (depth >= 0) {
            int v = path[depth];
            if (next[v] < graph.firstOut(v + 1)) {
                int w = graph.target(next[v]++);
                if (index[w] < 0) {
                    path[++depth] = enter(w);
                } else if (of[w] < 0) {
                    low[v] = Math.min(low[v], index[w]);
                }
                continue;
            }
            if (low[v] == index[v]) {
                close(v);
            }
            depth--;
            if (depth >= 0) {
                low[path[depth]] = Math.min(low[path[depth]], low[v]);
            }
        }
    }

    private int enter(int v) {
        index[v] = low[v] = visited++;
        next[v] = graph.firstOut(v);
        stack[stacked++] = v;
        return v;
    }

    private void close(int v) {
        int member;
        do {
            member = stack[--stacked];
            of[member] = count;
        } while (member != v);
        count++;
    }
}
