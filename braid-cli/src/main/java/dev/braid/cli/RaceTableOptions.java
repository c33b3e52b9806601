package dev.braid.cli;

import dev.braid.explorer.reachability.Rule2;
import dev.braid.explorer.reachability.Ways;
import picocli.CommandLine.Option;

/** How the strategy t-way makes its race tables. */
final class RaceTableOptions {

    private static final int NOT_GIVEN = -1;
    private static final int PAIRS = 2;

    @Option(
            names = "--t",
            paramLabel = "N",
            description =
                    "For t-way: try all combinations of the outcomes of any N races. Without it, 2; with a budget,"
                            + " 1, 2, 3 and so on until it ends.")
    int t = NOT_GIVEN;

    @Option(
            names = "--rule2",
            paramLabel = "RULE",
            description = "For t-way: ${COMPLETION-CANDIDATES}. As printed in the paper, or never repeating a sequence"
                    + " (default: ${DEFAULT-VALUE}).")
    Rule2 rule2 = Rule2.STRICT;

    @Option(names = "--greedy", description = "For t-way: greedy race tables, slower to make and often smaller.")
    boolean greedy;

    @Option(names = "--check-tables", description = "For t-way: check every race table by independent code.")
    boolean check;

    /** Without a t, a bounded exploration raises it as far as it comes. */
    Ways ways(boolean bounded) {
        if (t == NOT_GIVEN) {
            return new Ways(bounded ? 1 : PAIRS, bounded, rule2, greedy, check);
        }
        return new Ways((int) ExploreOptions.positive("--t", t), false, rule2, greedy, check);
    }

    @Override
    public String toString() {
        return t + " " + rule2 + (greedy ? " greedy" : "");
    }
}
