package dev.braid.explorer.reachability;

import dev.braid.explorer.strategy.Strategy;
import dev.braid.trace.MessageTrace;
import dev.braid.trace.Outcome;
import dev.braid.trace.Script;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;

/** Exhaustive reachability testing: each sequence exactly once, without a history of what was run. */
public final class Reachability implements Strategy<MessageTrace> {

    /** The rows of one trace that are still to be tried. */
    private record Open(Races races, Iterator<int[]> rows) {}

    private final Script.Setting setting;
    private final Deque<Open> open = new ArrayDeque<>();
    private Variant variant = Variant.EMPTY;
    private boolean started;

    public Reachability(Script.Setting setting) {
        this.setting = setting;
    }

    @Override
    public @Nullable Script next() {
        if (!started) {
            started = true;
            return Script.free(setting);
        }
        while (!open.isEmpty() && !open.peek().rows().hasNext()) {
            open.pop();
        }
        Open newest = open.peek();
        if (newest == null) {
            return null;
        }
        variant = newest.races().variant(newest.rows().next());
        return new Script(variant.steps(), variant.steps().length, setting);
    }

    @Override
    public boolean learn(MessageTrace trace) {
        if (trace.outcome() instanceof Outcome.Diverged) {
            return !variant.tentative();
        }
        Races races = Races.of(new MessageSynSequence(trace, variant), Rule2.STRICT);
        open.push(new Open(races, new ValidRows(new Rows(races.columns()))));
        return true;
    }

    @Override
    public long left() {
        return open.stream().filter(one -> one.rows().hasNext()).count();
    }

    @Override
    public boolean isExact() {
        return true;
    }
}
