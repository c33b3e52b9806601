package dev.braid.graph.format;

import dev.braid.graph.Graph;
import dev.braid.graph.Mark;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * A graph as a file describes it: nodes by the names the file gives them, roots as far as it says.
 *
 * <p>If the file names no root, it is the only node to which nothing leads, else the first node. Several roots (TLC writes one
 * for each initial state) get a common one before them.
 */
final class Drafting {

    private static final String START = "start";

    private record Edge(int from, int to, String label) {}

    private final Map<String, Integer> nodes = new LinkedHashMap<>();
    private final List<String> names = new ArrayList<>();
    private final List<Mark> marks = new ArrayList<>();
    private final List<Edge> edges = new ArrayList<>();
    private final Set<Edge> known = new HashSet<>();
    private final List<Integer> roots = new ArrayList<>();

    /** The number of the node of this key, added if it is new; its name is the key until {@link #name} says otherwise. */
    int node(String key) {
        Integer number = nodes.get(key);
        if (number != null) {
            return number;
        }
        nodes.put(key, names.size());
        names.add(key);
        marks.add(Mark.NONE);
        return names.size() - 1;
    }

    boolean has(String key) {
        return nodes.containsKey(key);
    }

    void name(int node, String name) {
        names.set(node, name);
    }

    void mark(int node, String mark) {
        for (Mark one : Mark.values()) {
            if (one.name().equals(mark.toUpperCase(Locale.ROOT))) {
                marks.set(node, one);
            }
        }
    }

    void root(int node) {
        if (!roots.contains(node)) {
            roots.add(node);
        }
    }

    void edge(int from, int to, String label) {
        edges.add(new Edge(from, to, label));
    }

    /** Adds an edge unless there is one with the same ends and label. */
    void edgeOnce(int from, int to, String label) {
        if (known.add(new Edge(from, to, label))) {
            edge(from, to, label);
        }
    }

    Graph graph() {
        if (names.isEmpty()) {
            throw new Malformed(1, "the graph has no node");
        }
        Graph.Builder builder = new Graph.Builder();
        for (int i = 0; i < names.size(); i++) {
            builder.mark(builder.addNode(names.get(i)), marks.get(i));
        }
        edges.forEach(edge -> builder.addEdge(edge.from(), edge.to(), edge.label()));
        List<Integer> starts = roots.isEmpty() ? List.of(guessedRoot()) : roots;
        if (starts.size() == 1) {
            return builder.root(starts.get(0)).build();
        }
        int common = builder.addNode(START);
        starts.forEach(start -> builder.addEdge(common, start, START));
        return builder.root(common).build();
    }

    private int guessedRoot() {
        boolean[] entered = new boolean[names.size()];
        edges.stream().filter(edge -> edge.from() != edge.to()).forEach(edge -> entered[edge.to()] = true);
        int root = -1;
        for (int v = 0; v < entered.length; v++) {
            if (!entered[v]) {
                if (root >= 0) {
                    return 0;
                }
                root = v;
            }
        }
        return Math.max(0, root);
    }
}
