package dev.braid.cli;

import dev.braid.actors.Program;
import dev.braid.graph.Graph;
import dev.braid.graph.build.ProgramGraph;
import dev.braid.graph.format.GraphFiles;
import dev.braid.graph.format.GraphFormat;
import dev.braid.graph.page.GraphPage;
import dev.braid.graph.run.Conformance;
import dev.braid.graph.run.JUnitExport;
import dev.braid.graph.run.SavedSuite;
import dev.braid.graph.run.SequenceRun;
import dev.braid.graph.suite.Suite;
import dev.braid.graph.suite.TestSuites;
import dev.braid.trace.Problem;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Makes or reads a reachability graph, covers it with test sequences, and runs them. */
@Command(
        name = "graph",
        description = {
            "Makes the graph of all states of a program (or reads one from a file), and sequences that cover it.",
            "PROGRAM may be the name of a graph file: .dot .gv .graphml .xml .aut .json"
        },
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "Examples:",
            "  braid graph RicartAgrawala --run --page graph.html",
            "  braid graph LeaderElection --reduction simultaneous --events macro --export suite",
            "  braid graph LeaderElection --check suite",
            "  braid graph states.dot --cover nodes --write states.graphml"
        })
final class GraphCommand implements Callable<Integer> {

    @Mixin
    ProgramArguments program = new ProgramArguments();

    @Mixin
    GraphOptions options = new GraphOptions();

    @Option(names = "--graph", paramLabel = "FILE", description = "Take the graph of the program from this file.")
    @Nullable
    Path graphFile;

    @Option(names = "--run", description = "Execute the sequences of the last method on the program.")
    boolean run;

    @Option(names = "--write", paramLabel = "FILE", description = "Write the graph; the ending says the format.")
    @Nullable
    Path write;

    @Option(names = "--page", paramLabel = "FILE", description = "Write an HTML page that shows graph and suites.")
    @Nullable
    Path page;

    @Option(names = "--export", paramLabel = "FOLDER", description = "Save the sequences of the last method.")
    @Nullable
    Path export;

    @Option(
            names = "--junit",
            paramLabel = "FILE",
            description = "Write the sequences as a JUnit class, e.g. MySuite.java.")
    @Nullable
    Path junit;

    @Option(
            names = "--check",
            paramLabel = "FOLDER",
            description = "Execute a saved suite on the program as it is now.")
    @Nullable
    Path check;

    @Option(names = "--proof", description = "Print why no suite can be smaller than that of M5.")
    boolean proof;

    @Option(names = "--json", description = "Print the result as one JSON object on the last line.")
    boolean json;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it
    CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        boolean isFile = GraphFormat.ofFile(program.name).isPresent();
        @Nullable Program made = isFile ? null : program.create();
        if (check != null) {
            return checkSaved(required(made), SavedSuite.read(check), out);
        }
        long begun = System.nanoTime();
        Path file = isFile ? Path.of(program.name) : graphFile;
        ProgramGraph.@Nullable Result built = file == null ? build(required(made)) : null;
        Graph graph = built == null ? GraphFiles.read(Objects.requireNonNull(file)) : built.graph();
        boolean complete = built == null || built.complete();
        double seconds = (System.nanoTime() - begun) / 1e9;
        List<Suite> suites = suites(graph);
        List<Conformance> results =
                run || export != null ? execute(required(made), suites.get(suites.size() - 1)) : List.of();
        GraphText text = new GraphText(program.subject(), graph, complete, suites, results, seconds);
        out.print(json ? text.json() + "\n" : text.text(proof));
        out.flush();
        files(graph, complete, suites, results, made);
        return text.exitCode();
    }

    private static Program required(@Nullable Program made) {
        if (made == null) {
            throw new Problem.Found(new Problem(
                    "BRD-104",
                    "Sequences can only be executed on a program.",
                    "a graph file is given and no program.",
                    "write 'braid graph PROGRAM --graph FILE'."));
        }
        return made;
    }

    private ProgramGraph.Result build(Program made) {
        GraphProgress progress = new GraphProgress(spec.commandLine().getErr(), program.subject());
        ProgramGraph.Result result = ProgramGraph.of(made, options.build(), progress::show);
        progress.clear();
        return result;
    }

    private List<Suite> suites(Graph graph) {
        return options.methods.stream()
                .map(method -> TestSuites.cover(graph, options.criterion, method, options.seed))
                .map(suite -> options.greedy ? suite.greedilyOrdered() : suite)
                .toList();
    }

    private List<Conformance> execute(Program made, Suite suite) {
        SequenceRun sequenceRun =
                new SequenceRun(made, options.events == GraphOptions.Events.SINGLE, options.setting());
        return events(suite).stream().map(sequenceRun::follow).toList();
    }

    private static List<List<String>> events(Suite suite) {
        List<List<String>> events = new ArrayList<>();
        for (int[] sequence : suite.sequences()) {
            events.add(Arrays.stream(sequence).mapToObj(suite.graph()::label).toList());
        }
        return events;
    }

    private void files(
            Graph graph, boolean complete, List<Suite> suites, List<Conformance> results, @Nullable Program made)
            throws IOException {
        if (write != null) {
            GraphFiles.write(graph, write);
        }
        if (page != null) {
            List<Conformance> shown = run || export != null ? results : List.of();
            Files.writeString(page, new GraphPage(program.subject(), graph, complete, suites, shown).html());
        }
        if (export != null) {
            saved(suites).write(export, results);
        }
        if (junit != null) {
            writeJUnit(required(made), saved(suites), junit);
        }
    }

    private SavedSuite saved(List<Suite> suites) {
        Suite last = suites.get(suites.size() - 1);
        Map<String, String> about = new LinkedHashMap<>();
        about.put("program", program.commandLine());
        about.put("method", last.method().name());
        about.put("covers", last.criterion().name().toLowerCase(Locale.ROOT));
        return new SavedSuite(about, options.events == GraphOptions.Events.SINGLE, events(last));
    }

    private void writeJUnit(Program made, SavedSuite suite, Path file) throws IOException {
        String name = String.valueOf(file.getFileName()).replaceFirst("\\.java$", "");
        String source = JUnitExport.source(name, made, suite, options.fixed)
                .orElseThrow(() -> new Problem.Found(new Problem(
                        "BRD-408",
                        "No JUnit class can be written for " + program.name + ".",
                        "it is not public, or has parameters that are no numbers, texts or constants.",
                        "make it a public record of simple values, or save the suite with --export.")));
        Files.writeString(file, source);
    }

    private int checkSaved(Program made, SavedSuite suite, PrintWriter out) {
        SequenceRun sequenceRun = new SequenceRun(made, suite.eachSendIsAnEvent(), options.setting());
        List<Conformance> results =
                suite.sequences().stream().map(sequenceRun::follow).toList();
        out.print(GraphText.conformance(program.subject(), results));
        out.flush();
        return GraphText.exitCode(results);
    }
}
