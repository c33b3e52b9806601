package dev.braid.explorer.strategy;

import dev.braid.trace.Script;
import dev.braid.trace.Trace;
import org.jspecify.annotations.Nullable;

/**
 * Chooses executions.
 *
 * @param <T> the kind of trace it learns from
 */
public interface Strategy<T extends Trace> {

    /** The next execution, or null when nothing is left. */
    @Nullable
    Script next();

    /**
     * Learns what came of the script given last.
     *
     * @return whether the execution counts; false when it turned out to be impossible, which a strategy may find out only
     *     by trying
     */
    boolean learn(T trace);

    /**
     * Whether the execution learnt last did again what it repeats of an earlier one. A program that is not deterministic
     * may take every step it is told to and yet say something else.
     */
    default boolean repeats() {
        return true;
    }

    /** How many executions are known and still to be done. */
    long left();

    /** Whether no two executions are of the same partial order. */
    boolean isExact();

    /** Whether everything was tried once nothing is left; false for a strategy that leaves out some on purpose. */
    default boolean isComplete() {
        return true;
    }

    /** For t-way reachability testing: the largest t whose combinations were all tried; 0 for others. */
    default int coveredWays() {
        return 0;
    }
}
