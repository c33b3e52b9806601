package dev.braid.graph.suite;

import dev.braid.graph.Graph;
import dev.braid.trace.Problem;
import org.jspecify.annotations.Nullable;

/**
 * Dual graphs that are really built: for pairs of edges, and for the minimum without repetition.
 */
final class DualGraph {

    /** More pairs do not fit the memory of a desktop. */
    private static final long MOST_ARCS = 50_000_000;

    private DualGraph() {}

    /** One node per edge, and H, numbered last, as the root; one edge per two edges that can follow each other. */
    static Graph of(Graph graph) {
        return built(new Arcs.OfEdges(graph, Requirement.allEdges()), null);
    }

    /** The vertices of a view with those of its arcs that are no back arcs. */
    static Graph acyclic(Arcs arcs, DepthFirst search) {
        return built(arcs, search);
    }

    private static Graph built(Arcs arcs, @Nullable DepthFirst search) {
        long size = 0;
        Graph.Builder builder = new Graph.Builder();
        for (int v = 0; v < arcs.size(); v++) {
            builder.addNode();
            size += arcs.outs(v);
        }
        if (size > MOST_ARCS) {
            throw new Problem.Found(new Problem(
                    "BRD-405",
                    "The graph has too many pairs of edges: " + size + ".",
                    "they do not fit into memory; " + MOST_ARCS + " do.",
                    "cover edges instead of pairs, use another method than M5A, or reduce the graph."));
        }
        for (int v = 0; v < arcs.size(); v++) {
            for (int i = 0; i < arcs.outs(v); i++) {
                int to = arcs.out(v, i);
                if (search == null || search.isForward(v, to)) {
                    builder.addEdge(v, to, "");
                }
            }
        }
        return builder.root(arcs.root()).build();
    }
}
