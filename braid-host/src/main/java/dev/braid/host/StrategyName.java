package dev.braid.host;

import dev.braid.explorer.reachability.Reachability;
import dev.braid.explorer.reachability.Ways;
import dev.braid.explorer.strategy.Efficient;
import dev.braid.explorer.strategy.Optimal;
import dev.braid.explorer.strategy.RandomOrders;
import dev.braid.explorer.strategy.Simple;
import dev.braid.explorer.strategy.Strategy;
import dev.braid.trace.MessageTrace;
import dev.braid.trace.Problem;
import dev.braid.trace.Script;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The strategies a user can ask for. */
public enum StrategyName {
    /** Every partial order exactly once. */
    OPTIMAL("every partial order exactly once", Optimal::new),
    /** The efficient algorithm of Sen and Agha (2006). */
    EFFICIENT("one process at a time unless it may have to wait (Sen and Agha 2006)", Efficient::new),
    /** The simple algorithm of Sen and Agha (2006). */
    SIMPLE("every sequence of macro-steps (Sen and Agha 2006)", Simple::new),
    /** Exhaustive reachability testing. */
    REACHABILITY("every partial order exactly once, by race tables (Lei and others 2007)", Reachability::new),
    /** t-way reachability testing. */
    T_WAY(
            "all combinations of the outcomes of any t races, see --t (Lei and others 2007)",
            setting -> new Reachability(setting, Ways.of(2))),
    /** Random executions. */
    RANDOM("executions drawn at random, without end; needs --budget or --executions", RandomOrders::new),
    /** Of threads: dynamic partial-order reduction with sleep sets. */
    DPOR("threads: partial-order reduction with sleep sets (Flanagan and Godefroid 2005)", null),
    /** Of threads: random priorities with a few changes. */
    PCT("threads: random priorities that change a few times (Burckhardt and others 2010)", null),
    /** Of threads: random priorities of operations. */
    POS("threads: random priorities of operations (Yuan and others 2018)", null),
    /** Of threads: weighted by what remains to be done. */
    SURW("threads: drawn by lot, weighted by what is left to do (Zhao and others 2025)", null);

    private final String description;
    private final @Nullable Function<Script.Setting, Strategy<MessageTrace>> factory;

    StrategyName(String description, @Nullable Function<Script.Setting, Strategy<MessageTrace>> factory) {
        this.description = description;
        this.factory = factory;
    }

    public String description() {
        return description;
    }

    public Strategy<MessageTrace> create(Script.Setting setting) {
        if (factory == null) {
            throw new Problem.Found(new Problem(
                    "BRD-151",
                    "The strategy " + this + " does not apply to messages.",
                    "it chooses among threads.",
                    "use --strategy optimal."));
        }
        return factory.apply(setting);
    }

    /** With what the user says about race tables. */
    Strategy<MessageTrace> create(Script.Setting setting, Ways ways) {
        return this == T_WAY ? new Reachability(setting, ways) : create(setting);
    }

    /** Whether the seed decides about schedules too. */
    boolean drawsSchedules() {
        return this == T_WAY || this == RANDOM;
    }

    @Override
    public String toString() {
        return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }
}
