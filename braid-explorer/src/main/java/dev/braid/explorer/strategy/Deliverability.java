package dev.braid.explorer.strategy;

import dev.braid.trace.EventKind;
import dev.braid.trace.MessageTrace;

/** Whether a receive could have had a message that was sent after it, once only what the message needs has happened. */
public final class Deliverability {

    private final Sequence sequence;

    Deliverability(Sequence sequence) {
        this.sequence = sequence;
    }

    boolean mayReceive(MessageTrace trace, int at, int send) {
        int receive = sequence.event(at);
        if (trace.hasPredicate(receive)) {
            return true; // only the process itself can tell which messages it would have accepted then
        }
        for (int other = 0; other < trace.size(); other++) {
            if (other != send
                    && trace.kind(other) == EventKind.SEND
                    && trace.target(other) == trace.target(send)
                    && sequence.received(other) >= at
                    && comesFirst(trace, receive, other, send)
                    && trace.fits(receive, other)) {
                return false;
            }
        }
        return true;
    }

    /** Whether a receive would have to take another message before this one. */
    public static boolean comesFirst(MessageTrace trace, int receive, int other, int send) {
        boolean known = trace.happensBefore(other, send);
        if (trace.fits(receive, other) && trace.rank(receive, other) < trace.rank(receive, send)) {
            int before = trace.previous(receive);
            return known || before >= 0 && trace.happensBefore(other, before);
        }
        if (!known) {
            return false;
        }
        switch (trace.order(send)) {
            case FIFO:
                return trace.samePort(other, send) && trace.process(other) == trace.process(send);
            case ARRIVAL:
                return trace.samePort(other, send);
            case CAUSAL:
                return trace.order(other) == trace.order(send);
            default:
                return false;
        }
    }

    /** The last put into the same queue before this one, or -1. */
    public static int putBefore(MessageTrace trace, int put) {
        for (int e = put - 1; e >= 0; e--) {
            if (trace.kind(e) == EventKind.SEND && trace.samePort(e, put)) {
                return e;
            }
        }
        return -1;
    }
}
