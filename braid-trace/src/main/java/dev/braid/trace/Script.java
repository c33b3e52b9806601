package dev.braid.trace;

import dev.braid.trace.threads.Chooser;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Everything one execution needs: forced steps, what to do after them, where inputs come from, and limits.
 *
 * @param steps the forced steps, see {@link Step}
 * @param length how many of {@code steps} count
 * @param setting what holds for all executions of an exploration
 * @param chooser who decides after the forced steps, for threads; null for the policy of the setting
 */
public record Script(
        long[] steps, int length, Setting setting, @Nullable Chooser chooser) {

    private static final long[] NOTHING = {};

    public Script(long[] steps, int length, Setting setting) {
        this(steps, length, setting, null);
    }

    /** A script that forces nothing. */
    public static Script free(Setting setting) {
        return new Script(NOTHING, 0, setting);
    }

    /**
     * What holds for all executions of an exploration.
     *
     * @param tail who runs once the forced steps are used up
     * @param inputMode how inputs get their values
     * @param fixedInputs values by input name, for {@link InputMode#FIXED}
     * @param seed for random inputs and the scattered policy
     * @param maxEvents an execution with more events is cut
     * @param allAlternatives whether the trace notes, at each step, what every process could do
     * @param detailed whether the trace notes source lines, labels and texts
     */
    public record Setting(
            TailPolicy tail,
            InputMode inputMode,
            Map<String, String> fixedInputs,
            long seed,
            int maxEvents,
            boolean allAlternatives,
            boolean detailed) {

        /** Enumerated inputs, 100,000 events at most. */
        public static final Setting DEFAULT =
                new Setting(TailPolicy.KEEP_RUNNING, InputMode.ENUMERATED, Map.of(), 0, 100_000, false, false);

        public Setting withTail(TailPolicy other) {
            return new Setting(other, inputMode, fixedInputs, seed, maxEvents, allAlternatives, detailed);
        }

        public Setting withInputs(InputMode mode, Map<String, String> fixed, long newSeed) {
            return new Setting(tail, mode, fixed, newSeed, maxEvents, allAlternatives, detailed);
        }

        public Setting withMaxEvents(int events) {
            return new Setting(tail, inputMode, fixedInputs, seed, events, allAlternatives, detailed);
        }

        public Setting withAllAlternatives() {
            return new Setting(tail, inputMode, fixedInputs, seed, maxEvents, true, detailed);
        }

        public Setting withDetails() {
            return new Setting(tail, inputMode, fixedInputs, seed, maxEvents, allAlternatives, true);
        }
    }
}
