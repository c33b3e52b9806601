package dev.braid.cli;

import dev.braid.graph.Graph;
import dev.braid.graph.build.BuildOptions;
import dev.braid.graph.build.ProgramGraph;
import dev.braid.graph.suite.Criterion;
import dev.braid.graph.suite.Method;
import dev.braid.graph.suite.Suite;
import dev.braid.graph.suite.TestSuites;
import dev.braid.host.Programs;
import dev.braid.trace.InputMode;
import dev.braid.trace.Problem;
import dev.braid.trace.Script;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Prints the tables 1, 2 and 3 of paper 004 for our programs beside the paper's. */
@Command(
        name = "graph-tables",
        description = "Makes the graphs of paper 004 and prints its tables for them, beside the paper's, as Markdown.",
        mixinStandardHelpOptions = true)
final class GraphTablesCommand implements Callable<Integer> {

    private static final String BEGIN = "<!-- tables: ./braid graph-tables --into docs/reachability-graphs.md -->";
    private static final String END = "<!-- end of tables -->";

    private record Subject(String paper, String program, Map<String, String> parameters, Map<String, String> inputs) {}

    private record Row(String name, Graph graph, List<Suite> nodes, List<Suite> edges) {}

    private static final List<Subject> SUBJECTS = List.of(
            new Subject("le-3", "LeaderElection", Map.of("processes", "3"), Map.of("ids", "[3, 2, 1]")),
            new Subject("tp-5", "TokenPassing", Map.of("processes", "5", "rounds", "0"), Map.of()),
            new Subject("me-3", "RicartAgrawala", Map.of("processes", "3"), Map.of()),
            new Subject("fl-3", "Flooding", Map.of("processes", "3"), Map.of()),
            new Subject("fl-4", "Flooding", Map.of("processes", "4"), Map.of()),
            new Subject("fl-5", "Flooding", Map.of("processes", "5"), Map.of()),
            new Subject("sw-2", "SlidingWindow", Map.of("window", "2", "numbers", "3"), Map.of()),
            new Subject("me-3 by Lamport", "MutualExclusion", Map.of("processes", "3"), Map.of()));

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it
    CommandSpec spec;

    @Option(
            names = "--into",
            paramLabel = "FILE",
            description = "Put the tables into this document, between the lines that mark their place.")
    @Nullable
    Path into;

    @Override
    public Integer call() throws IOException {
        if (into == null) {
            print(spec.commandLine().getOut());
            return ExitCode.OK;
        }
        StringWriter tables = new StringWriter();
        print(new PrintWriter(tables, true));
        Files.writeString(into, withTables(Files.readString(into), tables.toString()));
        return ExitCode.OK;
    }

    private static String withTables(String document, String tables) {
        int begin = document.indexOf(BEGIN);
        int end = document.indexOf(END);
        if (begin < 0 || end < begin) {
            throw new Problem.Found(new Problem(
                    "BRD-104",
                    "The document has no place for tables.",
                    "the lines " + BEGIN + " and " + END + " are missing.",
                    "add them."));
        }
        return document.substring(0, begin + BEGIN.length()) + "\n\n" + tables + "\n" + document.substring(end);
    }

    private static void print(PrintWriter out) {
        List<Row> rows = new ArrayList<>();
        for (BuildOptions options : List.of(BuildOptions.REDUCED, BuildOptions.FULL)) {
            SUBJECTS.forEach(subject -> rows.add(row(subject, options)));
        }
        out.println("### Table 1: all-node\n");
        counts(out, rows, Criterion.NODES);
        out.println("\n### Table 2: all-edge\n");
        counts(out, rows, Criterion.EDGES);
        out.println("\n### Table 3: percentage covered by the first few sequences\n");
        first(out, rows);
    }

    private static Row row(Subject subject, BuildOptions options) {
        Programs programs = new Programs(GraphTablesCommand.class.getClassLoader(), List.of(ProgramArguments.EXAMPLES));
        Script.Setting setting = Script.Setting.DEFAULT.withInputs(InputMode.ENUMERATED, subject.inputs(), 0);
        Graph graph = ProgramGraph.of(
                        programs.create(subject.program(), subject.parameters()), options.with(setting), p -> true)
                .graph();
        String kind = options.eachSendIsAnEvent() ? ".full" : ".reduced";
        List<Suite> nodes = suites(graph, Criterion.NODES);
        List<Suite> edges = suites(graph, Criterion.EDGES);
        return new Row(subject.paper() + kind, graph, nodes, edges);
    }

    private static List<Suite> suites(Graph graph, Criterion criterion) {
        List<Suite> suites = new ArrayList<>();
        for (Method method : List.of(Method.M1, Method.M2, Method.M3, Method.M4, Method.M5)) {
            suites.add(TestSuites.cover(graph, criterion, method, 0));
        }
        return suites;
    }

    private static void counts(PrintWriter out, List<Row> rows, Criterion criterion) {
        out.println("| graph | nodes / edges | M1 | M2 | M3 | M4 | M5 | most improving: M1, M2, M3, M4 "
                + "| paper: nodes / edges | M1 | M2 | M3 | M4 | most improving |");
        out.println("|---|---|---|---|---|---|---|---|---|---|---|---|---|---|");
        for (Row row : rows) {
            List<Suite> suites = criterion == Criterion.NODES ? row.nodes() : row.edges();
            StringBuilder line = new StringBuilder("| " + row.name() + " | " + size(row.graph()));
            suites.forEach(suite -> line.append(" | ").append(suite.size()));
            List<String> improving = new ArrayList<>();
            for (Suite suite : suites.subList(0, 4)) {
                improving.add(suite.mostImproving()[0] + "(" + suite.mostImproving()[1] + ")");
            }
            line.append(" | ").append(String.join(", ", improving)).append(" | ");
            out.println(line + PaperGraphs.counts(row.name(), criterion) + " |");
        }
    }

    private static String size(Graph graph) {
        return graph.nodes() + " / " + graph.edges();
    }

    private static void first(PrintWriter out, List<Row> rows) {
        out.println("| graph | all-node M1 | M2 | M3 | M4 | M5 | all-edge M1 | M2 | M3 | M4 | M5 "
                + "| paper: all-node M1, M2, M3, M4 | all-edge M1, M2, M3, M4 |");
        out.println("|---|---|---|---|---|---|---|---|---|---|---|---|---|");
        for (Row row : rows) {
            StringBuilder line = new StringBuilder("| " + row.name());
            row.nodes().forEach(suite -> line.append(" | ").append(first(suite)));
            row.edges().forEach(suite -> line.append(" | ").append(first(suite)));
            out.println(line + " | " + PaperGraphs.first(row.name()) + " |");
        }
    }

    /** The first 2, 3 or 5 sequences, depending on how many there are (paper 004, section 3, item 7). */
    private static String first(Suite suite) {
        int size = suite.size();
        if (size <= 5) {
            return "-";
        }
        return String.format(Locale.ROOT, "%.1f", 100 * suite.coverageOfFirst(size < 20 ? 2 : size <= 80 ? 3 : 5));
    }
}
