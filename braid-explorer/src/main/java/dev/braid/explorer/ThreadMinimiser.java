package dev.braid.explorer;

import dev.braid.trace.Script;
import dev.braid.trace.Step;
import dev.braid.trace.Trace;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Makes the reproduction of a bug between threads easy to read: the fewest interruptions of threads, then the fewest forced
 * steps.
 *
 * <p>An execution is a list of turns: a thread runs for some steps. Turns are left out, many at a time first (delta
 * debugging); what a left-out turn would have done happens later, if at all. At the end the shortest prefix of steps is
 * looked for after which the default policy fails the same way. Bounded, so a slow program does not hold up its report.
 */
final class ThreadMinimiser {

    private static final int MOST_TRIES = 1000;

    private final Performance<?> performance;
    private final Script.Setting setting;
    private final Failure failure;
    private final Outcomes outcomes;
    private int tries;

    /** @param steps the steps of the failing execution */
    ThreadMinimiser(Performance<?> performance, Script.Setting setting, Failure failure, long[] steps) {
        this.performance = performance;
        this.setting = setting;
        this.failure = failure;
        this.outcomes = new Outcomes(steps);
    }

    long[] minimise(long[] steps) {
        long[] best = steps;
        boolean better = true;
        while (better && tries < MOST_TRIES) {
            long[] smaller = withFewerTurns(best);
            better = isSimpler(smaller, best);
            best = better ? smaller : best;
        }
        return shortestPrefix(best);
    }

    /** The first simpler execution with some turns left out, half of them, a quarter, down to one; or the same. */
    private long[] withFewerTurns(long[] best) {
        List<Turn> turns = Turn.of(best);
        for (int chunk = turns.size(); chunk >= 1; chunk /= 2) {
            for (int from = 0; from < turns.size() && tries < MOST_TRIES; from += chunk) {
                List<Turn> fewer = new ArrayList<>(turns);
                fewer.subList(from, Math.min(from + chunk, turns.size())).clear();
                long[] smaller = tryTurns(fewer);
                if (isSimpler(smaller, best)) {
                    return smaller;
                }
            }
        }
        return best;
    }

    /** All steps of the execution with these turns, or none if it does not fail the same way. */
    private long[] tryTurns(List<Turn> turns) {
        tries++;
        Script script = new Script(new long[0], 0, setting, new TurnsChooser(turns, outcomes));
        Trace trace = performance.perform(script);
        return failure.equals(Failure.of(trace)) ? Minimiser.stepsOf(trace) : new long[0];
    }

    private static boolean isSimpler(long[] steps, long[] best) {
        if (steps.length == 0) {
            return false;
        }
        int fewer = Turn.interruptions(steps) - Turn.interruptions(best);
        return fewer < 0 || fewer == 0 && Turn.of(steps).size() < Turn.of(best).size();
    }

    /** The default policy lets a thread go on, so a prefix need not end but with the first step of a turn. */
    private long[] shortestPrefix(long[] steps) {
        for (int length = 0; length < steps.length && tries < 2 * MOST_TRIES; length++) {
            boolean begins = length < 2 || Step.process(steps[length - 1]) != Step.process(steps[length - 2]);
            boolean chooses = length > 0 && Step.number(steps[length - 1]) > 0;
            if ((begins || chooses) && failsTheSame(Arrays.copyOf(steps, length))) {
                return Arrays.copyOf(steps, length);
            }
        }
        return steps;
    }

    private boolean failsTheSame(long[] steps) {
        tries++;
        return failure.equals(Failure.of(performance.perform(new Script(steps, steps.length, setting))));
    }
}
