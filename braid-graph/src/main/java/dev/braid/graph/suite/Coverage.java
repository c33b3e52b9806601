package dev.braid.graph.suite;

import dev.braid.graph.Graph;
import dev.braid.graph.Reachable;
import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;
import java.util.function.LongConsumer;

/** Counts what sequences cover. Knows nothing of how they were made, so that it can judge them. */
final class Coverage {

    private final Graph graph;
    private final Criterion criterion;
    private final BitSet numbered = new BitSet();
    private final Set<Long> pairs = new HashSet<>();
    private final boolean comesBackToRoot;

    Coverage(Graph graph, Criterion criterion) {
        this.graph = graph;
        this.criterion = criterion;
        this.comesBackToRoot = criterion == Criterion.PAIRS
                && Reachable.part(graph).graph().inDegree(0) > 0; // the root is the first it finds
    }

    int covered() {
        return criterion == Criterion.PAIRS ? pairs.size() : numbered.cardinality();
    }

    void add(int[] sequence) {
        if (criterion == Criterion.PAIRS) {
            visit(sequence, pairs::add);
        } else {
            visit(sequence, item -> numbered.set((int) item));
        }
    }

    /** How many items a sequence would add. */
    int gain(int[] sequence) {
        Set<Long> fresh = new HashSet<>();
        visit(sequence, item -> {
            boolean old = criterion == Criterion.PAIRS ? pairs.contains(item) : numbered.get((int) item);
            if (!old) {
                fresh.add(item);
            }
        });
        return fresh.size();
    }

    private void visit(int[] sequence, LongConsumer item) {
        if (criterion == Criterion.NODES) {
            item.accept(graph.root());
        }
        for (int i = 0; i < sequence.length; i++) {
            int edge = sequence[i];
            switch (criterion) {
                case NODES -> item.accept(graph.target(edge));
                case EDGES -> item.accept(edge);
                case PAIRS -> {
                    if (i + 1 < sequence.length) {
                        item.accept(pair(edge, sequence[i + 1]));
                    } else if (isAlone(edge)) {
                        item.accept(-1L - edge);
                    }
                }
            }
        }
    }

    private long pair(int edge, int next) {
        return (long) edge * graph.edges() + next;
    }

    /** Whether an edge is in no pair: it leaves the root, to which nothing leads back, and ends where nothing goes on. */
    private boolean isAlone(int edge) {
        return graph.source(edge) == graph.root() && graph.outDegree(graph.target(edge)) == 0 && !comesBackToRoot;
    }

    static int items(Graph whole, Criterion criterion) {
        Graph graph = Reachable.part(whole).graph();
        return switch (criterion) {
            case NODES -> graph.nodes();
            case EDGES -> graph.edges();
            case PAIRS -> pairs(graph);
        };
    }

    private static int pairs(Graph graph) {
        Coverage coverage = new Coverage(graph, Criterion.PAIRS);
        long pairs = 0;
        for (int e = 0; e < graph.edges(); e++) {
            pairs += graph.outDegree(graph.target(e)) + (coverage.isAlone(e) ? 1 : 0);
        }
        return Math.toIntExact(pairs);
    }
}
