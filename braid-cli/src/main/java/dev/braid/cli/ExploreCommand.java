package dev.braid.cli;

import dev.braid.actors.Program;
import dev.braid.explorer.Bug;
import dev.braid.explorer.ExplorationResult;
import dev.braid.explorer.repro.Repro;
import dev.braid.explorer.repro.ReproWriter;
import dev.braid.host.Exploration;
import dev.braid.host.ExplorationOptions;
import dev.braid.report.Story;
import dev.braid.trace.Finding;
import dev.braid.trace.MessageTrace;
import dev.braid.trace.TurningPoint;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Explores a program. */
@Command(
        name = "explore",
        description = "Explores a program: all its inputs and schedules, or as many as the budget allows.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "Examples:",
            "  braid explore LeaderElection -P processes=3 -P channels=unordered",
            "  braid explore SpanningTree -P graph=complete --strategy efficient --budget 1m --json",
            "  braid explore com.acme.Election --class-path target/classes"
        })
final class ExploreCommand implements Callable<Integer> {

    private static final long SECONDS_TO_REPORT = 10;

    @Mixin
    ProgramArguments program = new ProgramArguments();

    @Mixin
    ExploreOptions explore = new ExploreOptions();

    @Option(names = "--json", description = "Print the result as one JSON object on the last line.")
    boolean json;

    @Option(
            names = "--repro-dir",
            paramLabel = "DIR",
            description = "Where reproductions go that are too long for a line (default: ${DEFAULT-VALUE}).")
    Path reproDir = Path.of("target", "braid");

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it
    CommandSpec spec;

    @Override
    public Integer call() throws InterruptedException {
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        ExplorationOptions options = explore.options();
        if (!program.isOfMessages()) {
            return new ThreadRun(program, explore, json, out, err).explore();
        }
        Program made = program.create();
        Exploration exploration = new Exploration(made, options);
        ProgressLine progress = new ProgressLine(err, program.subject());
        CountDownLatch told = new CountDownLatch(1);
        Thread onInterrupt = new Thread(() -> finishUp(exploration, told), "braid-interrupt");
        Runtime.getRuntime().addShutdownHook(onInterrupt);
        try {
            ExplorationResult result = exploration.run(progress::show);
            progress.clear();
            report(exploration, result, out);
            return ExitCode.of(result.verdict());
        } finally {
            out.flush();
            told.countDown();
        }
    }

    /** Ctrl-C: what was found is told before the JVM goes. */
    private static void finishUp(Exploration exploration, CountDownLatch told) {
        exploration.stop();
        try {
            boolean unused = told.await(SECONDS_TO_REPORT, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void report(Exploration exploration, ExplorationResult result, PrintWriter out) {
        double seconds = exploration.elapsed().toNanos() / 1e9;
        List<Finding> findings = new ArrayList<>();
        List<String> stories = new ArrayList<>();
        ReproFiles files = new ReproFiles(reproDir, program, spec.commandLine().getErr());
        for (Bug bug : result.bugs()) {
            TurningPoint turning = exploration.nearestPassing(bug);
            MessageTrace trace = exploration.detailed(bug.steps());
            Finding finding = finding(bug, trace);
            String replay = files.replay(finding, trace);
            findings.add(finding);
            stories.add(Story.of(trace, finding, replay, turning));
        }
        if (json) {
            out.println(ResultJson.of(program.subject(), explore, result, findings, files.written(), seconds));
            return;
        }
        new ResultText(program.subject(), explore, result, seconds, exploration.wasStopped()).print(out);
        stories.forEach(story -> out.print("\n" + story));
    }

    static Finding finding(Bug bug, MessageTrace trace) {
        Repro repro = ReproWriter.write(trace);
        String input = new Repro(repro.inputs(), List.of()).toString().replaceFirst(" ?\\|$", "");
        return new Finding(
                bug.kind(),
                bug.message(),
                bug.location(),
                input,
                repro.toString(),
                bug.firstAtExecution(),
                bug.steps().length);
    }
}
