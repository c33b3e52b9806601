package dev.braid.runtime.juc;

import dev.braid.runtime.threads.Holder;
import dev.braid.runtime.threads.Performer;
import dev.braid.trace.threads.Action;
import java.util.ArrayDeque;

/**
 * Threads that wait to be woken by an event of another thread, first come, first woken.
 *
 * <p>Entering is no event: who is inside must follow from the events that the owner of the room orders, such as those on
 * its lock. A thread that gives up waiting looks at the object that whoever wakes it changes.
 */
final class WaitingRoom implements Holder {

    private static final int NOBODY = -1;

    private final String name;
    private final Shared bell;
    private final ArrayDeque<Waiter> inside = new ArrayDeque<>();
    private long execution = -1;

    WaitingRoom(String name) {
        this.name = name;
        bell = new Shared(name);
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
        return caused(turn.announce(Action.AWAIT), waiter);
    }

    /** The same for one that may give up, which conflicts with those who wake: they change this object. */
    Turn waiting(Turn turn, Waiter waiter, int changed) {
        return caused(turn.announce(Action.AWAIT).watching(changed), waiter);
    }

    private Turn caused(Turn turn, Waiter waiter) {
        turn.needingCause().about(this);
        waiter.waits = true;
        return waiter.wokenBy == NOBODY ? turn : turn.causedBy(waiter.wokenBy);
    }

    /** The object that is changed by who wakes, for a room that has none of its owner. */
    int bell(Turn turn) {
        return bell.counter(turn, 0);
    }

    /** The thread gave up waiting. */
    void leave(Waiter waiter) {
        inside.remove(waiter);
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
