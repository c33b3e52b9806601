package dev.braid.runtime.juc;

import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.Mode;
import java.util.Date;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;

/**
 * A condition of a lock. Threads are signalled in the order they came, as {@code ReentrantLock} promises; the
 * race is in taking the lock back.
 */
class BraidCondition implements Condition {

    private static final long FOREVER = Long.MAX_VALUE;

    private final Releasable lock;
    private final Condition outsideControl;
    private final WaitingRoom room = new WaitingRoom("a signal");

    BraidCondition(Releasable lock, Condition outsideControl) {
        this.lock = lock;
        this.outsideControl = outsideControl;
    }

    static BraidCondition of(Condition condition, Releasable lock) {
        Objects.requireNonNull(condition);
        if (condition instanceof BraidCondition ours && ours.lock == lock) {
            return ours;
        }
        throw new IllegalArgumentException("not owner");
    }

    Condition outsideControl() {
        return outsideControl;
    }

    int waiting(Turn turn) {
        lock.requireHeldBy(turn);
        return room.size(turn);
    }

    @Override
    public void await() throws InterruptedException {
        Turn turn = Turn.here();
        if (turn == null) {
            outsideControl.await();
        } else {
            await(turn, FOREVER);
        }
    }

    @Override
    public void awaitUninterruptibly() {
        Turn turn = Turn.here();
        if (turn == null) {
            outsideControl.awaitUninterruptibly();
            return;
        }
        lock.requireHeldBy(turn);
        WaitingRoom.Waiter waiter = room.enter(turn);
        int entered = lock.releaseToWait(turn);
        room.waiting(turn, waiter).take();
        lock.relock(turn, entered);
    }

    @Override
    public long awaitNanos(long nanos) throws InterruptedException {
        Turn turn = Turn.here();
        if (turn == null) {
            return outsideControl.awaitNanos(nanos);
        }
        long deadline = turn.now() + nanos;
        boolean woken = await(turn, nanos);
        long left = deadline - turn.now();
        return woken ? left : Math.min(0, left);
    }

    @Override
    public boolean await(long time, TimeUnit unit) throws InterruptedException {
        Turn turn = Turn.here();
        return turn == null ? outsideControl.await(time, unit) : await(turn, unit.toNanos(time));
    }

    @Override
    public boolean awaitUntil(Date deadline) throws InterruptedException {
        Turn turn = Turn.here();
        return turn == null
                ? outsideControl.awaitUntil(deadline)
                : await(turn, TimeUnit.MILLISECONDS.toNanos(deadline.getTime() - turn.currentTimeMillis()));
    }

    /** Whether the wait ended by a signal, not because its time was up. */
    private boolean await(Turn turn, long nanos) throws InterruptedException {
        lock.requireHeldBy(turn);
        WaitingRoom.Waiter waiter = room.enter(turn);
        int entered;
        try {
            entered = lock.releaseInterruptibly(turn);
        } catch (InterruptedException e) {
            room.leave(waiter);
            throw e;
        }
        int how = limit(room.waiting(turn, waiter, room.bell(turn)), nanos)
                .interruptible()
                .take();
        if (how != Turn.NORMAL) {
            room.leave(waiter);
        }
        lock.relock(turn, entered);
        turn.throwIfInterrupt(how);
        return how == Turn.NORMAL;
    }

    private static Turn limit(Turn turn, long nanos) {
        return nanos == FOREVER ? turn : turn.timed(nanos);
    }

    @Override
    public void signal() {
        Turn turn = Turn.here();
        if (turn == null) {
            outsideControl.signal();
            return;
        }
        lock.requireHeldBy(turn);
        turn.announce(Action.NOTIFY).touching(room.bell(turn), Mode.UPDATE).take();
        room.wakeFirst(turn);
    }

    @Override
    public void signalAll() {
        Turn turn = Turn.here();
        if (turn == null) {
            outsideControl.signalAll();
            return;
        }
        lock.requireHeldBy(turn);
        turn.announce(Action.NOTIFY_ALL).touching(room.bell(turn), Mode.UPDATE).take();
        room.wakeAll(turn);
    }
}
