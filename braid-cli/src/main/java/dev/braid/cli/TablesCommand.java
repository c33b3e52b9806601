package dev.braid.cli;

import dev.braid.explorer.ExplorationResult;
import dev.braid.host.Exploration;
import dev.braid.host.ExplorationOptions;
import dev.braid.host.Programs;
import dev.braid.host.StrategyName;
import dev.braid.trace.InputMode;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Prints the papers' tables for our programs. */
@Command(
        name = "tables",
        description = "Runs the papers' programs under each strategy and prints their counts as Markdown.",
        mixinStandardHelpOptions = true)
final class TablesCommand implements Callable<Integer> {

    private record Row(String program, Map<String, String> parameters, String paper) {}

    private static final List<Row> ROWS = List.of(
            new Row("Figure5", Map.of(), "000: efficient 3"),
            new Row("LeaderElection", Map.of("processes", "3"), "000: 387 / 9"),
            new Row("LeaderElection", Map.of("processes", "4"), "000: > 30,000 / 22"),
            new Row("DistributedSorting", Map.of("processes", "4"), "000: 14 / 7"),
            new Row("ShortestPath", Map.of("processes", "4"), "000: > 100,000 / 338"),
            new Row("SpanningTree", Map.of("graph", "complete"), "002: DST-C 25,200"),
            new Row("SpanningTree", Map.of("graph", "incomplete"), "002: DST-I 30"),
            new Row("RicartAgrawala", Map.of("processes", "3"), "174"),
            new Row("RicartAgrawala", Map.of("channels", "causal"), "70"),
            new Row("RicartAgrawala", Map.of("channels", "unordered"), "1,344"),
            new Row("RicartAgrawala", Map.of("threads", "2"), "002: DME 4,032"),
            new Row("SuzukiKasami", Map.of("threads", "2"), "002: TDME 24"),
            new Row("DistributedDiningPhilosophers", Map.of("processes", "3"), "002: DDP 5,380,996"),
            new Row("ChangRoberts", Map.of("processes", "3"), "3.2 with symbolic ids: 6 + 2"),
            new Row("AtomicRegister", Map.of("servers", "2"), "2^S (S!/(S-M)!)^2 = 16"),
            new Row("AtomicRegister", Map.of("servers", "3"), "288"),
            new Row("TwoPhaseCommit", Map.of("participants", "3"), "2^n n! = 48"),
            new Row("Paxos", Map.of("acceptors", "2"), "112"),
            new Row("Paxos", Map.of("acceptors", "3", "proposers", "1"), "72"));

    @Option(names = "--budget", paramLabel = "SECONDS", description = "For each cell (default: ${DEFAULT-VALUE}).")
    int budget = 10;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it
    CommandSpec spec;

    @Override
    public Integer call() throws InterruptedException {
        PrintWriter out = spec.commandLine().getOut();
        out.println("| program | simple | efficient | optimal | paper or formula |\n|---|---|---|---|---|");
        Programs programs = new Programs(TablesCommand.class.getClassLoader(), List.of(ProgramArguments.EXAMPLES));
        for (Row row : ROWS) {
            StringBuilder line = new StringBuilder("| " + row.program() + " " + new TreeMap<>(row.parameters()));
            for (StrategyName strategy : List.of(StrategyName.SIMPLE, StrategyName.EFFICIENT, StrategyName.OPTIMAL)) {
                line.append(" | ").append(cell(programs, row, strategy));
            }
            out.println(line + " | " + row.paper() + " |");
            out.flush();
        }
        return ExitCode.OK;
    }

    private String cell(Programs programs, Row row, StrategyName strategy) throws InterruptedException {
        ExplorationOptions options = new ExplorationOptions(
                strategy,
                Duration.ofSeconds(budget),
                Long.MAX_VALUE,
                100_000,
                InputMode.ENUMERATED,
                Map.of(),
                0,
                true,
                false,
                Duration.ofSeconds(5),
                ExplorationOptions.PAIRS);
        ExplorationResult result =
                new Exploration(programs.create(row.program(), row.parameters()), options).run(progress -> {});
        return (result.exhausted() ? "" : "> ")
                + String.format(Locale.ROOT, "%,d", result.executions())
                + (result.bugs().isEmpty() ? "" : " (bug)");
    }
}
