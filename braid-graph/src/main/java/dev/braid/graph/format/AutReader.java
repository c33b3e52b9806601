package dev.braid.graph.format;

import dev.braid.graph.Graph;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads Aldebaran files: {@code des (0, 3, 4)}, then a line {@code (0, "label", 1)} for each edge. */
final class AutReader {

    private static final Pattern HEADER =
            Pattern.compile("\\s*des\\s*\\(\\s*(\\d+)\\s*,\\s*(\\d+)\\s*,\\s*(\\d+)\\s*\\)\\s*");
    private static final Pattern EDGE = Pattern.compile("\\s*\\(\\s*(\\d+)\\s*,(.*),\\s*(\\d+)\\s*\\)\\s*");

    private AutReader() {}

    static Graph read(String text) {
        String[] lines = text.split("\n", -1);
        Matcher header = HEADER.matcher(lines[0]);
        if (!header.matches()) {
            throw new Malformed(1, "expected 'des (root, edges, nodes)'");
        }
        int nodes = number(header.group(3), 1);
        Graph.Builder builder = new Graph.Builder();
        for (int v = 0; v < nodes; v++) {
            builder.addNode(Integer.toString(v));
        }
        for (int i = 1; i < lines.length; i++) {
            if (!lines[i].isBlank()) {
                edge(builder, lines[i], i + 1);
            }
        }
        int edges = number(header.group(2), 1);
        if (edges != builder.edges()) {
            throw new Malformed(1, "the file promises " + edges + " edges and has " + builder.edges());
        }
        return builder.root(node(header.group(1), nodes, 1)).build();
    }

    private static void edge(Graph.Builder builder, String line, int number) {
        Matcher edge = EDGE.matcher(line);
        if (!edge.matches()) {
            throw new Malformed(number, "expected '(from, \"label\", to)', but the line is '" + line.strip() + "'");
        }
        int from = node(edge.group(1), builder.nodes(), number);
        int to = node(edge.group(3), builder.nodes(), number);
        builder.addEdge(from, to, label(edge.group(2).strip(), number));
    }

    private static String label(String text, int line) {
        if (!text.startsWith("\"")) {
            return text;
        }
        if (text.length() < 2 || !text.endsWith("\"")) {
            throw new Malformed(line, "the label " + text + " has no closing quote");
        }
        return text.substring(1, text.length() - 1)
                .replace("\\\"", "\"")
                .replace("\\n", "\n")
                .replace("\\\\", "\\");
    }

    private static int node(String digits, int nodes, int line) {
        int node = number(digits, line);
        if (node >= nodes) {
            throw new Malformed(line, "there is no node " + node + ": the file promises nodes 0 to " + (nodes - 1));
        }
        return node;
    }

    private static int number(String digits, int line) {
        try {
            return Integer.parseInt(digits);
        } catch (NumberFormatException e) {
            throw new Malformed(line, "the number " + digits + " is too large");
        }
    }
}
