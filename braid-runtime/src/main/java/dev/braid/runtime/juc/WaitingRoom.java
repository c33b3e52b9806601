package dev.braid.runtime.juc;

import dev.braid.runtime.threads.Performer;
import dev.braid.trace.threads.Action;
import java.util.ArrayDeque;

/**
 * Threads that wait to be woken by an event of another thread, first come, first woken.
 *
 * <p>Entering and leaving are no events: who is inside must follow from the events that the owner of the room orders,
 * such as those on its lock.
 *
 * <p>A thread that was woken alone and yet leaves by a time-out or interrupt behaves as if it had left before: whoever
 * was next then is woken instead, so no signal is lost.
 */
final class WaitingRoom {

    /** How a wait ended. */
    static final int WOKEN = 0;

    private static final long NOT_ALONE = -1;
    private static final int NOBODY = -1;

    private final ArrayDeque<Waiter> inside = new ArrayDeque<>();
    private long execution = -1;
    private long tickets;

    /** A thread in the room, from before it waits, so that it can be woken before. */
    static final class Waiter {
        private final Performer performer;
        private final long ticket;
        private long wokenAt = NOT_ALONE;
        private int wokenBy = NOBODY;
        private boolean waits;

        private Waiter(Performer performer, long ticket) {
            this.performer = performer;
            this.ticket = ticket;
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
        Waiter waiter = new Waiter(turn.performer(), tickets++);
        inside.add(waiter);
        return waiter;
    }

    /** Waits until woken. */
    void await(Turn turn, Waiter waiter) {
        announce(turn, waiter).take();
    }

    /** Waits until woken or interrupted. */
    int awaitInterruptibly(Turn turn, Waiter waiter) {
        return leave(turn, waiter, announce(turn, waiter).interruptible().take());
    }

    /** Waits until woken or interrupted, or until the time is up. */
    int awaitInterruptibly(Turn turn, Waiter waiter, long nanos) {
        return leave(turn, waiter, announce(turn, waiter).timed(nanos).interruptible().take());
    }

    private static Turn announce(Turn turn, Waiter waiter) {
        turn.announce(Action.AWAIT).needingCause();
        waiter.waits = true;
        return waiter.wokenBy == NOBODY ? turn : turn.causedBy(waiter.wokenBy);
    }

    private int leave(Turn turn, Waiter waiter, int how) {
        if (how != WOKEN && !inside.remove(waiter) && waiter.wokenAt != NOT_ALONE) {
            wakeFirst(turn, waiter.wokenAt);
        }
        return how;
    }

    /** The last event of this thread wakes the one that waits longest. */
    boolean wakeFirst(Turn turn) {
        forgetOtherExecutions(turn);
        return wakeFirst(turn, tickets);
    }

    private boolean wakeFirst(Turn turn, long before) {
        Waiter first = inside.peek();
        if (first == null || first.ticket >= before) {
            return false;
        }
        inside.remove();
        first.wokenAt = before;
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
}
