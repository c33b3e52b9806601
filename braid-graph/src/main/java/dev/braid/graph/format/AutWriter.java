package dev.braid.graph.format;

import dev.braid.graph.Graph;
import java.io.IOException;

/** Writes Aldebaran files. The format has no names of nodes. */
final class AutWriter {

    private AutWriter() {}

    static void write(Graph graph, Appendable out) throws IOException {
        out.append("des (" + graph.root() + ", " + graph.edges() + ", " + graph.nodes() + ")\n");
        for (int e = 0; e < graph.edges(); e++) {
            String label =
                    graph.label(e).replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
            out.append("(" + graph.source(e) + ", \"" + label + "\", " + graph.target(e) + ")\n");
        }
    }
}
