package dev.braid.cli;

import dev.braid.graph.build.BuildOptions;
import dev.braid.graph.build.Reduction;
import dev.braid.graph.suite.Criterion;
import dev.braid.graph.suite.Method;
import dev.braid.trace.InputMode;
import dev.braid.trace.Problem;
import dev.braid.trace.Script;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Option;

/** How to make a graph and how to cover it. */
final class GraphOptions {

    /** What an edge of the graph is. */
    enum Events {
        /** A receive or a send. */
        SINGLE,
        /** A receive and all sends up to the next receive. */
        MACRO
    }

    @Option(
            names = "--reduction",
            paramLabel = "NAME",
            description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    Reduction reduction = Reduction.NONE;

    @Option(
            names = "--events",
            paramLabel = "KIND",
            description = "An edge is a send or receive (SINGLE, the default) or a receive with all it causes (MACRO).")
    Events events = Events.SINGLE;

    @Option(
            names = "--max-states",
            paramLabel = "N",
            description = "Stop at so many states (default: ${DEFAULT-VALUE}).")
    int maxStates = 1_000_000;

    @Option(names = "--depth", paramLabel = "N", description = "Go so many events away from the start.")
    int depth = Integer.MAX_VALUE;

    @Option(
            names = "--memory",
            paramLabel = "MB",
            description = "States beyond this go to disk (default: ${DEFAULT-VALUE}).")
    int memory = 256;

    @Option(names = "-I", paramLabel = "name=value", description = "Fixes the value of an input.")
    Map<String, String> fixed = new LinkedHashMap<>();

    @Option(
            names = "--cover",
            paramLabel = "WHAT",
            description = "${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    Criterion criterion = Criterion.EDGES;

    @Option(
            names = "--method",
            paramLabel = "M",
            split = ",",
            description = "${COMPLETION-CANDIDATES}; several with commas (default: all but M5A, of which M5 is used).")
    List<Method> methods = new ArrayList<>(List.of(Method.M1, Method.M2, Method.M3, Method.M4, Method.M5));

    @Option(names = "--seed", paramLabel = "N", description = "Decides between equals (default: 0).")
    long seed;

    @Option(names = "--greedy", description = "Order each suite so that the first sequences cover most; M5 always is.")
    boolean greedy;

    BuildOptions build() {
        positive("--max-states", maxStates);
        positive("--depth", depth);
        positive("--memory", memory);
        return new BuildOptions(reduction, events == Events.SINGLE, maxStates, depth, (long) memory << 20, setting());
    }

    Script.Setting setting() {
        return Script.Setting.DEFAULT.withInputs(InputMode.ENUMERATED, Map.copyOf(fixed), 0);
    }

    private static void positive(String option, int value) {
        if (value <= 0) {
            throw new Problem.Found(new Problem(
                    "BRD-104",
                    option + " cannot be " + value + ".",
                    "it must be a number from 1 up.",
                    "correct it; 'braid help graph' tells more."));
        }
    }
}
