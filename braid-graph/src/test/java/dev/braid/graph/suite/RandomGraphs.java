package dev.braid.graph.suite;

import dev.braid.graph.Graph;
import java.util.SplittableRandom;

/** Graphs of all shapes: with cycles, dead ends, loops, several edges between two nodes, and parts nobody reaches. */
final class RandomGraphs {

    private RandomGraphs() {}

    static Graph graph(long seed, int mostNodes, int mostEdges) {
        SplittableRandom random = new SplittableRandom(seed);
        int nodes = 1 + random.nextInt(mostNodes);
        int edges = random.nextInt(mostEdges + 1);
        boolean acyclic = random.nextInt(4) == 0;
        boolean treeLike = random.nextBoolean();
        Graph.Builder builder = new Graph.Builder();
        for (int v = 0; v < nodes; v++) {
            builder.addNode("s" + v);
        }
        for (int e = 0; e < edges; e++) {
            int from = random.nextInt(nodes);
            int to = random.nextInt(nodes);
            if (treeLike && e < nodes - 1) {
                to = e + 1;
                from = random.nextInt(to);
            }
            if (acyclic && from >= to) {
                continue;
            }
            builder.addEdge(from, to, "e" + random.nextInt(3));
        }
        return builder.root(random.nextInt(3) == 0 ? random.nextInt(nodes) : 0).build();
    }
}
