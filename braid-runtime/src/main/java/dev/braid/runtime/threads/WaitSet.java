package dev.braid.runtime.threads;

import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.Form;
import dev.braid.trace.threads.Mode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The threads that wait for a notification, in the order they came; an object of its own beside the lock.
 *
 * <p>A notification changes it. A thread that gives up waiting leaves it, and may do so beside others that leave.
 */
public final class WaitSet {

    private final Counter counter = new Counter();
    private final List<Performer> waiting = new ArrayList<>();
    private @Nullable Performer notifier;
    private boolean any;

    /**
     * The running thread, which has just released its lock, waits until it is notified, or gives up.
     *
     * @param nanos how long, 0 for ever
     * @return 0 if it was notified, else why it gave up
     */
    public int await(Performer me, long nanos, int site, Holder what) {
        waiting.add(me);
        me.notifiedBy = -1;
        if (me.mayWakeSpuriously() && wakesSpuriously(me, site)) {
            return leave(me) ? Performer.SPURIOUS : 0;
        }
        me.announce(Action.AWAIT, site)
                .touching(number(me), Form.BLOCKING, Mode.NONE, Mode.COMMUTE)
                .needingCause()
                .interruptible()
                .about(what);
        if (nanos != 0) {
            me.waitingFor(nanos);
        }
        if (me.notifiedBy >= 0) {
            me.causedBy(me.notifiedBy);
        }
        me.turn(what);
        int outcome = me.outcome();
        if (outcome != 0) {
            leave(me);
        }
        return outcome;
    }

    private boolean wakesSpuriously(Performer me, int site) {
        me.announce(Action.CHOICE, site).touching(number(me), Mode.COMMUTE).choosing(2);
        me.turn(() -> "spurious wake-up");
        if (me.outcome() == 0) {
            return false;
        }
        me.spuriousWakeups++;
        return true;
    }

    /** Returns whether the thread was still in it. Who is about to notify has one choice less then. */
    private boolean leave(Performer me) {
        boolean was = waiting.remove(me);
        Performer about = notifier;
        if (was && about != null) {
            about.choosing(choices());
        }
        return was;
    }

    private int number(Performer me) {
        return counter.in(me.stage, 0);
    }

    private int choices() {
        return any ? Math.max(1, waiting.size()) : 1;
    }

    public int size() {
        return waiting.size();
    }

    /** The running thread notifies one that waits: any, or (fair conditions) the first. */
    public void notifyOne(Performer me, int site, boolean anyOfThem) {
        any = anyOfThem;
        notifier = me;
        me.announce(Action.NOTIFY, site).touching(number(me), Mode.UPDATE).choosing(choices());
        int event = me.turn(() -> waiting.size() + " waiting");
        notifier = null;
        if (!waiting.isEmpty()) {
            waiting.remove(me.outcome()).notified(event);
        }
    }

    /** The running thread notifies all that wait. */
    public void notifyAll(Performer me, int site) {
        me.announce(Action.NOTIFY_ALL, site).touching(number(me), Mode.UPDATE);
        int event = me.turn(() -> waiting.size() + " waiting");
        for (int i = 0; i < waiting.size(); i++) {
            waiting.get(i).notified(event);
        }
        waiting.clear();
    }
}
