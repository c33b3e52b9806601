package dev.braid.cli;

import dev.braid.explorer.ExplorationResult;
import dev.braid.report.json.JsonWriter;
import dev.braid.trace.Finding;
import dev.braid.trace.Problem;
import java.util.List;
import java.util.Locale;

/** The result as one JSON object; its field names are a contract (product.md). */
final class ResultJson {

    private ResultJson() {}

    static String of(
            String subject,
            ExploreOptions options,
            ExplorationResult result,
            List<Finding> findings,
            List<String> files,
            double seconds) {
        JsonWriter json = new JsonWriter().beginObject();
        json.name("type").value("result").name("subject").value(subject);
        json.name("verdict").value(result.verdict().name());
        json.name("strategy").value(options.strategy.toString());
        json.name("executions").value(result.executions()).name("blocked").value(result.blocked());
        json.name("paths").value(result.paths()).name("schedules").value(result.schedules());
        json.name("seconds").value(seconds);
        json.name("executionsPerSecond").value(result.executions() / Math.max(seconds, 1e-9));
        solver(json);
        coverage(json);
        completeness(json, options, result);
        json.name("findings").beginArray();
        for (int i = 0; i < findings.size(); i++) {
            finding(json, findings.get(i), files.get(i));
        }
        json.endArray();
        return json.endObject().toString();
    }

    /** No solver is asked before inputs are symbolic: the counts are true zeros. */
    private static void solver(JsonWriter json) {
        json.name("solver").beginObject();
        json.name("queries").value(0).name("cacheHits").value(0).name("unknown").value(0);
        json.name("seconds").value(0.0).endObject();
    }

    /** Message programs run unwoven, so what they cover is not known: null says so, a zero would be a lie. */
    private static void coverage(JsonWriter json) {
        json.name("coverage").beginObject();
        json.name("branches").nullValue().name("lines").nullValue();
        json.name("because").value("coverage is not measured by this version").endObject();
    }

    private static void completeness(JsonWriter json, ExploreOptions options, ExplorationResult result) {
        json.name("completeness").beginObject();
        json.name("exhausted").value(result.exhausted()).name("left").value(result.left());
        if (result.coveredWays() > 0) {
            json.name("coveredWays").value(result.coveredWays());
        }
        json.name("stepsPerExecution").value(options.steps);
        json.name("inputs").value(options.inputs.name().toLowerCase(Locale.ROOT));
        json.name("inputsNotExhausted").beginArray();
        result.openInputs().forEach(json::value);
        json.endArray();
        Problem problem = result.problem();
        if (problem != null) {
            json.name("problem").value(problem.code()).name("because").value(problem.what() + " " + problem.because());
        }
        json.endObject();
    }

    private static void finding(JsonWriter json, Finding finding, String file) {
        json.beginObject();
        json.name("kind").value(finding.kind().name()).name("message").value(finding.message());
        json.name("location").value(finding.location()).name("input").value(finding.input());
        json.name("replay").value(finding.replay()).name("firstAtExecution").value(finding.firstAtExecution());
        json.name("steps").value(finding.steps());
        if (!file.isEmpty()) {
            json.name("reproFile").value(file);
        }
        json.endObject();
    }
}
