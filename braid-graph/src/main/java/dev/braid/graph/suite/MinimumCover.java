package dev.braid.graph.suite;

import dev.braid.graph.Components;
import dev.braid.graph.Graph;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * M5: the smallest number of walks from the root that cover what is required, and the proof that there is no smaller.
 *
 * <p>A walk that enters a strongly connected component can cover all of it, so what counts are the components and the edges
 * between them, which form an acyclic graph. There the smallest number of paths is a smallest flow that visits everything
 * required, and equals the greatest number of required items of which no path covers two (Dilworth 1950).
 */
final class MinimumCover {

    private final Graph graph;
    private final Requirement requirement;
    private final Components components;
    private final BitSet needsVisit = new BitSet();
    /** Edges between components, in the order of the component they leave. */
    private final int[] between;

    private final FlowNetwork network;
    private final int sink;

    private MinimumCover(Graph graph, Requirement requirement) {
        this.graph = graph;
        this.requirement = requirement;
        this.components = Components.of(graph);
        this.sink = 2 * components.count();
        this.between = edgesBetween();
        this.network = network();
        network.minimise(enter(rootComponent()), sink);
    }

    /** The result. */
    record Solution(List<int[]> walks, int[] antichain, boolean antichainOfNodes) {}

    /**
     * Solves it.
     *
     * @param graph all its nodes must be reachable
     */
    static Solution of(Graph graph, Requirement requirement) {
        MinimumCover cover = new MinimumCover(graph, requirement);
        List<int[]> paths = cover.paths();
        List<int[]> walks = new Walks(graph, cover.components, cover.needsVisit, requirement).expand(paths);
        return cover.solution(walks);
    }

    private List<int[]> paths() {
        int[] weight = new int[components.count()];
        BitSet counted = new BitSet(between.length);
        for (int v = 0; v < graph.nodes(); v++) {
            weight[components.of(v)] += requirement.node(v) ? 1 : 0;
        }
        for (int e = 0; e < graph.edges(); e++) {
            int c = components.of(graph.source(e));
            weight[c] += c == components.of(graph.target(e)) && requirement.edge(e) ? 1 : 0;
        }
        for (int i = 0; i < between.length; i++) {
            counted.set(i, requirement.edge(between[i]));
        }
        return new FlowPaths(graph, components, between, network.flow, weight, counted).paths();
    }

    private int rootComponent() {
        return components.of(graph.root());
    }

    private static int enter(int component) {
        return 2 * component;
    }

    private static int leave(int component) {
        return 2 * component + 1;
    }

    private int[] edgesBetween() {
        int[] found = new int[graph.edges()];
        int size = 0;
        for (int e = 0; e < graph.edges(); e++) {
            int c = components.of(graph.source(e));
            if (c != components.of(graph.target(e))) {
                found[size++] = e;
            } else if (requirement.edge(e)) {
                needsVisit.set(c);
            }
        }
        for (int v = 0; v < graph.nodes(); v++) {
            if (requirement.node(v)) {
                needsVisit.set(components.of(v));
            }
        }
        return Arrays.copyOf(found, size);
    }

    /** Arcs: first the edges between components, then each component itself, then from each component to the sink. */
    private FlowNetwork network() {
        int count = components.count();
        int edges = between.length;
        int[] from = new int[edges + 2 * count];
        int[] to = new int[edges + 2 * count];
        BitSet needed = new BitSet(from.length);
        for (int i = 0; i < edges; i++) {
            from[i] = leave(components.of(graph.source(between[i])));
            to[i] = enter(components.of(graph.target(between[i])));
            needed.set(i, requirement.edge(between[i]));
        }
        for (int c = 0; c < count; c++) {
            from[edges + c] = enter(c);
            to[edges + c] = leave(c);
            needed.set(edges + c, needsVisit.get(c));
            from[edges + count + c] = leave(c);
            to[edges + count + c] = sink;
        }
        return new FlowNetwork(sink + 1, from, to, enough(needed), needed);
    }

    /** Some flow that suffices: from the last component back, each gets over its first edge what others do not bring. */
    private int[] enough(BitSet needed) {
        int count = components.count();
        int edges = between.length;
        int[] flow = new int[edges + 2 * count];
        int[] out = new int[count];
        int[] least = new int[count];
        int[] firstIn = new int[count];
        Arrays.fill(firstIn, -1);
        for (int i = 0; i < edges; i++) {
            int c = components.of(graph.target(between[i]));
            firstIn[c] = i;
            least[c] += needed.get(i) ? 1 : 0;
        }
        int[][] incoming = incoming(count);
        for (int c = count - 1; c >= 0; c--) {
            int through = Math.max(Math.max(out[c], least[c]), needed.get(edges + c) ? 1 : 0);
            flow[edges + c] = through;
            flow[edges + count + c] = through - out[c];
            for (int i : incoming[c]) {
                flow[i] = (needed.get(i) ? 1 : 0) + (i == firstIn[c] ? through - least[c] : 0);
                out[components.of(graph.source(between[i]))] += flow[i];
            }
        }
        return flow;
    }

    private int[][] incoming(int count) {
        int[] sizes = new int[count];
        for (int e : between) {
            sizes[components.of(graph.target(e))]++;
        }
        int[][] incoming = new int[count][];
        for (int c = 0; c < count; c++) {
            incoming[c] = new int[sizes[c]];
        }
        for (int i = 0; i < between.length; i++) {
            int c = components.of(graph.target(between[i]));
            incoming[c][--sizes[c]] = i;
        }
        return incoming;
    }

    private Solution solution(List<int[]> walks) {
        List<Integer> items = new ArrayList<>();
        boolean nodes = requirement.node(graph.root()) || graph.nodes() > 1 && requirement.node(graph.nodes() - 1);
        int[] member = members(nodes);
        for (int a = 0; a < between.length + components.count(); a++) {
            if (network.needed.get(a)
                    && !network.isBehindTheCut(network.from[a])
                    && network.isBehindTheCut(network.to[a])) {
                items.add(a < between.length ? between[a] : member[a - between.length]);
            }
        }
        return new Solution(walks, items.stream().mapToInt(i -> i).toArray(), nodes);
    }

    /** A required node, or a required inner edge, of each component that has one. */
    private int[] members(boolean nodes) {
        int[] member = new int[components.count()];
        for (int v = 0; nodes && v < graph.nodes(); v++) {
            if (requirement.node(v)) {
                member[components.of(v)] = v;
            }
        }
        for (int e = 0; !nodes && e < graph.edges(); e++) {
            int c = components.of(graph.source(e));
            if (c == components.of(graph.target(e)) && requirement.edge(e)) {
                member[c] = e;
            }
        }
        return member;
    }
}
