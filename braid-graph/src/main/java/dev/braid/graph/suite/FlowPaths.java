package dev.braid.graph.suite;

import dev.braid.graph.Components;
import dev.braid.graph.Graph;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;

/**
 * Takes a flow between components apart into paths, the best first: each path is the one along the flow that is left which
 * covers most that is not covered yet. Where that would take too long, simply the long ones come first.
 */
final class FlowPaths {

    /** So many arcs are looked at, over all paths. */
    private static final long PATIENCE = 300_000_000;

    private final Graph graph;
    private final Components components;
    private final int[] between;
    private final int[] flow;
    private final Integer[][] leaving;
    private final int[] at;
    private final int[] weight;
    private final BitSet counted;
    private final int[] best;

    /**
     * @param between edges between components
     * @param flow the flow on these edges first, then through each component, then ending in each component
     * @param weight how much each component counts
     * @param counted which of these edges count
     */
    FlowPaths(Graph graph, Components components, int[] between, int[] flow, int[] weight, BitSet counted) {
        this.graph = graph;
        this.components = components;
        this.between = between;
        this.flow = Arrays.copyOf(flow, flow.length);
        this.at = new int[components.count()];
        this.weight = weight;
        this.counted = counted;
        this.best = new int[components.count()];
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
        int count = flow[between.length + root];
        boolean patient = (long) count * (between.length + best.length) <= PATIENCE;
        for (int left = count; left > 0; left--) {
            if (patient) {
                lookAhead();
            }
            paths.add(path(root, patient));
        }
        return paths;
    }

    /** How much a path can still cover from each component on. */
    private void lookAhead() {
        for (int c = best.length - 1; c >= 0; c--) {
            int most = 0;
            for (int arc : leaving[c]) {
                most = flow[arc] > 0 ? Math.max(most, ahead(arc)) : most;
            }
            best[c] = weight[c] + most;
        }
    }

    private int ahead(int arc) {
        return best[to(arc)] + (counted.get(arc) ? 1 : 0);
    }

    private int bestLeaving(int component) {
        int chosen = -1;
        for (int arc : leaving[component]) {
            if (flow[arc] > 0 && (chosen < 0 || ahead(arc) > ahead(chosen))) {
                chosen = arc;
            }
        }
        return chosen;
    }

    private int longestLeaving(int component) {
        while (at[component] < leaving[component].length && flow[leaving[component][at[component]]] == 0) {
            at[component]++;
        }
        return at[component] == leaving[component].length ? -1 : leaving[component][at[component]];
    }

    private int[] path(int root, boolean patient) {
        int[] path = new int[8];
        int length = 0;
        weight[root] = 0;
        for (int arc = next(root, patient); arc >= 0; arc = next(to(arc), patient)) {
            flow[arc]--;
            weight[to(arc)] = 0;
            counted.clear(arc);
            if (length == path.length) {
                path = Arrays.copyOf(path, length * 2);
            }
            path[length++] = between[arc];
        }
        return Arrays.copyOf(path, length);
    }

    private int next(int component, boolean patient) {
        return patient ? bestLeaving(component) : longestLeaving(component);
    }
}
