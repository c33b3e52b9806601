package dev.braid.explorer;

import dev.braid.explorer.strategy.Neighbours;
import dev.braid.trace.EventKind;
import dev.braid.trace.MessageTrace;
import dev.braid.trace.Outcome;
import dev.braid.trace.Script;
import dev.braid.trace.TurningPoint;
import org.jspecify.annotations.Nullable;

/**
 * Finds which single event matters: the passing execution that has most in common with a failing one.
 *
 * <p>Other messages are tried before other values of inputs, because a person who reads of a schedule wants to know what
 * is wrong with the schedule.
 */
public final class NearestPassing {

    private static final int MOST_TRIES = 500;
    private static final int LONGEST = 400; // what can be turned over grows with the square

    private final Performance<MessageTrace> performance;
    private final Script.Setting setting;

    private NearestPassing(Performance<MessageTrace> performance, Script.Setting setting) {
        this.performance = performance;
        this.setting = setting.withDetails();
    }

    /** Where the nearest passing execution departs from the failing one that these steps force, if there is one. */
    public static @Nullable TurningPoint of(
            Performance<MessageTrace> performance, Script.Setting setting, long[] steps) {
        return new NearestPassing(performance, setting).find(steps);
    }

    private @Nullable TurningPoint find(long[] steps) {
        MessageTrace failing = performance.perform(new Script(steps, steps.length, setting));
        if (failing.size() > LONGEST) {
            return null;
        }
        boolean[] isInput = new boolean[failing.size()];
        for (int e = 0; e < isInput.length; e++) {
            isInput[e] = failing.kind(e) == EventKind.CHOICE;
        }
        var neighbours = Neighbours.of(failing, setting);
        for (boolean inputs : new boolean[] {false, true}) {
            int tries = 0;
            for (Neighbours.Neighbour neighbour : neighbours) {
                if (isInput[neighbour.event()] == inputs && tries++ < MOST_TRIES) {
                    MessageTrace trace =
                            performance.perform(new Script(neighbour.steps(), neighbour.steps().length, setting));
                    if (trace.outcome() instanceof Outcome.Passed) {
                        return new TurningPoint(neighbour.event(), instead(trace, neighbour.head()));
                    }
                }
            }
        }
        return null;
    }

    private static String instead(MessageTrace passing, int step) {
        for (int e = 0; e < passing.size(); e++) {
            if (passing.forcedBy(e) == step) {
                return text(passing, e);
            }
        }
        return "";
    }

    private static String text(MessageTrace trace, int e) {
        if (trace.kind(e) == EventKind.CHOICE) {
            return trace.label(e) + "=" + trace.text(e);
        }
        if (trace.kind(e) == EventKind.SEND) {
            return trace.name(trace.process(e)) + " puts " + trace.text(e);
        }
        int send = trace.partner(e);
        return send < 0 ? "nothing and times out" : trace.text(e) + " from " + trace.name(trace.process(send));
    }
}
