package dev.braid.runtime.juc;

import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.Mode;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** Stands for {@link Semaphore}: a counter of permits. Releases commute with each other. */
@SuppressWarnings("serial")
public class BraidSemaphore extends Semaphore {

    private final transient Shared permits = new Shared("Semaphore");
    private transient int queued;

    public BraidSemaphore(int permits) {
        super(permits);
    }

    public BraidSemaphore(int permits, boolean fair) {
        super(permits, fair);
    }

    @Override
    public void acquire() throws InterruptedException {
        acquire(1);
    }

    @Override
    public void acquire(int wanted) throws InterruptedException {
        Turn turn = Turn.here();
        if (turn == null) {
            super.acquire(wanted);
            return;
        }
        request(turn, wanted).interruptible();
        turn.throwIfInterrupt(await(turn));
    }

    @Override
    public void acquireUninterruptibly() {
        acquireUninterruptibly(1);
    }

    @Override
    public void acquireUninterruptibly(int wanted) {
        Turn turn = Turn.here();
        if (turn == null) {
            super.acquireUninterruptibly(wanted);
            return;
        }
        request(turn, wanted);
        await(turn);
    }

    @Override
    public boolean tryAcquire() {
        return tryAcquire(1);
    }

    @Override
    public boolean tryAcquire(int wanted) {
        Turn turn = Turn.here();
        if (turn == null) {
            return super.tryAcquire(wanted);
        }
        requireNotNegative(wanted);
        return turn.announce(Action.TRY_ACQUIRE)
                .trying(permits(turn), Mode.UPDATE, Mode.READ)
                .counting(wanted, Integer.MAX_VALUE, -wanted)
                .takeIfAccepted();
    }

    @Override
    public boolean tryAcquire(long timeout, TimeUnit unit) throws InterruptedException {
        return tryAcquire(1, timeout, unit);
    }

    @Override
    public boolean tryAcquire(int wanted, long timeout, TimeUnit unit) throws InterruptedException {
        Turn turn = Turn.here();
        if (turn == null) {
            return super.tryAcquire(wanted, timeout, unit);
        }
        if (timeout <= 0) {
            turn.throwIfInterrupted();
            return tryAcquire(wanted);
        }
        request(turn, wanted).timed(unit.toNanos(timeout)).interruptible();
        int how = await(turn);
        turn.throwIfInterrupt(how);
        return how == Turn.NORMAL;
    }

    @Override
    public void release() {
        release(1);
    }

    @Override
    public void release(int given) {
        Turn turn = Turn.here();
        if (turn == null) {
            super.release(given);
            return;
        }
        requireNotNegative(given);
        turn.announce(Action.RELEASE)
                .touching(permits(turn), Mode.COMMUTE)
                .counting(Integer.MIN_VALUE, Integer.MAX_VALUE, given)
                .take();
    }

    @Override
    public int availablePermits() {
        Turn turn = Turn.here();
        if (turn == null) {
            return super.availablePermits();
        }
        turn.announce(Action.READ).touching(permits(turn), Mode.READ).take();
        return turn.state(permits(turn));
    }

    @Override
    public int drainPermits() {
        Turn turn = Turn.here();
        if (turn == null) {
            return super.drainPermits();
        }
        turn.announce(Action.ACQUIRE).touching(permits(turn), Mode.UPDATE).take();
        int drained = turn.state(permits(turn));
        turn.added(-drained);
        return drained;
    }

    @Override
    protected void reducePermits(int reduction) {
        Turn turn = Turn.here();
        if (turn == null) {
            super.reducePermits(reduction);
            return;
        }
        requireNotNegative(reduction);
        turn.announce(Action.ACQUIRE)
                .touching(permits(turn), Mode.COMMUTE)
                .counting(Integer.MIN_VALUE, Integer.MAX_VALUE, -reduction)
                .take();
    }

    private Turn request(Turn turn, int wanted) {
        requireNotNegative(wanted);
        return turn.announce(Action.ACQUIRE)
                .blocking(permits(turn), Mode.UPDATE)
                .counting(wanted, Integer.MAX_VALUE, -wanted);
    }

    private int await(Turn turn) {
        queued++;
        int how = turn.take();
        queued--;
        return how;
    }

    private static void requireNotNegative(int permits) {
        if (permits < 0) {
            throw new IllegalArgumentException();
        }
    }

    private int permits(Turn turn) {
        if (permits.isNewTo(turn)) {
            queued = 0;
        }
        return permits.counter(turn, super.availablePermits());
    }

    /** How many threads wait; the method of the JDK is final. */
    int queued() {
        Turn turn = Turn.here();
        if (turn == null) {
            return getQueueLength();
        }
        turn.announce(Action.READ).touching(permits(turn), Mode.READ).take();
        return queued;
    }
}
