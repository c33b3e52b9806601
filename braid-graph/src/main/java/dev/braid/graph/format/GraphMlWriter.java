package dev.braid.graph.format;

import dev.braid.graph.Graph;
import dev.braid.graph.Mark;
import java.io.IOException;

/** Writes GraphML. */
final class GraphMlWriter {

    private GraphMlWriter() {}

    static void write(Graph graph, Appendable out) throws IOException {
        out.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
        out.append("<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\">\n");
        out.append(key("label", "all", "string") + key("root", "node", "boolean") + key("mark", "node", "string"));
        out.append("<graph id=\"G\" edgedefault=\"directed\">\n");
        for (int v = 0; v < graph.nodes(); v++) {
            out.append("<node id=\"n" + v + "\">" + data("label", graph.name(v)));
            out.append(v == graph.root() ? data("root", "true") : "");
            out.append(
                    graph.mark(v) == Mark.NONE ? "" : data("mark", graph.mark(v).name()));
            out.append("</node>\n");
        }
        for (int e = 0; e < graph.edges(); e++) {
            out.append("<edge source=\"n" + graph.source(e) + "\" target=\"n" + graph.target(e) + "\">");
            out.append(data("label", graph.label(e)) + "</edge>\n");
        }
        out.append("</graph>\n</graphml>\n");
    }

    private static String key(String name, String of, String type) {
        return "<key id=\"" + name + "\" for=\"" + of + "\" attr.name=\"" + name + "\" attr.type=\"" + type + "\"/>\n";
    }

    private static String data(String key, String value) {
        return "<data key=\"" + key + "\">" + escaped(value) + "</data>";
    }

    /** Characters that XML cannot carry at all become question marks. */
    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replaceAll("[^\\t\\n\\x20-\\uD7FF\\uE000-\\uFFFD\\x{10000}-\\x{10FFFF}]", "?");
    }
}
