package dev.braid.cli;

import dev.braid.host.ExplorationOptions;
import dev.braid.host.StrategyName;
import dev.braid.trace.InputMode;
import dev.braid.trace.Problem;
import dev.braid.worker.Assignment;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How to explore. */
final class ExploreOptions {

    @Option(
            names = "--strategy",
            paramLabel = "NAME",
            description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    StrategyName strategy = StrategyName.OPTIMAL;

    @Option(names = "--budget", paramLabel = "TIME", description = "Stop after this time: 500ms, 10s, 5m, 2h.")
    String budget = "";

    @Option(names = "--executions", paramLabel = "N", description = "Stop after this many executions.")
    long executions = Long.MAX_VALUE;

    @Option(
            names = "--steps",
            paramLabel = "N",
            description = "Cut an execution after this many events (default: ${DEFAULT-VALUE}).")
    int steps = 100_000;

    @Option(
            names = "--inputs",
            paramLabel = "MODE",
            description = "Values of inputs: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    InputMode inputs = InputMode.ENUMERATED;

    @Option(names = "-I", paramLabel = "name=value", description = "Fixes the value of an input.")
    Map<String, String> fixed = new LinkedHashMap<>();

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "For random inputs, and the schedules of t-way and random (default: 0).")
    long seed;

    @Option(names = "--all", description = "Go on after a bug and look for others.")
    boolean all;

    @Option(
            names = "--order",
            paramLabel = "NAME",
            description = "Of threads, which execution comes first: fewest-interruptions, depth-first"
                    + " (default: ${DEFAULT-VALUE}).")
    String order = "fewest-interruptions";

    @Option(names = "--fail-on-race", description = "Of threads: a data race counts as a bug.")
    boolean failOnRace;

    @Option(names = "--show-output", description = "Of threads: show what the program printed in the execution told.")
    boolean showOutput;

    @Option(names = "--allow-sharing", description = "Do not mind state shared by processes.")
    boolean allowSharing;

    @Option(
            names = "--patience",
            paramLabel = "TIME",
            description = "Give up an execution without progress for so long (default: ${DEFAULT-VALUE}).")
    String patience = "5s";

    @Mixin
    RaceTableOptions tables = new RaceTableOptions();

    ExplorationOptions options() {
        Duration time = budget.isEmpty() ? ExplorationOptions.DEFAULT.budget() : duration("--budget", budget);
        return new ExplorationOptions(
                strategy,
                time,
                positive("--executions", executions),
                (int) positive("--steps", steps),
                inputs,
                Map.copyOf(fixed),
                seed,
                all,
                allowSharing,
                duration("--patience", patience),
                tables.ways(!budget.isEmpty() || executions != Long.MAX_VALUE));
    }

    Assignment assignment(ProgramArguments program, String replay) {
        ExplorationOptions options = options();
        if (!Set.of("fewest-interruptions", "depth-first").contains(order)) {
            throw wrong("--order", order, "fewest-interruptions or depth-first");
        }
        return new Assignment(
                program.threadProgram(),
                program.parameters,
                replay,
                "./braid replay " + program.commandLine(),
                strategy.toString(),
                order,
                options.budget().toNanos(),
                options.maxExecutions(),
                options.maxSteps(),
                seed,
                all,
                failOnRace,
                options.patience().toNanos(),
                Map.copyOf(fixed));
    }

    static long positive(String option, long value) {
        if (value <= 0) {
            throw wrong(option, Long.toString(value), "a number from 1 up");
        }
        return value;
    }

    private static Duration duration(String option, String text) {
        String number = text.replaceFirst("(ms|s|m|h)$", "");
        String unit = text.substring(number.length());
        try {
            long amount = positive(option, Long.parseLong(number));
            return switch (unit) {
                case "ms" -> Duration.ofMillis(amount);
                case "s", "" -> Duration.ofSeconds(amount);
                case "m" -> Duration.ofMinutes(amount);
                default -> Duration.ofHours(amount);
            };
        } catch (NumberFormatException e) {
            throw wrong(option, text, "a time such as 500ms, 10s, 5m or 2h");
        }
    }

    private static Problem.Found wrong(String option, String value, String expected) {
        return new Problem.Found(new Problem(
                "BRD-104",
                option + " cannot be " + value + ".",
                "it must be " + expected + ".",
                "correct it; 'braid help explore' tells more."));
    }
}
