package dev.braid.cli;

import dev.braid.explorer.reachability.Offer;
import dev.braid.explorer.reachability.RaceView;
import dev.braid.explorer.reachability.Ways;
import dev.braid.explorer.repro.ReproParser;
import dev.braid.explorer.repro.ReproResolver;
import dev.braid.host.Exploration;
import dev.braid.host.ExplorationOptions;
import dev.braid.report.SpaceTime;
import dev.braid.trace.EventKind;
import dev.braid.trace.MessageTrace;
import dev.braid.trace.Outcome;
import dev.braid.trace.Problem;
import dev.braid.trace.Script;
import dev.braid.trace.Step;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows one execution with its races. */
@Command(
        name = "show",
        description = "Draws one execution as a space-time diagram, with its race sets and its race table.",
        mixinStandardHelpOptions = true,
        footer = {"", "Examples:", "  braid show RaceTables", "  braid show RaceTables -P figure=five --t 2"})
final class ShowCommand implements Callable<Integer> {

    private static final int MOST_ROWS = 200;

    @Mixin
    ProgramArguments program = new ProgramArguments();

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "LINE",
            description = "Which execution, as 'inputs | schedule'; without it, the first.")
    String line = "";

    @Option(names = "--t", paramLabel = "N", description = "Show a t-way race table; without it, all valid rows.")
    int t = Ways.ALL;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it
    CommandSpec spec;

    @Override
    public Integer call() {
        Ways ways = Ways.of((int) ExploreOptions.positive("--t", t));
        Exploration exploration = new Exploration(program.create(), ExplorationOptions.DEFAULT);
        long[] steps = line.isEmpty()
                ? new long[0]
                : ReproResolver.resolve(ReproParser.parse(line), exploration.stage()::perform, Script.Setting.DEFAULT);
        MessageTrace trace = exploration.detailed(steps);
        if (trace.outcome() instanceof Outcome.Uncontrolled uncontrolled) {
            throw new Problem.Found(uncontrolled.problem());
        }
        print(trace, RaceView.of(trace, ways, MOST_ROWS), spec.commandLine().getOut());
        return ExitCode.OK;
    }

    private void print(MessageTrace trace, RaceView view, PrintWriter out) {
        SpaceTime diagram = new SpaceTime(trace);
        out.println("SEQUENCE       " + program.subject() + "\n");
        diagram.lines().forEach(out::println);
        out.println("\nRACE SETS\n");
        for (RaceView.Receive receive : view.receives()) {
            String race = receive.race().stream()
                    .map(offer -> name(trace, diagram, offer))
                    .collect(Collectors.joining(", "));
            out.printf(
                    "  %-16s got %-10s race set {%s}%n",
                    name(trace, diagram, receive.event()), name(trace, diagram, receive.partner()), race);
        }
        out.println("\nRACE TABLE" + (t == Ways.ALL ? "" : "     " + t + "-way") + "\n");
        new TableText(trace, diagram, view).print(out);
    }

    /** A receive by its number, others by who does what. */
    static String name(MessageTrace trace, SpaceTime diagram, int event) {
        String who = trace.name(trace.process(event));
        if (trace.kind(event) == EventKind.RECEIVE) {
            return diagram.name(event) + " of " + who;
        }
        return trace.kind(event) == EventKind.SEND
                ? "put of " + diagram.name(event)
                : trace.label(event) + " of " + who;
    }

    private static String name(MessageTrace trace, SpaceTime diagram, Offer offer) {
        switch (Step.kind(offer.step())) {
            case RECEIVE:
                return diagram.name(offer.need());
            case TIMEOUT:
                return "timeout";
            case PUT:
                return "put by " + trace.name(trace.process(offer.need()));
            default:
                return "value " + Step.number(offer.step());
        }
    }
}
