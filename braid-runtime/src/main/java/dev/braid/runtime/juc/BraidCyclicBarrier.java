package dev.braid.runtime.juc;

import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.Mode;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * Stands for {@link CyclicBarrier}. Arrivals do not commute, since {@code await} returns how many are still missing and
 * the last one runs the action. While the action runs, late-comers wait.
 */
public class BraidCyclicBarrier extends CyclicBarrier {

    private static final long READY = 0;
    private static final long IN_ACTION = 1;
    private static final long FOREVER = -1;

    private final @Nullable Runnable action;
    private final Shared gate = new Shared("CyclicBarrier");
    private final WaitingRoom room = new WaitingRoom("the other parties of the barrier");
    private Generation generation = new Generation();

    /** One use of the barrier. */
    private static final class Generation {
        int arrived;
        boolean broken;
        boolean tripped;
    }

    public BraidCyclicBarrier(int parties) {
        this(parties, null);
    }

    public BraidCyclicBarrier(int parties, @Nullable Runnable action) {
        super(parties, action);
        this.action = action;
    }

    @Override
    public int await() throws InterruptedException, BrokenBarrierException {
        Turn turn = Turn.here();
        if (turn == null) {
            return super.await();
        }
        try {
            return arrive(turn, FOREVER);
        } catch (TimeoutException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    @Override
    public int await(long timeout, TimeUnit unit)
            throws InterruptedException, BrokenBarrierException, TimeoutException {
        Turn turn = Turn.here();
        return turn == null ? super.await(timeout, unit) : arrive(turn, Math.max(0, unit.toNanos(timeout)));
    }

    private int arrive(Turn turn, long nanos) throws InterruptedException, BrokenBarrierException, TimeoutException {
        int how = turn.announce(Action.ARRIVE)
                .blocking(gate(turn), Mode.UPDATE)
                .unless(IN_ACTION)
                .interruptible()
                .take();
        if (how != Turn.NORMAL) {
            enter(turn);
        }
        turn.wrote(READY);
        Generation mine = generation;
        if (mine.broken) {
            throw new BrokenBarrierException();
        }
        if (how != Turn.NORMAL) {
            giveUp(turn, mine, how);
        }
        int index = getParties() - ++mine.arrived;
        if (index > 0) {
            awaitTrip(turn, mine, nanos);
        } else if (action == null) {
            trip(turn);
        } else {
            act(turn, action);
        }
        return index;
    }

    private void act(Turn turn, Runnable toRun) {
        turn.wrote(IN_ACTION);
        boolean done = false;
        try {
            toRun.run();
            done = true;
        } finally {
            turn.announce(Action.UPDATE).touching(gate(turn), Mode.UPDATE).take();
            turn.wrote(READY);
            if (done) {
                trip(turn);
            } else {
                breakUp(turn);
            }
        }
    }

    private void trip(Turn turn) {
        generation.tripped = true;
        generation = new Generation();
        room.wakeAll(turn);
    }

    private void breakUp(Turn turn) {
        generation.broken = true;
        generation.arrived = 0;
        room.wakeAll(turn);
    }

    private void awaitTrip(Turn turn, Generation mine, long nanos)
            throws InterruptedException, BrokenBarrierException, TimeoutException {
        WaitingRoom.Waiter waiter = room.enter(turn);
        room.waiting(turn, waiter, gate(turn));
        int how = (nanos == FOREVER ? turn : turn.timed(nanos)).interruptible().take();
        if (how != Turn.NORMAL) {
            room.leave(waiter);
            enter(turn);
            giveUp(turn, mine, how);
        }
        if (mine.broken) {
            throw new BrokenBarrierException();
        }
    }

    /** The thread stopped waiting by itself: that breaks the barrier, unless it tripped or broke in the meantime. */
    private void giveUp(Turn turn, Generation mine, int how) throws InterruptedException, TimeoutException {
        if (mine.broken || mine.tripped) {
            turn.interruptAgain(how);
            return;
        }
        breakUp(turn);
        turn.throwIfInterrupt(how);
        throw new TimeoutException();
    }

    @Override
    public void reset() {
        Turn turn = Turn.here();
        if (turn == null) {
            super.reset();
        } else {
            enter(turn);
            breakUp(turn);
            generation = new Generation();
        }
    }

    @Override
    public boolean isBroken() {
        Turn turn = Turn.here();
        return turn == null ? super.isBroken() : look(turn).broken;
    }

    @Override
    public int getNumberWaiting() {
        Turn turn = Turn.here();
        return turn == null ? super.getNumberWaiting() : look(turn).arrived;
    }

    private Generation look(Turn turn) {
        turn.announce(Action.READ)
                .blocking(gate(turn), Mode.READ)
                .unless(IN_ACTION)
                .take();
        return generation;
    }

    private void enter(Turn turn) {
        turn.announce(Action.UPDATE)
                .blocking(gate(turn), Mode.UPDATE)
                .unless(IN_ACTION)
                .take();
        turn.wrote(READY);
    }

    private int gate(Turn turn) {
        if (gate.isNewTo(turn)) {
            generation = new Generation();
        }
        return gate.cell(turn, READY);
    }
}
