package dev.braid.cli;

import dev.braid.actors.Program;
import dev.braid.explorer.reachability.Reachability;
import dev.braid.explorer.reachability.Statistics;
import dev.braid.explorer.reachability.Ways;
import dev.braid.explorer.strategy.Optimal;
import dev.braid.explorer.strategy.Strategy;
import dev.braid.host.Exploration;
import dev.braid.host.ExplorationOptions;
import dev.braid.trace.MessageTrace;
import dev.braid.trace.Script;
import dev.braid.trace.TailPolicy;
import java.time.Duration;
import java.util.Locale;
import java.util.LongSummaryStatistics;

/** How many sequences reachability testing runs of a program (table III) and how wide its race tables are (table IV). */
final class SequenceCounts {

    private final Program program;
    private final Duration atMost;
    private Statistics statistics = new Reachability(Script.Setting.DEFAULT).statistics();

    SequenceCounts(Program program, Duration atMost) {
        this.program = program;
        this.atMost = atMost;
    }

    String optimal() {
        return text(count(new Optimal(Script.Setting.DEFAULT)));
    }

    String exhaustive() {
        Reachability strategy = new Reachability(Script.Setting.DEFAULT);
        long count = count(strategy);
        statistics = strategy.statistics();
        return text(count);
    }

    /** The average over seeds, and the least and greatest number. */
    String ways(Ways ways, int seeds) {
        LongSummaryStatistics counts = new LongSummaryStatistics();
        for (int seed = 1; seed <= seeds; seed++) {
            Script.Setting setting = Script.Setting.DEFAULT.withTail(TailPolicy.SCATTERED);
            setting = setting.withInputs(setting.inputMode(), setting.fixedInputs(), seed);
            long count = count(new Reachability(setting, ways));
            if (count < 0) {
                return text(count);
            }
            counts.accept(count);
        }
        return String.format(Locale.ROOT, "%,.0f (%,d-%,d)", counts.getAverage(), counts.getMin(), counts.getMax());
    }

    /** As in table IV, after {@link #exhaustive}. */
    String races() {
        return String.format(
                Locale.ROOT,
                "%d / %d / %.2f; %.2f / %.2f",
                statistics.mostColumns(),
                statistics.fewestColumns(),
                statistics.averageColumns(),
                statistics.greatestRaceSet(),
                statistics.smallestRaceSet());
    }

    private static String text(long count) {
        return count < 0 ? String.format(Locale.ROOT, "> %,d", -count) : String.format(Locale.ROOT, "%,d", count);
    }

    /** Negative if the time was not enough. */
    private long count(Strategy<MessageTrace> strategy) {
        long until = System.nanoTime() + atMost.toNanos();
        var stage = new Exploration(program, ExplorationOptions.DEFAULT).stage();
        long count = 0;
        for (Script script = strategy.next(); script != null; script = strategy.next()) {
            if (System.nanoTime() > until) {
                return -count;
            }
            if (strategy.learn(stage.perform(script))) {
                count++;
            }
        }
        return count;
    }
}
