package dev.braid.graph.suite;

import dev.braid.graph.Graph;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/**
 * Puts sequences into the order in which the first few cover most: always the one next that adds most.
 *
 * <p>What a sequence adds can only become less, so an old figure is an upper bound, and few have to be counted again.
 */
final class GreedyOrder {

    private record Candidate(int number, int gain) {}

    private GreedyOrder() {}

    static List<int[]> of(Graph graph, Criterion criterion, List<int[]> sequences) {
        Coverage coverage = new Coverage(graph, criterion);
        PriorityQueue<Candidate> queue = new PriorityQueue<>(
                Comparator.comparingInt((Candidate c) -> -c.gain()).thenComparingInt(Candidate::number));
        for (int i = 0; i < sequences.size(); i++) {
            queue.add(new Candidate(i, Integer.MAX_VALUE));
        }
        List<int[]> ordered = new ArrayList<>(sequences.size());
        while (!queue.isEmpty()) {
            Candidate best = queue.remove();
            int gain = coverage.gain(sequences.get(best.number()));
            if (gain == best.gain() || queue.isEmpty() || gain > queue.element().gain()) {
                ordered.add(sequences.get(best.number()));
                coverage.add(sequences.get(best.number()));
            } else {
                queue.add(new Candidate(best.number(), gain));
            }
        }
        return ordered;
    }
}
