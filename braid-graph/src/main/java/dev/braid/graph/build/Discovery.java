package dev.braid.graph.build;

import dev.braid.graph.Graph;
import dev.braid.graph.Mark;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What is known of a graph while it is made: states, edges, and one way from the root to each state. */
final class Discovery {

    final StateStore states;
    private final Graph.Builder builder;
    private int[] parent = new int[64];
    private int[] depth = new int[64];
    private final List<long[]> steps = new ArrayList<>();
    private final List<Boolean> reduced = new ArrayList<>();

    Discovery(long memory) {
        states = new StateStore(memory);
        builder = new Graph.Builder(states::state);
    }

    int nodes() {
        return builder.nodes();
    }

    int edges() {
        return builder.edges();
    }

    /** Adds a state that was reached from another (-1 for none) by these steps; -1 if it is known. */
    int addIfNew(String state, int from, long[] by) {
        int number = states.number(state);
        if (number < builder.nodes()) {
            return -1;
        }
        int added = builder.addNode();
        if (added == parent.length) {
            parent = Arrays.copyOf(parent, added * 2);
            depth = Arrays.copyOf(depth, added * 2);
        }
        parent[added] = from;
        depth[added] = from < 0 ? 0 : depth[from] + 1;
        steps.add(by);
        reduced.add(false);
        return added;
    }

    int number(String state) {
        return states.number(state);
    }

    void addEdge(int from, int to, String label) {
        builder.addEdge(from, to, label);
    }

    void mark(int node, Mark mark) {
        builder.mark(node, mark);
    }

    int depth(int node) {
        return depth[node];
    }

    void setReduced(int node, boolean isReduced) {
        reduced.set(node, isReduced);
    }

    boolean isReduced(int node) {
        return reduced.get(node);
    }

    /** The steps from the start to a state, followed by more. */
    long[] script(int node, long[] more) {
        int length = more.length;
        for (int at = node; at >= 0; at = parent[at]) {
            length += steps.get(at).length;
        }
        long[] script = new long[length];
        length -= more.length;
        System.arraycopy(more, 0, script, length, more.length);
        for (int at = node; at >= 0; at = parent[at]) {
            length -= steps.get(at).length;
            System.arraycopy(steps.get(at), 0, script, length, steps.get(at).length);
        }
        return script;
    }

    Graph graph() {
        return builder.build();
    }
}
