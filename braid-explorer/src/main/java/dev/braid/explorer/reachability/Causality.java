package dev.braid.explorer.reachability;

import dev.braid.trace.ChannelOrder;
import dev.braid.trace.EventKind;
import dev.braid.trace.MessageTrace;
import java.util.BitSet;

/** Happens-before worked out anew from who did what: program order, messages, spawns, places in queues. No clocks. */
final class Causality {

    private final BitSet[] past;

    Causality(MessageTrace trace) {
        past = new BitSet[trace.size()];
        for (int e = 0; e < past.length; e++) {
            past[e] = new BitSet();
            past[e].set(e);
            include(e, trace.previous(e));
            if (trace.kind(e) == EventKind.RECEIVE || trace.kind(e) == EventKind.START) {
                include(e, trace.partner(e));
            }
            if (trace.kind(e) == EventKind.SEND && trace.order(e) == ChannelOrder.ARRIVAL) {
                include(e, lastInQueue(trace, e));
            }
        }
    }

    private void include(int e, int earlier) {
        if (earlier >= 0) {
            past[e].or(past[earlier]);
        }
    }

    static int lastInQueue(MessageTrace trace, int put) {
        int last = -1;
        for (int e = 0; e < put; e++) {
            if (trace.kind(e) == EventKind.SEND && trace.samePort(e, put)) {
                last = e;
            }
        }
        return last;
    }

    /** Whether {@code earlier} is {@code later} or before it; nothing is before -1. */
    boolean isBefore(int earlier, int later) {
        return later >= 0 && past[later].get(earlier);
    }
}
