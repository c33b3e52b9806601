package dev.braid.graph.suite;

import dev.braid.graph.Graph;

/**
 * Which parts of a graph must be covered.
 *
 * <p>Pairs of edges are covered on the dual graph: there they are edges.
 */
interface Requirement {

    boolean node(int node);

    boolean edge(int edge);

    static Requirement allNodes() {
        return new Requirement() {
            @Override
            public boolean node(int node) {
                return true;
            }

            @Override
            public boolean edge(int edge) {
                return false;
            }
        };
    }

    static Requirement allEdges() {
        return new Requirement() {
            @Override
            public boolean node(int node) {
                return false;
            }

            @Override
            public boolean edge(int edge) {
                return true;
            }
        };
    }

    /** The edges of a dual graph: pairs; and the way from H to an edge that is in no pair. */
    static Requirement allPairs(Graph dual) {
        return new Requirement() {
            @Override
            public boolean node(int node) {
                return false;
            }

            @Override
            public boolean edge(int edge) {
                int second = dual.target(edge);
                return dual.source(edge) != dual.root() || dual.outDegree(second) == 0 && dual.inDegree(second) == 1;
            }
        };
    }

    /** The vertices that a view requires, as nodes. */
    static Requirement of(Arcs arcs) {
        return new Requirement() {
            @Override
            public boolean node(int node) {
                return arcs.required(node);
            }

            @Override
            public boolean edge(int edge) {
                return false;
            }
        };
    }
}
