package dev.braid.graph.format;

import dev.braid.graph.Graph;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads DOT, the language of Graphviz, as far as it describes a directed graph.
 *
 * <p>As TLC dumps it: initial states are filled, the legend is a subgraph of its own and no part of the graph, and
 * {@code strict} means that an edge written twice is one; edges with different labels stay apart, because they are different
 * actions. Elsewhere a root may be marked by {@code root=true} or {@code initial=true}.
 */
final class DotReader {

    private static final String LEGEND = "cluster_legend";

    private final DotTokens tokens;
    private final Drafting draft = new Drafting();
    private boolean strict;

    private DotReader(String text) {
        this.tokens = new DotTokens(text);
    }

    static Graph read(String text) {
        return new DotReader(text).graph();
    }

    private Graph graph() {
        strict = tokens.skip("strict");
        if (tokens.is("graph")) {
            throw new Malformed(tokens.line(), "the graph has no directions; it must be a digraph");
        }
        tokens.expect("digraph");
        if (!tokens.is("{")) {
            tokens.identifier("the name of the graph or '{'");
        }
        statements(true);
        if (tokens.kind() != DotTokens.Kind.END) {
            throw tokens.expected("the end of the file");
        }
        return draft.graph();
    }

    /** Statements in braces; returns the nodes named in them. */
    private List<Integer> statements(boolean counts) {
        tokens.expect("{");
        List<Integer> nodes = new ArrayList<>();
        while (!tokens.skip("}")) {
            if (tokens.kind() == DotTokens.Kind.END) {
                throw tokens.expected("'}'");
            }
            if (!tokens.skip(";") && !tokens.skip(",")) {
                statement(counts, nodes);
            }
        }
        return nodes;
    }

    private void statement(boolean counts, List<Integer> mentioned) {
        if (tokens.is("graph") || tokens.is("node") || tokens.is("edge")) {
            tokens.advance();
            attributes();
            return;
        }
        boolean plain = !tokens.is("subgraph") && !tokens.is("{");
        String key = plain ? tokens.identifier("a node, an edge or '}'") : "";
        if (plain && tokens.skip("=")) {
            tokens.identifier("a value");
            return;
        }
        List<Integer> from = plain ? List.of(node(key, counts)) : subgraph(counts);
        mentioned.addAll(from);
        if (tokens.is("--")) {
            throw new Malformed(tokens.line(), "'--' is an edge without direction; write '->'");
        }
        if (tokens.is("->")) {
            edges(from, counts, mentioned);
        } else if (plain) {
            describe(from.get(0), attributes(), counts);
        }
    }

    private int node(String key, boolean counts) {
        while (tokens.skip(":")) {
            tokens.identifier("a port");
        }
        return counts ? draft.node(key) : 0;
    }

    private List<Integer> subgraph(boolean counts) {
        String name = "";
        if (tokens.skip("subgraph") && !tokens.is("{")) {
            name = tokens.identifier("the name of a subgraph");
        }
        return statements(counts && !name.equals(LEGEND));
    }

    private void edges(List<Integer> first, boolean counts, List<Integer> mentioned) {
        List<List<Integer>> chain = new ArrayList<>(List.of(first));
        while (tokens.skip("->")) {
            boolean plain = !tokens.is("subgraph") && !tokens.is("{");
            chain.add(plain ? List.of(node(tokens.identifier("the node an edge leads to"), counts)) : subgraph(counts));
            mentioned.addAll(chain.get(chain.size() - 1));
        }
        String label = DotLabels.read(attributes().getOrDefault("label", ""));
        for (int i = 1; counts && i < chain.size(); i++) {
            for (int from : chain.get(i - 1)) {
                chain.get(i).forEach(to -> edge(from, to, label));
            }
        }
    }

    private void edge(int from, int to, String label) {
        if (strict) {
            draft.edgeOnce(from, to, label);
        } else {
            draft.edge(from, to, label);
        }
    }

    private void describe(int node, Map<String, String> attributes, boolean counts) {
        if (!counts) {
            return;
        }
        String label = attributes.get("label");
        if (label != null && !label.equals("\\N")) {
            draft.name(node, DotLabels.read(label));
        }
        draft.mark(node, attributes.getOrDefault("mark", ""));
        boolean filled = attributes.getOrDefault("style", "").contains("filled") && !attributes.containsKey("mark");
        if (filled || isTrue(attributes.get("root")) || isTrue(attributes.get("initial"))) {
            draft.root(node);
        }
    }

    private static boolean isTrue(@Nullable String value) {
        return value != null && (value.equals("true") || value.equals("1"));
    }

    private Map<String, String> attributes() {
        Map<String, String> attributes = new LinkedHashMap<>();
        while (tokens.skip("[")) {
            while (!tokens.skip("]")) {
                String key = tokens.identifier("an attribute or ']'").toLowerCase(Locale.ROOT);
                attributes.put(key, tokens.skip("=") ? tokens.identifier("the value of " + key) : "true");
                if (!tokens.skip(",")) {
                    tokens.skip(";");
                }
            }
        }
        return attributes;
    }
}
