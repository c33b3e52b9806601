package dev.braid.explorer.strategy;

import dev.braid.trace.Trace;

/** Which events are steps: what a schedule can force. */
public final class Steps {

    private Steps() {}

    /** A receive, a put, or an input with several values. */
    public static boolean isStep(Trace trace, int event) {
        return Sequence.isStep(trace, event);
    }
}
