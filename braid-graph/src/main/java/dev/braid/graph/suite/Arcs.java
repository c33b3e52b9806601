package dev.braid.graph.suite;

import dev.braid.graph.Graph;

/**
 * What the methods cover: vertices connected by arcs, all reachable from a root.
 *
 * <p>For all-node coverage the vertices are the nodes of a graph. For all-edge coverage they are its edges, and an arc leads
 * from an edge to each edge that can follow: the dual graph of paper 004, figure 2, which is never built because
 * the edges leaving a node are neighbours already. The dual graph has one vertex more, H, before the edges that leave the
 * root; nobody needs to cover it.
 */
interface Arcs {

    /** How many vertices. */
    int size();

    int root();

    /** How many arcs leave a vertex. */
    int outs(int vertex);

    int out(int vertex, int number);

    /** How many arcs come into a vertex. */
    int ins(int vertex);

    int in(int vertex, int number);

    /** Whether a vertex must be covered. */
    boolean required(int vertex);

    /** The nodes of a graph. */
    record OfNodes(Graph graph) implements Arcs {

        @Override
        public int size() {
            return graph.nodes();
        }

        @Override
        public int root() {
            return graph.root();
        }

        @Override
        public int outs(int vertex) {
            return graph.outDegree(vertex);
        }

        @Override
        public int out(int vertex, int number) {
            return graph.target(graph.firstOut(vertex) + number);
        }

        @Override
        public int ins(int vertex) {
            return graph.inDegree(vertex);
        }

        @Override
        public int in(int vertex, int number) {
            return graph.source(graph.in(vertex, number));
        }

        @Override
        public boolean required(int vertex) {
            return true;
        }
    }

    /** The edges of a graph, and H. */
    record OfEdges(Graph graph, Requirement requirement) implements Arcs {

        @Override
        public int size() {
            return graph.edges() + 1;
        }

        @Override
        public int root() {
            return graph.edges();
        }

        private int headOf(int vertex) {
            return vertex == root() ? graph.root() : graph.target(vertex);
        }

        @Override
        public int outs(int vertex) {
            return graph.outDegree(headOf(vertex));
        }

        @Override
        public int out(int vertex, int number) {
            return graph.firstOut(headOf(vertex)) + number;
        }

        @Override
        public int ins(int vertex) {
            if (vertex == root()) {
                return 0;
            }
            int tail = graph.source(vertex);
            return graph.inDegree(tail) + (tail == graph.root() ? 1 : 0);
        }

        @Override
        public int in(int vertex, int number) {
            int tail = graph.source(vertex);
            return number < graph.inDegree(tail) ? graph.in(tail, number) : root();
        }

        @Override
        public boolean required(int vertex) {
            return vertex != root() && requirement.edge(vertex);
        }
    }
}
