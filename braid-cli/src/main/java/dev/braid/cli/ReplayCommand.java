package dev.braid.cli;

import dev.braid.explorer.Bug;
import dev.braid.explorer.repro.ReproFile;
import dev.braid.explorer.repro.ReproResolver;
import dev.braid.host.Exploration;
import dev.braid.host.ExplorationOptions;
import dev.braid.report.Story;
import dev.braid.trace.Finding;
import dev.braid.trace.MessageTrace;
import dev.braid.trace.Outcome;
import dev.braid.trace.Problem;
import dev.braid.trace.Script;
import dev.braid.trace.TurningPoint;
import java.io.PrintWriter;
import java.util.List;
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
        description = "Runs exactly one execution, given as 'inputs | schedule' or as a file, and tells its story.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  braid replay Figure5 'x=1, y=0 | p3<p1#2'",
            "  braid replay Paxos -P broken=true target/braid/Paxos-1c7f03aa.repro"
        })
final class ReplayCommand implements Callable<Integer> {

    @Mixin
    ProgramArguments program = new ProgramArguments();

    @Parameters(
            index = "1",
            paramLabel = "LINE|FILE",
            description = "The line that 'braid explore' printed or the file it wrote, edited or not.")
    String reproduction = "";

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
                    .replay(reproduction);
        }
        ReproFile file = ReproFiles.read(reproduction);
        Exploration exploration = new Exploration(program.create(), ExplorationOptions.DEFAULT);
        long[] steps = ReproResolver.resolve(file.repro(), exploration.stage()::perform, Script.Setting.DEFAULT);
        MessageTrace trace = exploration.detailed(steps);
        if (trace.outcome() instanceof Outcome.Uncontrolled uncontrolled) {
            throw new Problem.Found(uncontrolled.problem());
        }
        noteChanges(file, trace);
        Bug bug = Bug.of(trace, steps);
        if (bug == null) {
            out.printf("PASSED         %s   this execution shows no bug%n", program.subject());
            return ExitCode.OK;
        }
        TurningPoint turning = exploration.nearestPassing(bug);
        trace = exploration.detailed(steps);
        Finding finding = ExploreCommand.finding(bug, trace);
        out.printf("BUG FOUND      %s   replayed%n%n", program.subject());
        out.print(Story.of(trace, finding, again(), turning));
        if (!file.expect().isEmpty() && !file.expect().equals(ReproFiles.expect(finding))) {
            out.println("  NOTE      the file expects " + file.expect());
        }
        return ExitCode.BUG;
    }

    /** The file remembers what its moves did; where that is no longer so, the program has changed. */
    private void noteChanges(ReproFile file, MessageTrace trace) {
        List<String> now = ReproFile.landmarks(trace);
        for (int i = 0; i < Math.min(file.landmarks().size(), now.size()); i++) {
            if (!file.landmarks().get(i).equals(now.get(i))) {
                spec.commandLine()
                        .getErr()
                        .printf(
                                "note: the program or the file has changed since %s; at move %d it was '%s', now it is '%s'%n",
                                file.found(), i + 1, file.landmarks().get(i), now.get(i));
                return;
            }
        }
    }

    private String again() {
        return "./braid replay " + program.commandLine() + " " + ReproFiles.shellWord(reproduction);
    }
}
