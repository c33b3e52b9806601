package dev.braid.cli;

import dev.braid.graph.Graph;
import dev.braid.graph.Mark;
import dev.braid.graph.run.Conformance;
import dev.braid.graph.suite.Criterion;
import dev.braid.graph.suite.Method;
import dev.braid.graph.suite.Suite;
import dev.braid.report.json.JsonWriter;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What is printed about a graph, its suites, and what became of them on the program. */
record GraphText(
        String subject, Graph graph, boolean complete, List<Suite> suites, List<Conformance> results, double seconds) {

    private static final int FIRST = 5;
    private static final int MOST_SHOWN = 10;

    String text(boolean proof) {
        StringBuilder text = new StringBuilder();
        line(text, "GRAPH          %s   %,d states, %,d edges, %.1f s", subject, graph.nodes(), graph.edges(), seconds);
        line(text, "               %s", states());
        line(text, "");
        String item = suites.get(0).criterion().item();
        line(
                text,
                "  %-36s %10s %10s %8s  first %d cover",
                "covering each " + item,
                "sequences",
                "events",
                "longest",
                FIRST);
        suites.forEach(suite -> text.append(row(suite)));
        suites.stream().filter(suite -> suite.method() == Method.M5).forEach(suite -> text.append(proof(suite, proof)));
        if (!results.isEmpty()) {
            text.append('\n').append(conformance(subject, results));
        }
        return text.toString();
    }

    private String states() {
        Map<Mark, Integer> marks = marks();
        StringBuilder text = new StringBuilder();
        text.append(marks.getOrDefault(Mark.END, 0)).append(" ends, ");
        text.append(marks.getOrDefault(Mark.DEADLOCK, 0)).append(" deadlocks, ");
        text.append(marks.getOrDefault(Mark.FAILED, 0)).append(" failed");
        if (!complete) {
            text.append("; CUT by a bound, ")
                    .append(marks.getOrDefault(Mark.OPEN, 0))
                    .append(" states are open");
        }
        return text.toString();
    }

    private Map<Mark, Integer> marks() {
        Map<Mark, Integer> marks = new EnumMap<>(Mark.class);
        for (int v = 0; v < graph.nodes(); v++) {
            marks.merge(graph.mark(v), 1, Integer::sum);
        }
        return marks;
    }

    private static String row(Suite suite) {
        StringBuilder text = new StringBuilder();
        line(
                text,
                "  %-4s %-31s %,10d %,10d %,8d  %.1f%%",
                suite.method(),
                suite.method().meaning(),
                suite.size(),
                suite.totalLength(),
                suite.longest(),
                suite.size() == 0 ? 100.0 : 100 * suite.coverageOfFirst(FIRST));
        return text.toString();
    }

    private String proof(Suite suite, boolean all) {
        StringBuilder text = new StringBuilder();
        String items = suite.criterion() == Criterion.NODES
                ? "nodes"
                : suite.criterion().item() + "s";
        items = suite.criterion() == Criterion.PAIRS ? "pairs of edges" : items;
        line(text, "");
        line(
                text,
                "  MINIMUM   %,d %s lie on no common path: no suite can be smaller%s",
                suite.proof().size(),
                items,
                all ? ":" : " (--proof lists them)");
        if (all) {
            for (int node : suite.proof().nodes()) {
                line(text, "    state %d  %s", node, graph.name(node).replace("\n", " | "));
            }
            for (int edge : suite.proof().edges()) {
                line(text, "    %d -> %d  %s", graph.source(edge), graph.target(edge), graph.label(edge));
            }
        }
        return text.toString();
    }

    static String conformance(String subject, List<Conformance> results) {
        StringBuilder text = new StringBuilder();
        long conform = results.stream().filter(Conformance::conforms).count();
        String word = conform == results.size() ? "CONFORMS " : "FAILED   ";
        line(text, "  %s %s follows %,d of %,d sequences", word, subject, conform, results.size());
        int shown = 0;
        for (int i = 0; i < results.size() && shown < MOST_SHOWN; i++) {
            if (!results.get(i).conforms()) {
                line(
                        text,
                        "    %d  %s: %s",
                        i + 1,
                        results.get(i).verdict(),
                        results.get(i).text());
                shown++;
            }
        }
        long left = results.size() - conform - shown;
        if (left > 0) {
            line(text, "    and %,d more", left);
        }
        return text.toString();
    }

    static int exitCode(List<Conformance> results) {
        return results.stream().allMatch(Conformance::conforms) ? ExitCode.OK : ExitCode.BUG;
    }

    int exitCode() {
        Map<Mark, Integer> marks = marks();
        boolean bug = marks.containsKey(Mark.FAILED) || marks.containsKey(Mark.DEADLOCK);
        return bug ? ExitCode.BUG : exitCode(results);
    }

    String json() {
        JsonWriter json = new JsonWriter().beginObject();
        json.name("program")
                .value(subject)
                .name("states")
                .value(graph.nodes())
                .name("edges")
                .value(graph.edges());
        json.name("complete")
                .value(complete)
                .name("seconds")
                .value(seconds)
                .name("marks")
                .beginObject();
        marks().forEach((mark, count) ->
                json.name(mark.name().toLowerCase(Locale.ROOT)).value(count));
        json.endObject().name("suites").beginArray();
        for (Suite suite : suites) {
            json.beginObject().name("method").value(suite.method().name());
            json.name("covers").value(suite.criterion().name().toLowerCase(Locale.ROOT));
            json.name("sequences").value(suite.size()).name("events").value(suite.totalLength());
            json.name("longest")
                    .value(suite.longest())
                    .name("proof")
                    .value(suite.proof().size())
                    .endObject();
        }
        json.endArray().name("results").beginObject();
        for (Conformance.Verdict verdict : Conformance.Verdict.values()) {
            json.name(verdict.name().toLowerCase(Locale.ROOT));
            json.value(results.stream()
                    .filter(result -> result.verdict() == verdict)
                    .count());
        }
        return json.endObject().endObject().toString();
    }

    private static void line(StringBuilder text, String format, Object... values) {
        text.append(String.format(Locale.ROOT, format, values)).append('\n');
    }
}
