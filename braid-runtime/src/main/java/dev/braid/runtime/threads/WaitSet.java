package dev.braid.runtime.threads;

import dev.braid.trace.threads.Action;
import java.util.ArrayList;
import java.util.List;

/**
 * The threads that wait for a notification, in the order they came.
 *
 * <p>A thread enters and leaves only while it holds the lock, so the order of events on the lock says who is in it. A
 * thread whose time is up, or that is interrupted, leaves after it has the lock again. If it was chosen in between, it
 * counts as notified. That its time was up before, so that the notification reached nobody, is a choice of its own.
 */
public final class WaitSet {

    private final List<Performer> waiting = new ArrayList<>();
    private final List<Performer> notifiedWithAll = new ArrayList<>();

    /** Adds the running thread. */
    public void add(Performer performer) {
        waiting.add(performer);
    }

    /**
     * The thread has the lock again. Returns whether it counts as notified.
     *
     * @param escaped whether it gave up waiting; then it may as well have done so before all were notified
     */
    public boolean leave(Performer performer, boolean escaped) {
        boolean withAll = notifiedWithAll.remove(performer);
        return !waiting.remove(performer) && !(withAll && escaped);
    }

    public int size() {
        return waiting.size();
    }

    /** The running thread notifies one that waits: any, or (fair conditions) the first. */
    public void notifyOne(Performer me, int site, boolean any) {
        int count = waiting.size();
        int choices = any ? count : Math.min(1, count);
        me.announce(Action.NOTIFY, site).choosing(Math.max(1, choices + (allMayBeLate() ? 1 : 0)));
        int event = me.turn();
        if (me.outcome() < choices) {
            waiting.remove(me.outcome()).causedBy(event);
        }
    }

    private boolean allMayBeLate() {
        for (int i = 0; i < waiting.size(); i++) {
            if (!waiting.get(i).maySkipNotification()) {
                return false;
            }
        }
        return !waiting.isEmpty();
    }

    /** The running thread notifies all that wait. */
    public void notifyAll(Performer me, int site) {
        me.announce(Action.NOTIFY_ALL, site);
        int event = me.turn();
        for (int i = 0; i < waiting.size(); i++) {
            waiting.get(i).causedBy(event);
        }
        notifiedWithAll.addAll(waiting);
        waiting.clear();
    }
}
