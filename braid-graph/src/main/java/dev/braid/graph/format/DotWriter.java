package dev.braid.graph.format;

import dev.braid.graph.Graph;
import dev.braid.graph.Mark;
import java.io.IOException;

/** Writes DOT. The root is filled, as in TLC's dumps. */
final class DotWriter {

    private DotWriter() {}

    static void write(Graph graph, Appendable out) throws IOException {
        out.append("digraph G {\n");
        for (int v = 0; v < graph.nodes(); v++) {
            out.append("  ").append(Integer.toString(v)).append(" [label=").append(DotLabels.write(graph.name(v)));
            if (v == graph.root()) {
                out.append(", style=filled");
            }
            if (graph.mark(v) != Mark.NONE) {
                out.append(", mark=").append(graph.mark(v).name());
            }
            if (v == graph.root() && graph.mark(v) != Mark.NONE) {
                out.append(", root=true");
            }
            out.append("];\n");
        }
        for (int e = 0; e < graph.edges(); e++) {
            out.append("  ").append(Integer.toString(graph.source(e))).append(" -> ");
            out.append(Integer.toString(graph.target(e)));
            out.append(" [label=").append(DotLabels.write(graph.label(e))).append("];\n");
        }
        out.append("}\n");
    }
}
