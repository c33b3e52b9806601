package dev.braid.host;

import dev.braid.explorer.reachability.Ways;
import dev.braid.trace.InputMode;
import dev.braid.trace.Script;
import dev.braid.trace.TailPolicy;
import java.time.Duration;
import java.util.Map;

/**
 * What the user can set; the same record behind every front door.
 *
 * @param strategy how executions are chosen
 * @param budget how long it may take
 * @param maxExecutions how many executions at most
 * @param maxSteps how many events an execution may have
 * @param inputMode where values of inputs come from
 * @param fixedInputs values given by name
 * @param seed for random inputs
 * @param goOnAfterBug whether to look for all bugs
 * @param allowSharing whether processes may share mutable state
 * @param patience how long an execution may make no progress
 * @param ways for t-way reachability testing: how much of each race table to cover
 */
public record ExplorationOptions(
        StrategyName strategy,
        Duration budget,
        long maxExecutions,
        int maxSteps,
        InputMode inputMode,
        Map<String, String> fixedInputs,
        long seed,
        boolean goOnAfterBug,
        boolean allowSharing,
        Duration patience,
        Ways ways) {

    /** Pairs of outcomes, for who does not say more. */
    public static final Ways PAIRS = Ways.of(2);

    /** Optimal, no limit of time, stops at the first bug. */
    public static final ExplorationOptions DEFAULT = new ExplorationOptions(
            StrategyName.OPTIMAL,
            Duration.ofDays(365),
            Long.MAX_VALUE,
            100_000,
            InputMode.ENUMERATED,
            Map.of(),
            0,
            false,
            false,
            Duration.ofSeconds(5),
            PAIRS);

    public ExplorationOptions with(StrategyName other) {
        return new ExplorationOptions(
                other,
                budget,
                maxExecutions,
                maxSteps,
                inputMode,
                fixedInputs,
                seed,
                goOnAfterBug,
                allowSharing,
                patience,
                ways);
    }

    Script.Setting setting() {
        boolean draws = strategy.drawsSchedules() && seed != 0;
        TailPolicy tail = draws ? TailPolicy.SCATTERED : TailPolicy.KEEP_RUNNING;
        return new Script.Setting(tail, inputMode, fixedInputs, seed, maxSteps, false, false);
    }
}
