package dev.braid.graph;

import java.util.Arrays;

/**
 * The part of a graph that its root reaches: no sequence can cover the rest.
 *
 * @param graph the part, numbered anew
 * @param nodeInWhole for each of its nodes the number in the whole graph
 * @param edgeInWhole for each of its edges the number in the whole graph
 */
public record Reachable(Graph graph, int[] nodeInWhole, int[] edgeInWhole) {

    /** Cuts off what the root does not reach. */
    public static Reachable part(Graph whole) {
        int[] number = new int[whole.nodes()];
        Arrays.fill(number, -1);
        int[] found = new int[whole.nodes()];
        int size = 0;
        number[whole.root()] = 0;
        found[size++] = whole.root();
        for (int at = 0; at < size; at++) {
            int node = found[at];
            for (int e = whole.firstOut(node); e < whole.firstOut(node + 1); e++) {
                int to = whole.target(e);
                if (number[to] < 0) {
                    number[to] = size;
                    found[size++] = to;
                }
            }
        }
        return renumbered(whole, number, Arrays.copyOf(found, size));
    }

    private static Reachable renumbered(Graph whole, int[] number, int[] nodes) {
        Graph.Builder builder = new Graph.Builder(node -> whole.name(nodes[node]));
        int[] edges = new int[whole.edges()];
        int size = 0;
        for (int node : nodes) {
            int added = builder.addNode();
            builder.mark(added, whole.mark(node));
        }
        for (int node : nodes) {
            for (int e = whole.firstOut(node); e < whole.firstOut(node + 1); e++) {
                builder.addEdge(number[node], number[whole.target(e)], whole.label(e));
                edges[size++] = e;
            }
        }
        return new Reachable(builder.build(), nodes, Arrays.copyOf(edges, size));
    }
}
