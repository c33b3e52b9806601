package dev.braid.runtime.juc;

import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.Mode;
import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;

/**
 * A place where two threads meet and one gives something to the other: who comes first waits, who comes second finds it
 * waiting. Comings conflict with each other and with giving up.
 */
final class HandOver<T> {

    static final long FOREVER = -1;

    private final Shared place;
    private final WaitingRoom room;
    private final ArrayDeque<Meeting<T>> givers = new ArrayDeque<>();
    private final ArrayDeque<Meeting<T>> takers = new ArrayDeque<>();
    private long execution = -1;

    HandOver(String name) {
        place = new Shared(name);
        room = new WaitingRoom(name);
    }

    private static final class Meeting<T> {
        final WaitingRoom.Waiter waiter;

        @Nullable
        T given;

        Meeting(WaitingRoom.Waiter waiter, @Nullable T given) {
            this.waiter = waiter;
            this.given = given;
        }
    }

    /** Gives something to a thread that waits for it, or else waits for one. Whether it was taken in time. */
    boolean give(Turn turn, T gift, long nanos) throws InterruptedException {
        arrive(turn, Action.PUT);
        if (givesNow(turn, gift)) {
            return true;
        }
        return meet(turn, givers, new Meeting<>(room.enter(turn), gift), nanos);
    }

    /** Gives something if a thread waits for it. */
    boolean offer(Turn turn, T gift) {
        arriveAtOnce(turn, Action.PUT);
        return givesNow(turn, gift);
    }

    /** Takes what a waiting thread gives, or else waits for one; null if the time was up before. */
    @Nullable
    T take(Turn turn, long nanos) throws InterruptedException {
        arrive(turn, Action.TAKE);
        Meeting<T> giver = first(turn, givers);
        if (giver != null) {
            return giver.given;
        }
        Meeting<T> mine = new Meeting<>(room.enter(turn), null);
        return meet(turn, takers, mine, nanos) ? mine.given : null;
    }

    /** Takes what a waiting thread gives; null if there is none. */
    @Nullable
    T poll(Turn turn) {
        arriveAtOnce(turn, Action.TAKE);
        Meeting<T> giver = first(turn, givers);
        return giver == null ? null : giver.given;
    }

    /** How many wait to give or to take, as a look. */
    int waiting(Turn turn, boolean toGive) {
        turn.announce(Action.READ).touching(number(turn), Mode.READ).take();
        return toGive ? givers.size() : takers.size();
    }

    private boolean givesNow(Turn turn, T gift) {
        Meeting<T> taker = first(turn, takers);
        if (taker == null) {
            return false;
        }
        taker.given = gift;
        return true;
    }

    private @Nullable Meeting<T> first(Turn turn, ArrayDeque<Meeting<T>> waiting) {
        Meeting<T> first = waiting.poll();
        if (first != null) {
            room.wake(turn, first.waiter);
        }
        return first;
    }

    private boolean meet(Turn turn, ArrayDeque<Meeting<T>> waiting, Meeting<T> mine, long nanos)
            throws InterruptedException {
        waiting.add(mine);
        room.waiting(turn, mine.waiter, number(turn));
        int how = (nanos == FOREVER ? turn : turn.timed(nanos)).interruptible().take();
        if (how != Turn.NORMAL) {
            room.leave(mine.waiter);
            waiting.remove(mine);
        }
        turn.throwIfInterrupt(how);
        return how == Turn.NORMAL;
    }

    private void arrive(Turn turn, Action action) throws InterruptedException {
        turn.announce(action)
                .touching(number(turn), Mode.UPDATE)
                .interruptible()
                .takeOrThrow();
        turn.wrote(0);
    }

    private void arriveAtOnce(Turn turn, Action action) {
        turn.announce(action).touching(number(turn), Mode.UPDATE).take();
        turn.wrote(0);
    }

    private int number(Turn turn) {
        if (execution != turn.execution()) {
            execution = turn.execution();
            givers.clear();
            takers.clear();
        }
        return place.cell(turn, 0);
    }
}
