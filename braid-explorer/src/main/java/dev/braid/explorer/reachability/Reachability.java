package dev.braid.explorer.reachability;

import dev.braid.explorer.strategy.Strategy;
import dev.braid.trace.MessageTrace;
import dev.braid.trace.Outcome;
import dev.braid.trace.Script;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * Reachability testing: the race table of each execution gives the variants to try next.
 *
 * <p>With all rows, each sequence runs exactly once, without a history of what was run. With t-way tables, fewer run: all
 * combinations of the outcomes of any t racing receives of a sequence that is run are tried.
 */
public final class Reachability implements Strategy<MessageTrace> {

    private final Script.Setting setting;
    private final Deque<OpenRows> open = new ArrayDeque<>();
    private final Statistics statistics = new Statistics();
    private Ways ways;
    private int completed;
    private Variant variant = Variant.EMPTY;
    private boolean started;

    /** Every sequence exactly once. */
    public Reachability(Script.Setting setting) {
        this(setting, Ways.EXHAUSTIVE);
    }

    public Reachability(Script.Setting setting, Ways ways) {
        this.setting = setting;
        this.ways = ways;
    }

    @Override
    public @Nullable Script next() {
        if (!started) {
            started = true;
            variant = Variant.EMPTY;
            return Script.free(setting);
        }
        while (!open.isEmpty() && !open.peek().hasNext()) {
            open.pop();
        }
        OpenRows newest = open.peek();
        if (newest == null) {
            return nothingLeft();
        }
        variant = newest.next();
        return new Script(variant.steps(), variant.steps().length, setting);
    }

    private @Nullable Script nothingLeft() {
        completed = ways.t();
        if (!ways.raise() || isComplete()) {
            return null;
        }
        ways = ways.raised();
        started = false;
        return next();
    }

    @Override
    public boolean learn(MessageTrace trace) {
        if (trace.outcome() instanceof Outcome.Diverged diverged) {
            if (variant.tentative() && open.peek() != null) {
                open.peek().refused(variant, diverged.step());
            }
            return !variant.tentative();
        }
        SynSequence sequence = new MessageSynSequence(trace, variant);
        Races all = Races.of(sequence, ways.rule(), true);
        statistics.add(all);
        boolean whole = all.columns().size() <= ways.t();
        Races alone = whole && !ways.check() ? all : Races.of(sequence, ways.rule());
        open.push(new OpenRows(whole ? all : alone, ways));
        if (ways.check()) {
            TableCheck.check(trace, alone, RaceTable.rows(alone, ways), ways);
        }
        return true;
    }

    @Override
    public long left() {
        return open.stream().filter(OpenRows::hasNext).count();
    }

    @Override
    public boolean isExact() {
        return ways.rule() == Rule2.STRICT && !ways.raise();
    }

    /** Whether no race table was wider than t, so that no combination was left out. */
    @Override
    public boolean isComplete() {
        return statistics.mostColumns() <= ways.t();
    }

    @Override
    public int coveredWays() {
        return completed == Ways.ALL ? 0 : completed;
    }

    /** The sizes of the race tables so far. */
    public Statistics statistics() {
        return statistics;
    }
}
