package dev.braid.graph.format;

import dev.braid.graph.Graph;
import dev.braid.graph.Mark;
import dev.braid.report.json.JsonWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/**
 * JSON: {@code {"root": 0, "nodes": [{"id": 0, "label": "..."}], "edges": [{"from": 0, "to": 1, "label": "..."}]}}. A node may
 * also be just its id.
 */
final class JsonGraphs {

    private record Edge(String from, String to, String label, int line) {}

    private final JsonParser json;
    private final Drafting draft = new Drafting();
    private final List<Edge> edges = new ArrayList<>();
    private final Map<String, Integer> roots = new HashMap<>();

    private JsonGraphs(JsonParser json) {
        this.json = json;
    }

    static Graph read(String text) {
        try (JsonParser parser = JsonFactory.builder().build().createParser(ObjectReadContext.empty(), text)) {
            return new JsonGraphs(parser).graph();
        } catch (JacksonException e) {
            int line = e.getLocation() == null ? 1 : e.getLocation().getLineNr();
            throw new Malformed(Math.max(1, line), e.getOriginalMessage());
        }
    }

    private Graph graph() {
        expect(json.nextToken(), JsonToken.START_OBJECT, "an object");
        while (json.nextToken() != JsonToken.END_OBJECT) {
            String field = json.currentName();
            JsonToken value = json.nextToken();
            switch (field) {
                case "root" -> roots.put(scalar("root"), line());
                case "nodes" -> array(value, "nodes", this::node);
                case "edges" -> array(value, "edges", this::edge);
                default -> json.skipChildren();
            }
        }
        edges.forEach(edge -> draft.edge(known(edge.from(), edge.line()), known(edge.to(), edge.line()), edge.label()));
        roots.forEach((root, line) -> draft.root(known(root, line)));
        return draft.graph();
    }

    private void array(JsonToken value, String name, Runnable element) {
        expect(value, JsonToken.START_ARRAY, "an array of " + name);
        while (json.nextToken() != JsonToken.END_ARRAY) {
            element.run();
        }
    }

    private void node() {
        if (json.currentToken() != JsonToken.START_OBJECT) {
            draft.node(scalar("a node"));
            return;
        }
        int line = line();
        Map<String, String> fields = fields();
        int node = draft.node(wanted(fields, "id", line));
        draft.name(node, fields.getOrDefault("label", fields.getOrDefault("id", "")));
        draft.mark(node, fields.getOrDefault("mark", ""));
        if (fields.getOrDefault("root", fields.getOrDefault("initial", "")).equals("true")) {
            draft.root(node);
        }
    }

    private void edge() {
        int line = line();
        expect(json.currentToken(), JsonToken.START_OBJECT, "an edge as an object");
        Map<String, String> fields = fields();
        edges.add(new Edge(
                wanted(fields, "from", line), wanted(fields, "to", line), fields.getOrDefault("label", ""), line));
    }

    private Map<String, String> fields() {
        Map<String, String> fields = new HashMap<>();
        while (json.nextToken() != JsonToken.END_OBJECT) {
            String name = json.currentName();
            if (json.nextToken().isScalarValue()) {
                fields.put(name, json.getString());
            } else {
                json.skipChildren();
            }
        }
        return fields;
    }

    private String scalar(String what) {
        if (!json.currentToken().isScalarValue()) {
            throw new Malformed(line(), what + " must be a text or a number");
        }
        return json.getString();
    }

    private static String wanted(Map<String, String> fields, String name, int line) {
        String value = fields.get(name);
        if (value == null) {
            throw new Malformed(line, "the object has no \"" + name + "\"");
        }
        return value;
    }

    private int known(String key, int line) {
        if (!draft.has(key)) {
            throw new Malformed(line, "there is no node " + key);
        }
        return draft.node(key);
    }

    private void expect(JsonToken found, JsonToken wanted, String what) {
        if (found != wanted) {
            throw new Malformed(line(), "expected " + what);
        }
    }

    private int line() {
        return Math.max(1, json.currentTokenLocation().getLineNr());
    }

    static void write(Graph graph, Appendable out) throws IOException {
        out.append("{\"root\":" + graph.root() + ",\n\"nodes\":[");
        for (int v = 0; v < graph.nodes(); v++) {
            JsonWriter node = new JsonWriter()
                    .beginObject()
                    .name("id")
                    .value(v)
                    .name("label")
                    .value(graph.name(v));
            if (graph.mark(v) != Mark.NONE) {
                node.name("mark").value(graph.mark(v).name());
            }
            out.append((v == 0 ? "\n" : ",\n") + node.endObject());
        }
        out.append("],\n\"edges\":[");
        for (int e = 0; e < graph.edges(); e++) {
            JsonWriter edge = new JsonWriter().beginObject().name("from").value(graph.source(e));
            edge.name("to")
                    .value(graph.target(e))
                    .name("label")
                    .value(graph.label(e))
                    .endObject();
            out.append((e == 0 ? "\n" : ",\n") + edge);
        }
        out.append("]}\n");
    }
}
