package dev.braid.graph.suite;

import dev.braid.graph.Graph;
import java.util.Arrays;
import java.util.List;

/**
 * Sequences from the root of a graph that cover what a criterion asks for.
 *
 * @param sequences each as the edges it goes over; an empty one stays at the root
 * @param proof items of which no sequence can cover two, as many as there are sequences; empty if the method proves nothing
 */
public record Suite(Graph graph, Criterion criterion, Method method, List<int[]> sequences, Proof proof) {

    /**
     * Why no suite can be smaller.
     *
     * @param nodes of which no sequence visits two
     * @param edges of which no sequence takes two
     */
    public record Proof(int[] nodes, int[] edges) {

        static final Proof NONE = new Proof(new int[0], new int[0]);

        public int size() {
            return nodes.length + edges.length;
        }
    }

    public int size() {
        return sequences.size();
    }

    /** The events of all sequences. */
    public long totalLength() {
        return sequences.stream().mapToLong(sequence -> sequence.length).sum();
    }

    /** The events of the longest sequence. */
    public int longest() {
        return sequences.stream().mapToInt(sequence -> sequence.length).max().orElse(0);
    }

    /** How many items are covered after each of the sequences. */
    public int[] covered() {
        Coverage coverage = new Coverage(graph, criterion);
        int[] covered = new int[size()];
        for (int i = 0; i < covered.length; i++) {
            coverage.add(sequences.get(i));
            covered[i] = coverage.covered();
        }
        return covered;
    }

    /** How many items there are to cover, those that the root does not reach left out. */
    public int items() {
        return Coverage.items(graph, criterion);
    }

    /** How much the first sequences cover, from 0 to 1. */
    public double coverageOfFirst(int count) {
        return items() == 0 ? 1 : covered()[Math.min(count, size()) - 1] / (double) items();
    }

    /** The sequence that adds most, from 1, and how much, as in the tables 1 and 2 of paper 004. */
    public int[] mostImproving() {
        int[] covered = covered();
        int best = 0;
        int before = 0;
        int most = -1;
        for (int i = 0; i < covered.length; i++) {
            if (covered[i] - before > most) {
                most = covered[i] - before;
                best = i + 1;
            }
            before = covered[i];
        }
        return new int[] {best, Math.max(0, most)};
    }

    /** The same sequences, each next one that which adds most. */
    public Suite greedilyOrdered() {
        return new Suite(graph, criterion, method, GreedyOrder.of(graph, criterion, sequences), proof);
    }

    /** The nodes of a sequence. */
    public int[] nodes(int sequence) {
        int[] edges = sequences.get(sequence);
        int[] nodes = new int[edges.length + 1];
        nodes[0] = graph.root();
        for (int i = 0; i < edges.length; i++) {
            nodes[i + 1] = graph.target(edges[i]);
        }
        return nodes;
    }

    @Override
    public String toString() {
        return method + " " + criterion + " "
                + sequences.stream().map(Arrays::toString).toList();
    }
}
