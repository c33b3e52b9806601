package dev.braid.worker;

import dev.braid.explorer.strategy.Strategy;
import dev.braid.explorer.threads.Dpor;
import dev.braid.explorer.threads.Optimal;
import dev.braid.explorer.threads.ThreadJobs;
import dev.braid.explorer.threads.sampling.Sampling;
import dev.braid.trace.Problem;
import dev.braid.trace.Script;
import dev.braid.trace.threads.ThreadTrace;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;

/** Makes the strategy that an assignment names. */
final class ThreadStrategies {

    private static final Map<String, BiFunction<Script.Setting, ThreadJobs.Order, Strategy<ThreadTrace>>> BY_NAME =
            new TreeMap<>(Map.of(
                    "optimal", Optimal::new,
                    "dpor", (setting, order) -> new Dpor(setting),
                    "random", (setting, order) -> Sampling.random(setting),
                    "pct", (setting, order) -> Sampling.pct(setting, Sampling.DEFAULT_DEPTH),
                    "pos", (setting, order) -> Sampling.pos(setting),
                    "surw", (setting, order) -> Sampling.surw(setting)));

    private ThreadStrategies() {}

    static Strategy<ThreadTrace> create(Assignment assignment, Script.Setting setting) {
        var factory = BY_NAME.get(assignment.strategy());
        if (factory == null) {
            throw new Problem.Found(new Problem(
                    "BRD-151",
                    "The strategy " + assignment.strategy() + " does not apply to threads.",
                    "for multithreaded programs there are " + String.join(", ", BY_NAME.keySet()) + ".",
                    "choose one of these."));
        }
        ThreadJobs.Order order = ThreadJobs.Order.valueOf(
                assignment.order().toUpperCase(Locale.ROOT).replace('-', '_'));
        return factory.apply(setting, order);
    }
}
