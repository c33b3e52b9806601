package dev.braid.runtime.threads;

import dev.braid.trace.threads.Action;
import java.util.ArrayList;
import java.util.List;

/**
 * The threads that wait for a notification, in the order they came.
 *
 * <p>A thread enters and leaves only while it holds the lock, so the order of events on the lock says who is in it. A
 * thread whose time is up, or that is interrupted, leaves after it has the lock again; if it was notified in between, it
 * counts as notified.
 */
public final class WaitSet {

    private final List<Performer> waiting = new ArrayList<>();

    /** Adds the running thread. */
    public void add(Performer performer) {
        waiting.add(performer);
    }

    /** The thread has the lock again. Returns whether it was notified. */
    public boolean leave(Performer performer) {
        return !waiting.remove(performer);
    }

    public int size() {
        return waiting.size();
    }

    /** The running thread notifies one that waits: any, or (fair conditions) the first. */
    public void notifyOne(Performer me, int site, boolean any) {
        int count = waiting.size();
        me.announce(Action.NOTIFY, site).choosing(any ? Math.max(1, count) : 1);
        int event = me.turn();
        if (count > 0) {
            waiting.remove(me.outcome()).causedBy(event);
        }
    }

    /** The running thread notifies all that wait. */
    public void notifyAll(Performer me, int site) {
        me.announce(Action.NOTIFY_ALL, site);
        int event = me.turn();
        for (int i = 0; i < waiting.size(); i++) {
            waiting.get(i).causedBy(event);
        }
        waiting.clear();
    }
}
