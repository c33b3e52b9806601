package dev.braid.runtime.juc;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Stands for {@link ReentrantReadWriteLock}. Readers commute with each other. */
@SuppressWarnings("serial")
public class BraidReentrantReadWriteLock extends ReentrantReadWriteLock {

    private final transient ReadWriteModel model = new ReadWriteModel();
    private final transient ReadLock reading;
    private final transient WriteLock writing;

    public BraidReentrantReadWriteLock() {
        this(false);
    }

    public BraidReentrantReadWriteLock(boolean fair) {
        super(fair);
        reading = new Reading(this);
        writing = new Writing(this);
    }

    @Override
    public ReadLock readLock() {
        return reading;
    }

    @Override
    public WriteLock writeLock() {
        return writing;
    }

    @Override
    public int getReadLockCount() {
        Turn turn = Turn.here();
        return turn == null ? super.getReadLockCount() : model.readers(turn);
    }

    @Override
    public boolean isWriteLocked() {
        Turn turn = Turn.here();
        return turn == null ? super.isWriteLocked() : model.isWriteLocked(turn);
    }

    @Override
    public boolean isWriteLockedByCurrentThread() {
        Turn turn = Turn.here();
        return turn == null ? super.isWriteLockedByCurrentThread() : model.writesOf(turn) > 0;
    }

    @Override
    public int getWriteHoldCount() {
        Turn turn = Turn.here();
        return turn == null ? super.getWriteHoldCount() : model.writesOf(turn);
    }

    @Override
    public int getReadHoldCount() {
        Turn turn = Turn.here();
        return turn == null ? super.getReadHoldCount() : model.readsOf(turn);
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

    private static final class Reading extends ReadLock {

        private final transient ReadWriteModel model;

        Reading(BraidReentrantReadWriteLock lock) {
            super(lock);
            model = lock.model;
        }

        @Override
        public void lock() {
            Turn turn = Turn.here();
            if (turn == null) {
                super.lock();
            } else {
                model.read(turn);
            }
        }

        @Override
        public void lockInterruptibly() throws InterruptedException {
            Turn turn = Turn.here();
            if (turn == null) {
                super.lockInterruptibly();
            } else {
                model.readInterruptibly(turn, ReadWriteModel.FOREVER);
            }
        }

        @Override
        public boolean tryLock() {
            Turn turn = Turn.here();
            return turn == null ? super.tryLock() : model.tryRead(turn);
        }

        @Override
        public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
            Turn turn = Turn.here();
            return turn == null
                    ? super.tryLock(timeout, unit)
                    : model.readInterruptibly(turn, Math.max(0, unit.toNanos(timeout)));
        }

        @Override
        public void unlock() {
            Turn turn = Turn.here();
            if (turn == null) {
                super.unlock();
            } else {
                model.endRead(turn);
            }
        }
    }

    private static final class Writing extends WriteLock {

        private final transient ReadWriteModel model;

        Writing(BraidReentrantReadWriteLock lock) {
            super(lock);
            model = lock.model;
        }

        @Override
        public void lock() {
            Turn turn = Turn.here();
            if (turn == null) {
                super.lock();
            } else {
                model.write(turn);
            }
        }

        @Override
        public void lockInterruptibly() throws InterruptedException {
            Turn turn = Turn.here();
            if (turn == null) {
                super.lockInterruptibly();
            } else {
                model.writeInterruptibly(turn, ReadWriteModel.FOREVER);
            }
        }

        @Override
        public boolean tryLock() {
            Turn turn = Turn.here();
            return turn == null ? super.tryLock() : model.tryWrite(turn);
        }

        @Override
        public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
            Turn turn = Turn.here();
            return turn == null
                    ? super.tryLock(timeout, unit)
                    : model.writeInterruptibly(turn, Math.max(0, unit.toNanos(timeout)));
        }

        @Override
        public void unlock() {
            Turn turn = Turn.here();
            if (turn == null) {
                super.unlock();
            } else {
                model.endWrite(turn);
            }
        }

        @Override
        public Condition newCondition() {
            return new BraidCondition(model, super.newCondition());
        }

        @Override
        public boolean isHeldByCurrentThread() {
            Turn turn = Turn.here();
            return turn == null ? super.isHeldByCurrentThread() : model.writesOf(turn) > 0;
        }

        @Override
        public int getHoldCount() {
            Turn turn = Turn.here();
            return turn == null ? super.getHoldCount() : model.writesOf(turn);
        }
    }
}
