package dev.braid.explorer;

import dev.braid.trace.Script;
import dev.braid.trace.Trace;
import java.util.Arrays;

/**
 * Makes a reproduction small: the fewest forced steps after which the default policy fails the same way.
 *
 * <p>First the shortest prefix, then without each single step that is not needed. Bounded, so a slow program does not
 * hold up its report.
 */
final class Minimiser {

    private static final int MOST_TRIES = 2000;

    private final Performance<?> performance;
    private final Script.Setting setting;
    private final Failure failure;
    private int tries;

    Minimiser(Performance<?> performance, Script.Setting setting, Failure failure) {
        this.performance = performance;
        this.setting = setting;
        this.failure = failure;
    }

    long[] minimise(long[] steps) {
        long[] best = withoutSingleSteps(shortestPrefix(steps));
        return shortestPrefix(best);
    }

    private long[] shortestPrefix(long[] steps) {
        for (int length = 0; length < steps.length && tries < MOST_TRIES; length++) {
            long[] prefix = Arrays.copyOf(steps, length);
            if (failsTheSame(prefix)) {
                return prefix;
            }
        }
        return steps;
    }

    private long[] withoutSingleSteps(long[] steps) {
        long[] best = steps;
        for (int at = best.length - 1; at >= 0 && tries < MOST_TRIES; at--) {
            long[] shorter = without(best, at);
            if (failsTheSame(shorter)) {
                best = shorter;
            }
        }
        return best;
    }

    private boolean failsTheSame(long[] steps) {
        tries++;
        return failure.equals(Failure.of(performance.perform(new Script(steps, steps.length, setting))));
    }

    private static long[] without(long[] steps, int at) {
        long[] shorter = new long[steps.length - 1];
        System.arraycopy(steps, 0, shorter, 0, at);
        System.arraycopy(steps, at + 1, shorter, at, shorter.length - at);
        return shorter;
    }

    /** All steps of an execution, in the order they happened. */
    static long[] stepsOf(Trace trace) {
        long[] steps = new long[trace.size()];
        int count = 0;
        for (int e = 0; e < trace.size(); e++) {
            if (trace.isStep(e)) {
                steps[count++] = trace.step(e);
            }
        }
        return Arrays.copyOf(steps, count);
    }
}
