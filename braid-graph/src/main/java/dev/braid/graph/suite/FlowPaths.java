package dev.braid.graph.suite;

import dev.braid.graph.Components;
import dev.braid.graph.Graph;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Takes a flow between components apart into paths, the long ones first. */
final class FlowPaths {

    private final Graph graph;
    private final Components components;
    private final int[] between;
    private final int[] flow;
    private final Integer[][] leaving;
    private final int[] at;

    /**
     * @param between edges between components
     * @param flow the flow on these edges first, then through each component, then ending in each component
     */
    FlowPaths(Graph graph, Components components, int[] between, int[] flow) {
        this.graph = graph;
        this.components = components;
        this.between = between;
        this.flow = Arrays.copyOf(flow, flow.length);
        this.at = new int[components.count()];
        this.leaving = leaving();
        sortByLengthAhead();
    }

    private Integer[][] leaving() {
        int[] sizes = new int[components.count()];
        for (int i = 0; i < between.length; i++) {
            sizes[from(i)] += flow[i] > 0 ? 1 : 0;
        }
        Integer[][] arcs = new Integer[components.count()][];
        for (int c = 0; c < arcs.length; c++) {
            arcs[c] = new Integer[sizes[c]];
        }
        for (int i = between.length - 1; i >= 0; i--) {
            if (flow[i] > 0) {
                arcs[from(i)][--sizes[from(i)]] = i;
            }
        }
        return arcs;
    }

    private int from(int arc) {
        return components.of(graph.source(between[arc]));
    }

    private int to(int arc) {
        return components.of(graph.target(between[arc]));
    }

    private void sortByLengthAhead() {
        int[] ahead = new int[components.count()];
        for (int c = ahead.length - 1; c >= 0; c--) {
            Arrays.sort(leaving[c], Comparator.comparingInt(arc -> -ahead[to(arc)]));
            ahead[c] = 1 + (leaving[c].length == 0 ? 0 : ahead[to(leaving[c][0])]);
        }
    }

    /** Each path as its edges between components; a path that stays in the first component is empty. */
    List<int[]> paths() {
        int root = components.of(graph.root());
        List<int[]> paths = new ArrayList<>();
        for (int left = flow[between.length + root]; left > 0; left--) {
            paths.add(path(root));
        }
        return paths;
    }

    private int[] path(int root) {
        int[] path = new int[8];
        int length = 0;
        for (int c = root; at[c] < leaving[c].length; ) {
            int arc = leaving[c][at[c]];
            if (--flow[arc] == 0) {
                at[c]++;
            }
            if (length == path.length) {
                path = Arrays.copyOf(path, length * 2);
            }
            path[length++] = between[arc];
            c = to(arc);
        }
        return Arrays.copyOf(path, length);
    }
}
