package dev.braid.graph.suite;

import dev.braid.graph.Components;
import dev.braid.graph.Graph;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Turns paths over components into walks over edges: the first walk that comes into a component goes everywhere in it, the
 * others cross it on the shortest way. In a large component a search that takes too long is given up for the way over its
 * hub.
 */
final class Walks {

    /** A search that has seen so many nodes takes too long. */
    private static final int PATIENCE = 4096;

    private static final int NONE = -1;
    private static final int TOO_FAR = -2;

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
    private final Hubs hubs;
    private int[] walk = new int[64];
    private int length;

    Walks(Graph graph, Components components, BitSet toVisit, Requirement requirement) {
        this.graph = graph;
        this.components = components;
        this.toVisit = (BitSet) toVisit.clone();
        this.requirement = requirement;
        this.hubs = new Hubs(graph, components);
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
        int looked = 0;
        int at = from;
        while (true) {
            int edge = freshEdge(at);
            if (edge < 0) {
                int next = search(at, NONE);
                if (next == NONE) {
                    return at;
                }
                if (next == TOO_FAR) {
                    looked = nextFresh(hubs.members(at), looked);
                    if (looked == hubs.members(at).length) {
                        return at;
                    }
                    at = goOverHub(at, hubs.members(at)[looked]);
                } else {
                    at = goBack(at, next);
                }
                edge = freshEdge(at);
            }
            at = step(edge);
        }
    }

    private int nextFresh(int[] members, int from) {
        int at = from;
        while (at < members.length && freshEdge(members[at]) < 0) {
            at++;
        }
        return at;
    }

    private int goOverHub(int from, int to) {
        for (int edge : hubs.way(from, to)) {
            step(edge);
        }
        return to;
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
        return search(from, to) == TOO_FAR ? goOverHub(from, to) : goBack(from, to);
    }

    /** Breadth first inside the component, to a node or, if none is wanted, to the nearest with a fresh edge. */
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
            if (i > PATIENCE) {
                return TOO_FAR;
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
        return NONE;
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
