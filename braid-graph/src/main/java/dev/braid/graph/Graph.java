package dev.braid.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/**
 * A directed graph with a root, in arrays: a million edges take some tens of megabytes.
 *
 * <p>Nodes are numbered from 0. Edges are numbered so that those leaving one node are neighbours: {@link #firstOut} gives
 * the first. There may be several edges between two nodes.
 */
public final class Graph {

    private final int root;
    private final int[] firstOut;
    private final int[] source;
    private final int[] target;
    private final int[] label;
    private final List<String> labels;
    private final IntFunction<String> names;
    private final byte[] marks;
    private final int[] firstIn;
    private final int[] in;

    private Graph(Builder from, int[] order) {
        root = from.root;
        labels = List.copyOf(from.labels);
        names = from.names();
        marks = Arrays.copyOf(from.marks, from.nodes);
        int edges = from.edges;
        source = new int[edges];
        target = new int[edges];
        label = new int[edges];
        for (int e = 0; e < edges; e++) {
            source[e] = from.source[order[e]];
            target[e] = from.target[order[e]];
            label[e] = from.label[order[e]];
        }
        firstOut = starts(source, from.nodes);
        firstIn = starts(target, from.nodes);
        in = sortedBy(target, firstIn, edges);
    }

    public int nodes() {
        return firstOut.length - 1;
    }

    public int edges() {
        return source.length;
    }

    /** Where every sequence begins. */
    public int root() {
        return root;
    }

    public int source(int edge) {
        return source[edge];
    }

    public int target(int edge) {
        return target[edge];
    }

    /** The first edge leaving a node; the next node's first is the end. */
    public int firstOut(int node) {
        return firstOut[node];
    }

    public int outDegree(int node) {
        return firstOut[node + 1] - firstOut[node];
    }

    public int inDegree(int node) {
        return firstIn[node + 1] - firstIn[node];
    }

    /** The {@code number}-th edge coming into a node. */
    public int in(int node, int number) {
        return in[firstIn[node] + number];
    }

    /** The event of an edge. */
    public String label(int edge) {
        return labels.get(label[edge]);
    }

    /** The text of a state. */
    public String name(int node) {
        return names.apply(node);
    }

    public Mark mark(int node) {
        return Mark.values()[marks[node]];
    }

    /** The first edge from one node to another, or -1. */
    public int edge(int from, int to) {
        for (int e = firstOut[from]; e < firstOut[from + 1]; e++) {
            if (target[e] == to) {
                return e;
            }
        }
        return -1;
    }

    private static int[] starts(int[] keys, int nodes) {
        int[] starts = new int[nodes + 1];
        for (int key : keys) {
            starts[key + 1]++;
        }
        for (int v = 0; v < nodes; v++) {
            starts[v + 1] += starts[v];
        }
        return starts;
    }

    private static int[] sortedBy(int[] keys, int[] starts, int edges) {
        int[] next = Arrays.copyOf(starts, starts.length);
        int[] sorted = new int[edges];
        for (int e = 0; e < edges; e++) {
            sorted[next[keys[e]]++] = e;
        }
        return sorted;
    }

    /** Collects nodes and edges in any order. */
    public static final class Builder {

        private int root;
        private int nodes;
        private int edges;
        private int[] source = new int[16];
        private int[] target = new int[16];
        private int[] label = new int[16];
        private byte[] marks = new byte[16];
        private final List<String> labels = new ArrayList<>();
        private final Map<String, Integer> labelNumbers = new HashMap<>();
        private final List<String> given = new ArrayList<>();
        private final IntFunction<String> elsewhere;

        /** A graph whose nodes are named as they are added. */
        public Builder() {
            this(node -> "");
        }

        /** A graph whose node names are kept elsewhere. */
        public Builder(IntFunction<String> elsewhere) {
            this.elsewhere = elsewhere;
        }

        public int addNode(String name) {
            given.add(name);
            return addNode();
        }

        /** Adds a node whose name is kept elsewhere. */
        public int addNode() {
            if (nodes == marks.length) {
                marks = Arrays.copyOf(marks, nodes * 2);
            }
            return nodes++;
        }

        public Builder addEdge(int from, int to, String event) {
            if (from < 0 || from >= nodes || to < 0 || to >= nodes) {
                throw new IllegalArgumentException("no such node: " + from + " or " + to);
            }
            if (edges == source.length) {
                source = Arrays.copyOf(source, edges * 2);
                target = Arrays.copyOf(target, edges * 2);
                label = Arrays.copyOf(label, edges * 2);
            }
            source[edges] = from;
            target[edges] = to;
            label[edges++] = number(event);
            return this;
        }

        public Builder mark(int node, Mark mark) {
            marks[node] = (byte) mark.ordinal();
            return this;
        }

        public Builder root(int node) {
            root = node;
            return this;
        }

        public int nodes() {
            return nodes;
        }

        public int edges() {
            return edges;
        }

        /** The graph so far; an empty one is not a graph. */
        public Graph build() {
            if (root < 0 || root >= nodes) {
                throw new IllegalStateException("the root is not a node of the graph");
            }
            return new Graph(
                    this, sortedBy(Arrays.copyOf(source, edges), starts(Arrays.copyOf(source, edges), nodes), edges));
        }

        private int number(String event) {
            return labelNumbers.computeIfAbsent(event, text -> {
                labels.add(text);
                return labels.size() - 1;
            });
        }

        private IntFunction<String> names() {
            if (given.isEmpty()) {
                return elsewhere;
            }
            List<String> kept = List.copyOf(given);
            return kept::get;
        }
    }
}
