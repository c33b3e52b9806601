package dev.braid.runtime.juc;

import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.Mode;
import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** Stands for {@link Exchanger}: who comes second gives its item to who came first, and gets the other's. */
public class BraidExchanger<V> extends Exchanger<V> {

    private static final long FOREVER = -1;

    private final Shared place = new Shared("Exchanger");
    private final WaitingRoom room = new WaitingRoom("the other party of the exchange");
    private @Nullable Party<V> first;

    private static final class Party<V> {
        final WaitingRoom.Waiter waiter;
        V item;

        Party(WaitingRoom.Waiter waiter, V item) {
            this.waiter = waiter;
            this.item = item;
        }
    }

    public BraidExchanger() {}

    @Override
    public V exchange(V item) throws InterruptedException {
        Turn turn = Turn.here();
        if (turn == null) {
            return super.exchange(item);
        }
        try {
            return exchange(turn, item, FOREVER);
        } catch (TimeoutException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    @Override
    public V exchange(V item, long timeout, TimeUnit unit) throws InterruptedException, TimeoutException {
        Turn turn = Turn.here();
        return turn == null
                ? super.exchange(item, timeout, unit)
                : exchange(turn, item, Math.max(0, unit.toNanos(timeout)));
    }

    private V exchange(Turn turn, V item, long nanos) throws InterruptedException, TimeoutException {
        turn.announce(Action.CALL)
                .touching(place(turn), Mode.UPDATE)
                .interruptible()
                .takeOrThrow();
        turn.wrote(0);
        Party<V> other = first;
        if (other != null) {
            first = null;
            V theirs = other.item;
            other.item = item;
            room.wake(turn, other.waiter);
            return theirs;
        }
        Party<V> mine = new Party<>(room.enter(turn), item);
        first = mine;
        await(turn, mine, nanos);
        return mine.item;
    }

    private void await(Turn turn, Party<V> mine, long nanos) throws InterruptedException, TimeoutException {
        room.waiting(turn, mine.waiter, place(turn));
        int how = (nanos == FOREVER ? turn : turn.timed(nanos)).interruptible().take();
        if (how == Turn.NORMAL) {
            return;
        }
        room.leave(mine.waiter);
        first = null;
        turn.throwIfInterrupt(how);
        throw new TimeoutException();
    }

    private int place(Turn turn) {
        if (place.isNewTo(turn)) {
            first = null;
        }
        return place.cell(turn, 0);
    }
}
