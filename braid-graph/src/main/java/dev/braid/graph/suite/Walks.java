package dev.braid.graph.suite;

import dev.braid.graph.Components;
import dev.braid.graph.Graph;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Turns paths over components into walks over edges: the first walk that comes into a component goes everywhere in it, the
 * others cross it on the shortest way.
 */
final class Walks {

    private final Graph graph;
    private final Components components;
    private final BitSet toVisit;
    private final Requirement requirement;
    private final boolean[] nodeDone;
    private final boolean[] edgeDone;
    /** The first edge leaving a node that may still lead to something new. */
    private final int[] fresh;

    private final int[] seen;
    private final int[] cameBy;
    private final int[] queue;
    private int search;
    private int[] walk = new int[64];
    private int length;

    Walks(Graph graph, Components components, BitSet toVisit, Requirement requirement) {
        this.graph = graph;
        this.components = components;
        this.toVisit = (BitSet) toVisit.clone();
        this.requirement = requirement;
        nodeDone = new boolean[graph.nodes()];
        edgeDone = new boolean[graph.edges()];
        fresh = new int[graph.nodes()];
        for (int v = 0; v < graph.nodes(); v++) {
            fresh[v] = graph.firstOut(v);
        }
        seen = new int[graph.nodes()];
        cameBy = new int[graph.nodes()];
        queue = new int[graph.nodes()];
    }

    List<int[]> expand(List<int[]> paths) {
        List<int[]> walks = new ArrayList<>(paths.size());
        Lengths lengths = new Lengths();
        for (int[] path : paths) {
            length = 0;
            int at = graph.root();
            for (int edge : path) {
                at = explore(at);
                at = go(at, graph.source(edge));
                at = step(edge);
            }
            explore(at);
            lengths.add(length);
            walks.add(Arrays.copyOf(walk, length));
        }
        return walks;
    }

    /** Covers the component of a node if nobody did yet; returns where that ends. */
    private int explore(int from) {
        int component = components.of(from);
        nodeDone[from] = true;
        if (!toVisit.get(component)) {
            return from;
        }
        toVisit.clear(component);
        int at = from;
        while (true) {
            int edge = freshEdge(at);
            if (edge < 0) {
                int next = nearestFresh(at);
                if (next < 0) {
                    return at;
                }
                at = goBack(at, next);
                edge = freshEdge(at);
            }
            at = step(edge);
        }
    }

    private int step(int edge) {
        if (length == walk.length) {
            walk = Arrays.copyOf(walk, length * 2);
        }
        walk[length++] = edge;
        edgeDone[edge] = true;
        nodeDone[graph.target(edge)] = true;
        return graph.target(edge);
    }

    private int freshEdge(int node) {
        for (; fresh[node] < graph.firstOut(node + 1); fresh[node]++) {
            int edge = fresh[node];
            if (components.of(graph.target(edge)) == components.of(node) && isFresh(edge)) {
                return edge;
            }
        }
        return -1;
    }

    private boolean isFresh(int edge) {
        return requirement.edge(edge) && !edgeDone[edge]
                || requirement.node(graph.target(edge)) && !nodeDone[graph.target(edge)];
    }

    private int go(int from, int to) {
        if (from == to) {
            return to;
        }
        search(from, to);
        return goBack(from, to);
    }

    private int nearestFresh(int from) {
        return search(from, -1);
    }

    /** Breadth first inside the component, to a node or to the nearest with a fresh edge; -1 if there is none. */
    private int search(int from, int wanted) {
        search++;
        seen[from] = search;
        queue[0] = from;
        int found = 1;
        for (int i = 0; i < found; i++) {
            int v = queue[i];
            if (wanted < 0 ? freshEdge(v) >= 0 : v == wanted) {
                return v;
            }
            for (int e = graph.firstOut(v); e < graph.firstOut(v + 1); e++) {
                int to = graph.target(e);
                if (seen[to] != search && components.of(to) == components.of(from)) {
                    seen[to] = search;
                    cameBy[to] = e;
                    queue[found++] = to;
                }
            }
        }
        return -1;
    }

    /** Walks the way the last search found. */
    private int goBack(int from, int to) {
        int steps = 0;
        for (int at = to; at != from; at = graph.source(cameBy[at])) {
            queue[steps++] = cameBy[at];
        }
        while (steps > 0) {
            step(queue[--steps]);
        }
        return to;
    }
}
