package dev.braid.explorer.reachability;

import dev.braid.explorer.strategy.Deliverability;
import dev.braid.trace.EventKind;
import dev.braid.trace.MessageTrace;
import dev.braid.trace.Step;
import java.util.ArrayList;
import java.util.List;

/**
 * The receives of a message program: receives, puts into arrival-ordered queues, and inputs.
 *
 * <p>A queue is seen as a process that receives the puts, so the control structure of a put is the put before it in its
 * queue, and what it could have got instead are the puts of others that were ready.
 */
final class MessageSynSequence implements SynSequence {

    private final MessageTrace trace;
    private final Variant variant;
    private final int[] event;
    private final int receives;
    private final int[] receivedBy;
    private final int[] governor;

    MessageSynSequence(MessageTrace trace, Variant variant) {
        this.trace = trace;
        this.variant = variant;
        this.event = new int[trace.size()];
        this.receivedBy = new int[trace.size()];
        this.governor = new int[trace.size()];
        int count = 0;
        for (int e = 0; e < trace.size(); e++) {
            receivedBy[e] = -1;
            governor[e] = trace.isStep(e) ? e : governorOf(e);
            if (trace.isStep(e)) {
                event[count++] = e;
            }
            if (trace.kind(e) == EventKind.RECEIVE && trace.partner(e) >= 0) {
                receivedBy[trace.partner(e)] = e;
            }
        }
        this.receives = count;
    }

    private int governorOf(int e) {
        int before = trace.previous(e) >= 0 ? trace.previous(e) : trace.partner(e);
        return before >= 0 ? governor[before] : -1;
    }

    @Override
    public int receives() {
        return receives;
    }

    @Override
    public int event(int receive) {
        return event[receive];
    }

    @Override
    public int control(int receive) {
        int e = event[receive];
        return trace.kind(e) == EventKind.SEND ? Deliverability.putBefore(trace, e) : trace.previous(e);
    }

    @Override
    public Offer partner(int receive) {
        int e = event[receive];
        switch (trace.kind(e)) {
            case RECEIVE:
                return new Offer(trace.step(e), trace.partner(e), isKept(receive), false);
            case SEND:
                return new Offer(trace.step(e), trace.previous(e), isKept(receive), false);
            default:
                return new Offer(trace.step(e), -1, isKept(receive), false);
        }
    }

    @Override
    public List<Offer> race(int receive) {
        int e = event[receive];
        List<Offer> race = new ArrayList<>();
        switch (trace.kind(e)) {
            case RECEIVE:
                addMessages(e, race);
                break;
            case SEND:
                addPuts(e, race);
                break;
            default:
                addValues(e, race);
        }
        return race;
    }

    private void addMessages(int receive, List<Offer> race) {
        if (trace.partner(receive) >= 0 && trace.canTimeOut(receive)) {
            race.add(free(Step.timeout(trace.identity(trace.process(receive)))));
        }
        for (int send = 0; send < trace.size(); send++) {
            if (trace.kind(send) == EventKind.SEND
                    && trace.target(send) == trace.process(receive)
                    && send != trace.partner(receive)
                    && waits(send, receive)
                    && trace.fits(receive, send)
                    && mayReceive(receive, send)) {
                boolean tentative = send > receive && trace.hasPredicate(receive);
                race.add(new Offer(stepFor(receive, send), send, isKnown(send), tentative));
            }
        }
    }

    private boolean waits(int send, int receive) {
        return receivedBy[send] < 0 || trace.index(receivedBy[send]) >= trace.index(receive);
    }

    private long stepFor(int receive, int send) {
        int sender = trace.identity(trace.process(send));
        return Step.receive(trace.identity(trace.process(receive)), sender, trace.number(send));
    }

    /** What was there is known from the trace; what was sent later must not be because of the receive. */
    private boolean mayReceive(int receive, int send) {
        if (send < receive) {
            long step = stepFor(receive, send);
            for (int i = 0; i < trace.alternatives(receive); i++) {
                if (trace.alternative(receive, i) == step) {
                    return true;
                }
            }
            return false;
        }
        return !trace.happensBefore(receive, send) && (trace.hasPredicate(receive) || comesNext(receive, send));
    }

    private boolean comesNext(int receive, int send) {
        for (int other = 0; other < trace.size(); other++) {
            if (other != send
                    && trace.kind(other) == EventKind.SEND
                    && trace.target(other) == trace.target(send)
                    && waits(other, receive)
                    && Deliverability.comesFirst(trace, receive, other, send)
                    && trace.fits(receive, other)) {
                return false;
            }
        }
        return true;
    }

    private void addPuts(int put, List<Offer> race) {
        for (int other = put + 1; other < trace.size(); other++) {
            if (trace.isPut(other) && trace.samePort(other, put) && !trace.happensBefore(put, trace.previous(other))) {
                race.add(new Offer(trace.step(other), trace.previous(other), isKnown(trace.previous(other)), false));
            }
        }
    }

    private void addValues(int choice, List<Offer> race) {
        for (int value = 0; value < trace.count(choice); value++) {
            if (value != trace.number(choice)) {
                race.add(free(Step.choice(trace.identity(trace.process(choice)), value)));
            }
        }
    }

    private Offer free(long step) {
        return new Offer(step, -1, variant != Variant.EMPTY, false);
    }

    @Override
    public boolean happensBefore(int earlier, int later) {
        return trace.happensBefore(earlier, later);
    }

    @Override
    public long name(int e) {
        return (long) trace.identity(trace.process(e)) << 32 | trace.index(e);
    }

    /** Whether the variant has what comes at or right after an event: it ends at the receives that it changes. */
    private boolean isKnown(int e) {
        int by = governor[e];
        if (by < 0) {
            return variant != Variant.EMPTY;
        }
        return trace.forcedBy(by) >= 0 && !variant.changes(trace.forcedBy(by));
    }

    @Override
    public boolean isKept(int receive) {
        return trace.forcedBy(event[receive]) >= 0;
    }

    @Override
    public boolean isDeviator(int receive) {
        return isKept(receive) && variant.origins()[trace.forcedBy(event[receive])] != Variant.NO_DEVIATOR;
    }

    @Override
    public int original(int receive) {
        long name = variant.origins()[trace.forcedBy(event[receive])];
        for (int e = 0; name != Variant.NOTHING && e < trace.size(); e++) {
            if (name(e) == name) {
                return e;
            }
        }
        return -1;
    }
}
