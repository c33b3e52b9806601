package dev.braid.cli;

import dev.braid.explorer.Bug;
import dev.braid.explorer.repro.Repro;
import dev.braid.explorer.repro.ReproParser;
import dev.braid.explorer.repro.ReproResolver;
import dev.braid.host.Exploration;
import dev.braid.host.ExplorationOptions;
import dev.braid.report.Story;
import dev.braid.trace.Finding;
import dev.braid.trace.MessageTrace;
import dev.braid.trace.Outcome;
import dev.braid.trace.Problem;
import dev.braid.trace.Script;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs one execution again. */
@Command(
        name = "replay",
        description = "Runs exactly one execution, given as 'inputs | schedule', and tells its story.",
        mixinStandardHelpOptions = true,
        footer = {"", "Example:", "  braid replay Figure5 'x=1, y=0 | p3<p1#2'"})
final class ReplayCommand implements Callable<Integer> {

    @Mixin
    ProgramArguments program = new ProgramArguments();

    @Parameters(index = "1", paramLabel = "LINE", description = "The line that 'braid explore' printed, edited or not.")
    String line = "";

    @Option(names = "--show-output", description = "Of threads: show what the program printed.")
    boolean showOutput;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it
    CommandSpec spec;

    @Override
    public Integer call() throws InterruptedException {
        PrintWriter out = spec.commandLine().getOut();
        if (!program.isOfMessages()) {
            ExploreOptions explore = new ExploreOptions();
            explore.showOutput = showOutput;
            return new ThreadRun(
                            program, explore, false, out, spec.commandLine().getErr())
                    .replay(line);
        }
        Repro repro = ReproParser.parse(line);
        Exploration exploration = new Exploration(program.create(), ExplorationOptions.DEFAULT);
        long[] steps = ReproResolver.resolve(repro, exploration.stage()::perform, Script.Setting.DEFAULT);
        MessageTrace trace = exploration.detailed(steps);
        if (trace.outcome() instanceof Outcome.Uncontrolled uncontrolled) {
            throw new Problem.Found(uncontrolled.problem());
        }
        Bug bug = Bug.of(trace, steps);
        if (bug == null) {
            out.printf("PASSED         %s   this execution shows no bug%n", program.subject());
            return ExitCode.OK;
        }
        Finding finding = ExploreCommand.finding(bug, trace);
        out.printf("BUG FOUND      %s   replayed%n%n", program.subject());
        out.print(Story.of(trace, finding, "./braid replay " + program.commandLine()));
        return ExitCode.BUG;
    }
}
