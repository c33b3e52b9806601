package dev.braid.worker;

import dev.braid.explorer.strategy.Strategy;
import dev.braid.trace.Script;
import dev.braid.trace.threads.ThreadTrace;
import org.jspecify.annotations.Nullable;

/** A strategy that, between two executions, lets others tell what was found: it must not be lost if the JVM dies. */
record Telling(Strategy<ThreadTrace> strategy, Runnable teller) implements Strategy<ThreadTrace> {

    @Override
    public @Nullable Script next() {
        teller.run();
        return strategy.next();
    }

    @Override
    public boolean learn(ThreadTrace trace) {
        return strategy.learn(trace);
    }

    @Override
    public long left() {
        return strategy.left();
    }

    @Override
    public boolean isExact() {
        return strategy.isExact();
    }
}
