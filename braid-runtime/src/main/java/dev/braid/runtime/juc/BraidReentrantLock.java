package dev.braid.runtime.juc;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Stands for {@link ReentrantLock}.
 *
 * <p>A fair lock is explored as an unfair one: {@code tryLock()} barges anyway, and an order of waiting threads that the
 * fair lock excludes differs from an allowed one only in who came first.
 */
@SuppressWarnings("serial")
public class BraidReentrantLock extends ReentrantLock {

    private final transient LockModel model = new LockModel();

    public BraidReentrantLock() {}

    public BraidReentrantLock(boolean fair) {
        super(fair);
    }

    @Override
    public void lock() {
        Turn turn = Turn.here();
        if (turn == null) {
            super.lock();
        } else {
            model.lock(turn);
        }
    }

    @Override
    public void lockInterruptibly() throws InterruptedException {
        Turn turn = Turn.here();
        if (turn == null) {
            super.lockInterruptibly();
        } else {
            model.lockInterruptibly(turn);
        }
    }

    @Override
    public boolean tryLock() {
        Turn turn = Turn.here();
        return turn == null ? super.tryLock() : model.tryLock(turn);
    }

    @Override
    public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
        Turn turn = Turn.here();
        return turn == null ? super.tryLock(timeout, unit) : model.tryLock(turn, unit.toNanos(timeout));
    }

    @Override
    public void unlock() {
        Turn turn = Turn.here();
        if (turn == null) {
            super.unlock();
        } else {
            model.unlock(turn);
        }
    }

    @Override
    public Condition newCondition() {
        return new BraidCondition(model, super.newCondition());
    }

    @Override
    public int getHoldCount() {
        Turn turn = Turn.here();
        return turn == null ? super.getHoldCount() : model.holdsOf(turn);
    }

    @Override
    public boolean isHeldByCurrentThread() {
        Turn turn = Turn.here();
        return turn == null ? super.isHeldByCurrentThread() : model.isHeldBy(turn);
    }

    @Override
    public boolean isLocked() {
        Turn turn = Turn.here();
        return turn == null ? super.isLocked() : model.isLocked(turn);
    }

    @Override
    protected @Nullable Thread getOwner() {
        Turn turn = Turn.here();
        return turn == null ? super.getOwner() : model.owner(turn);
    }

    @Override
    public boolean hasWaiters(Condition condition) {
        return getWaitQueueLength(condition) > 0;
    }

    @Override
    public int getWaitQueueLength(Condition condition) {
        BraidCondition ours = BraidCondition.of(condition, model);
        Turn turn = Turn.here();
        return turn == null ? super.getWaitQueueLength(ours.outsideControl()) : ours.waiting(turn);
    }

    /** How many threads wait; the method of the JDK is final. */
    int queued() {
        Turn turn = Turn.here();
        return turn == null ? getQueueLength() : model.queued(turn);
    }

    @Override
    public String toString() {
        Turn turn = Turn.here();
        if (turn == null) {
            return super.toString();
        }
        Thread owner = model.owner(turn);
        return ReentrantLock.class.getName() + "@" + Integer.toHexString(hashCode())
                + (owner == null ? "[Unlocked]" : "[Locked by thread " + owner.getName() + "]");
    }
}
