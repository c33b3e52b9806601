package dev.braid.graph.page;

import dev.braid.graph.Graph;
import dev.braid.graph.Mark;
import dev.braid.graph.run.Conformance;
import dev.braid.graph.suite.Suite;
import dev.braid.report.json.JsonWriter;
import dev.braid.trace.Problem;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/**
 * The page of a graph.
 *
 * @param title what the graph is of
 * @param complete whether no bound cut it
 * @param suites those to compare, the preferred one last
 * @param results for the last suite: what became of its sequences on the program; empty if they were not executed
 */
public record GraphPage(String title, Graph graph, boolean complete, List<Suite> suites, List<Conformance> results) {

    /** More states make a page that no browser opens gladly. */
    private static final int MOST_STATES = 100_000;

    private static final int MOST_SEQUENCES = 2_000;
    private static final int MOST_CURVE_POINTS = 400;

    /** The text of the file. */
    public String html() {
        if (graph.nodes() > MOST_STATES) {
            throw new Problem.Found(new Problem(
                    "BRD-407",
                    "The graph is too large for a page: " + graph.nodes() + " states.",
                    "a page holds " + MOST_STATES + ".",
                    "reduce the graph (--reduction), bound it (--max-states), or write it to a file (--write)."));
        }
        return resource("page.html")
                .replace("@STYLE@", resource("viewer.css"))
                .replace("@DAGRE@", resource("dagre.min.js"))
                .replace("@VIEWER@", resource("viewer.js"))
                // last, so that nothing in it is taken for a place to fill; no text of it can end the script element
                .replace("@DATA@", json().replace("<", "\\u003c"));
    }

    private String json() {
        JsonWriter json = new JsonWriter().beginObject();
        json.name("title")
                .value(title)
                .name("complete")
                .value(complete)
                .name("root")
                .value(graph.root());
        json.name("preferred").value(Math.max(0, suites.size() - 1));
        json.name("nodes").beginArray();
        for (int v = 0; v < graph.nodes(); v++) {
            json.beginObject().name("l").value(graph.name(v));
            json.name("m")
                    .value(graph.mark(v) == Mark.NONE ? "" : graph.mark(v).name())
                    .endObject();
        }
        json.endArray();
        edges(json);
        json.name("suites").beginArray();
        suites.forEach(suite -> suite(json, suite));
        return json.endArray().endObject().toString();
    }

    private void edges(JsonWriter json) {
        Map<String, Integer> labels = new LinkedHashMap<>();
        json.name("edges").beginArray();
        for (int e = 0; e < graph.edges(); e++) {
            int label = labels.computeIfAbsent(graph.label(e), text -> labels.size());
            json.beginArray()
                    .value(graph.source(e))
                    .value(graph.target(e))
                    .value(label)
                    .endArray();
        }
        json.endArray().name("labels").beginArray();
        labels.keySet().forEach(json::value);
        json.endArray();
    }

    private void suite(JsonWriter json, Suite suite) {
        json.beginObject().name("method").value(suite.method().name());
        json.name("criterion").value(suite.criterion().name().toLowerCase(Locale.ROOT));
        json.name("size").value(suite.size()).name("events").value(suite.totalLength());
        json.name("longest").value(suite.longest()).name("items").value(suite.items());
        curve(json, suite);
        json.name("sequences").beginArray();
        suite.sequences().stream().limit(MOST_SEQUENCES).forEach(sequence -> {
            json.beginArray();
            for (int edge : sequence) {
                json.value(edge);
            }
            json.endArray();
        });
        json.endArray();
        if (suite == suites.get(suites.size() - 1) && !results.isEmpty()) {
            json.name("verdicts").beginArray();
            results.forEach(result -> json.value(result.verdict().name()));
            json.endArray().name("notes").beginArray();
            results.forEach(result -> json.value(result.text()));
            json.endArray();
        }
        json.endObject();
    }

    /** Enough points of the curve to draw it. */
    private static void curve(JsonWriter json, Suite suite) {
        int[] covered = suite.covered();
        int every = Math.max(1, covered.length / MOST_CURVE_POINTS);
        json.name("curve").beginArray();
        for (int i = 0; i < covered.length; i++) {
            if (i % every == 0 || i == covered.length - 1) {
                json.beginArray().value(i + 1).value(covered[i]).endArray();
            }
        }
        json.endArray();
    }

    private static String resource(String name) {
        try (InputStream in = Objects.requireNonNull(GraphPage.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
