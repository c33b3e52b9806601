package dev.braid.worker;

import dev.braid.explorer.strategy.Strategy;
import dev.braid.trace.Script;
import dev.braid.trace.threads.ThreadTrace;

/** Makes the strategy that an assignment names. */
final class ThreadStrategies {

    private ThreadStrategies() {}

    static Strategy<ThreadTrace> create(Assignment assignment, Script.Setting setting) {
        return new Interleavings(setting);
    }
}
