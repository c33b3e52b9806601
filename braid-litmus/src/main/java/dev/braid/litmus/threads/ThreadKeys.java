package dev.braid.litmus.threads;

import dev.braid.trace.threads.ThreadTrace;
import java.util.Arrays;

/** The partial order of a trace in the oracle's words. */
public final class ThreadKeys {

    private ThreadKeys() {}

    /** Equal for two traces of a program if and only if they are of the same partial order. */
    public static String of(ThreadTrace trace, int threads) {
        History history = new History(threads, trace.objects());
        int[][] clockOf = new int[trace.size()][];
        for (int e = 0; e < trace.size(); e++) {
            int t = trace.identity(trace.process(e));
            if (trace.cause(e) >= 0) {
                history.comesAfter(t, clockOf[trace.cause(e)]);
            }
            history.add(
                    t,
                    trace.action(e),
                    trace.object(e),
                    trace.mode(e),
                    trace.second(e),
                    trace.secondMode(e),
                    trace.choice(e));
            clockOf[e] = history.clockOf(t);
        }
        return history.key();
    }

    /** What happened, one event after the other, for messages of tests. */
    public static String steps(ThreadTrace trace) {
        String[] steps = new String[trace.size()];
        for (int e = 0; e < steps.length; e++) {
            steps[e] = trace.name(trace.process(e)) + " " + trace.action(e) + " " + trace.object(e) + " "
                    + trace.choice(e);
        }
        return Arrays.toString(steps);
    }
}
