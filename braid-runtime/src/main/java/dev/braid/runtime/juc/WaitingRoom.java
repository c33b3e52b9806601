package dev.braid.runtime.juc;

import dev.braid.runtime.threads.Holder;
import dev.braid.runtime.threads.Performer;
import dev.braid.trace.threads.Action;
import java.util.ArrayDeque;

/**
 * Threads that wait to be woken by an event of another thread, first come, first woken.
 *
 * <p>Entering and leaving are no events: who is inside must follow from the events that the owner of the room orders,
 * such as those on its lock. A thread whose time is up, or that is interrupted, therefore leaves only after its next such
 * event; if it was woken in between, it counts as woken.
 */
final class WaitingRoom implements Holder {

    private static final int NOBODY = -1;

    private final String name;
    private final ArrayDeque<Waiter> inside = new ArrayDeque<>();
    private long execution = -1;

    WaitingRoom(String name) {
        this.name = name;
    }

    /** A thread in the room, from before it waits, so that it can be woken before. */
    static final class Waiter {
        private final Performer performer;
        private int wokenBy = NOBODY;
        private boolean waits;

        private Waiter(Performer performer) {
            this.performer = performer;
        }

        private void wake(Turn waker) {
            wokenBy = waker.event();
            if (waits) {
                waker.wake(performer);
            }
        }
    }

    /** Enters; the next thing the thread does is to wait, or it releases something first. */
    Waiter enter(Turn turn) {
        forgetOtherExecutions(turn);
        Waiter waiter = new Waiter(turn.performer());
        inside.add(waiter);
        return waiter;
    }

    /** Announces that the thread waits until it is woken. */
    Turn waiting(Turn turn, Waiter waiter) {
        turn.announce(Action.AWAIT).needingCause().about(this);
        waiter.waits = true;
        return waiter.wokenBy == NOBODY ? turn : turn.causedBy(waiter.wokenBy);
    }

    /** Whether the thread was woken; if not, it leaves. */
    boolean leave(Waiter waiter) {
        return !inside.remove(waiter);
    }

    /** The last event of this thread wakes the one that waits longest. */
    boolean wakeFirst(Turn turn) {
        forgetOtherExecutions(turn);
        Waiter first = inside.poll();
        if (first == null) {
            return false;
        }
        first.wake(turn);
        return true;
    }

    /** The last event of this thread wakes one that is inside. */
    void wake(Turn turn, Waiter waiter) {
        inside.remove(waiter);
        waiter.wake(turn);
    }

    /** The last event of this thread wakes everyone. */
    void wakeAll(Turn turn) {
        forgetOtherExecutions(turn);
        inside.forEach(waiter -> waiter.wake(turn));
        inside.clear();
    }

    int size(Turn turn) {
        forgetOtherExecutions(turn);
        return inside.size();
    }

    private void forgetOtherExecutions(Turn turn) {
        if (execution != turn.execution()) {
            execution = turn.execution();
            inside.clear();
        }
    }

    @Override
    public String what() {
        return name;
    }
}
