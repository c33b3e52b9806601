package dev.braid.runtime.juc;

import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.Mode;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.StampedLock;

/**
 * Stands for {@link StampedLock}: a counter as for a read-write lock, and the number of the last write. It is not
 * reentrant. Stamps are the number of the write with the kind of hold in the low bits.
 */
@SuppressWarnings("serial")
public class BraidStampedLock extends StampedLock {

    private static final int ALL = 1 << 30;
    private static final long KINDS = 4;
    private static final long OPTIMISTIC = 1;
    private static final long READING = 2;
    private static final long WRITING = 3;
    private static final long FOREVER = -1;

    private final transient Shared permits = new Shared("StampedLock");
    private transient long version = 1;

    public BraidStampedLock() {}

    private long stamp(long kind) {
        return version * KINDS + kind;
    }

    private Turn asking(Turn turn, long kind) {
        int wanted = kind == WRITING ? ALL : 1;
        return turn.announce(Action.LOCK)
                .blocking(permits(turn), kind == WRITING ? Mode.UPDATE : Mode.READ)
                .counting(wanted, Integer.MAX_VALUE, -wanted);
    }

    private long acquire(Turn turn, long kind) {
        asking(turn, kind).take();
        return begin(kind);
    }

    private long acquireInterruptibly(Turn turn, long kind, long nanos) throws InterruptedException {
        asking(turn, kind);
        boolean had =
                (nanos == FOREVER ? turn : turn.timed(nanos)).interruptible().takeOrThrow();
        return had ? begin(kind) : 0;
    }

    private long tryAcquire(Turn turn, long kind) {
        int wanted = kind == WRITING ? ALL : 1;
        boolean had = turn.announce(Action.TRY_LOCK)
                .trying(permits(turn), kind == WRITING ? Mode.UPDATE : Mode.READ, Mode.READ)
                .counting(wanted, Integer.MAX_VALUE, -wanted)
                .takeIfAccepted();
        return had ? begin(kind) : 0;
    }

    private long begin(long kind) {
        if (kind == WRITING) {
            version++;
        }
        return stamp(kind);
    }

    private void release(Turn turn, long stamp, long kind) {
        if (stamp % KINDS != kind || kind == WRITING && stamp != stamp(WRITING)) {
            throw new IllegalMonitorStateException();
        }
        turn.announce(Action.UNLOCK)
                .touching(permits(turn), kind == WRITING ? Mode.UPDATE : Mode.READ)
                .adding(kind == WRITING ? ALL : 1)
                .take();
    }

    @Override
    public long writeLock() {
        Turn turn = Turn.here();
        return turn == null ? super.writeLock() : acquire(turn, WRITING);
    }

    @Override
    public long tryWriteLock() {
        Turn turn = Turn.here();
        return turn == null ? super.tryWriteLock() : tryAcquire(turn, WRITING);
    }

    @Override
    public long tryWriteLock(long time, TimeUnit unit) throws InterruptedException {
        Turn turn = Turn.here();
        return turn == null
                ? super.tryWriteLock(time, unit)
                : acquireInterruptibly(turn, WRITING, Math.max(0, unit.toNanos(time)));
    }

    @Override
    public long writeLockInterruptibly() throws InterruptedException {
        Turn turn = Turn.here();
        return turn == null ? super.writeLockInterruptibly() : acquireInterruptibly(turn, WRITING, FOREVER);
    }

    @Override
    public long readLock() {
        Turn turn = Turn.here();
        return turn == null ? super.readLock() : acquire(turn, READING);
    }

    @Override
    public long tryReadLock() {
        Turn turn = Turn.here();
        return turn == null ? super.tryReadLock() : tryAcquire(turn, READING);
    }

    @Override
    public long tryReadLock(long time, TimeUnit unit) throws InterruptedException {
        Turn turn = Turn.here();
        return turn == null
                ? super.tryReadLock(time, unit)
                : acquireInterruptibly(turn, READING, Math.max(0, unit.toNanos(time)));
    }

    @Override
    public long readLockInterruptibly() throws InterruptedException {
        Turn turn = Turn.here();
        return turn == null ? super.readLockInterruptibly() : acquireInterruptibly(turn, READING, FOREVER);
    }

    @Override
    public long tryOptimisticRead() {
        Turn turn = Turn.here();
        if (turn == null) {
            return super.tryOptimisticRead();
        }
        look(turn);
        return turn.state(permits(turn)) == 0 ? 0 : stamp(OPTIMISTIC);
    }

    @Override
    public boolean validate(long stamp) {
        Turn turn = Turn.here();
        if (turn == null) {
            return super.validate(stamp);
        }
        look(turn);
        return stamp != 0 && stamp / KINDS == version;
    }

    @Override
    public void unlockWrite(long stamp) {
        Turn turn = Turn.here();
        if (turn == null) {
            super.unlockWrite(stamp);
        } else {
            release(turn, stamp, WRITING);
        }
    }

    @Override
    public void unlockRead(long stamp) {
        Turn turn = Turn.here();
        if (turn == null) {
            super.unlockRead(stamp);
        } else {
            release(turn, stamp, READING);
        }
    }

    @Override
    public void unlock(long stamp) {
        Turn turn = Turn.here();
        if (turn == null) {
            super.unlock(stamp);
        } else {
            release(turn, stamp, stamp % KINDS == WRITING ? WRITING : READING);
        }
    }

    @Override
    public boolean tryUnlockWrite() {
        Turn turn = Turn.here();
        return turn == null ? super.tryUnlockWrite() : tryRelease(turn, Mode.UPDATE, 0, 0, ALL);
    }

    @Override
    public boolean tryUnlockRead() {
        Turn turn = Turn.here();
        return turn == null ? super.tryUnlockRead() : tryRelease(turn, Mode.READ, 1, ALL - 1, 1);
    }

    private boolean tryRelease(Turn turn, Mode mode, int least, int most, int delta) {
        return turn.announce(Action.UNLOCK)
                .trying(permits(turn), mode, Mode.READ)
                .counting(least, most, delta)
                .takeIfAccepted();
    }

    @Override
    public long tryConvertToWriteLock(long stamp) {
        Turn turn = Turn.here();
        if (turn == null) {
            return super.tryConvertToWriteLock(stamp);
        }
        long kind = stamp % KINDS;
        if (stamp == 0 || kind == WRITING) {
            return stamp;
        }
        int held = kind == READING ? 1 : 0;
        boolean had = turn.announce(Action.TRY_LOCK)
                .trying(permits(turn), Mode.UPDATE, Mode.READ)
                .counting(ALL - held, ALL - held, held - ALL)
                .takeIfAccepted();
        if (had && stamp / KINDS != version) {
            turn.added(ALL - held);
            return 0;
        }
        return had ? begin(WRITING) : 0;
    }

    @Override
    public long tryConvertToReadLock(long stamp) {
        Turn turn = Turn.here();
        if (turn == null) {
            return super.tryConvertToReadLock(stamp);
        }
        long kind = stamp % KINDS;
        if (stamp == 0 || kind == READING) {
            return stamp;
        }
        if (kind == OPTIMISTIC) {
            long taken = tryAcquire(turn, READING);
            if (taken != 0 && stamp / KINDS != version) {
                release(turn, taken, READING);
                return 0;
            }
            return taken;
        }
        turn.announce(Action.UNLOCK)
                .touching(permits(turn), Mode.UPDATE)
                .adding(ALL - 1)
                .take();
        return stamp(READING);
    }

    @Override
    public long tryConvertToOptimisticRead(long stamp) {
        Turn turn = Turn.here();
        if (turn == null) {
            return super.tryConvertToOptimisticRead(stamp);
        }
        if (stamp % KINDS == OPTIMISTIC) {
            return validate(stamp) ? stamp : 0;
        }
        release(turn, stamp, stamp % KINDS);
        return stamp(OPTIMISTIC);
    }

    @Override
    public boolean isWriteLocked() {
        Turn turn = Turn.here();
        if (turn == null) {
            return super.isWriteLocked();
        }
        look(turn);
        return turn.state(permits(turn)) == 0;
    }

    @Override
    public boolean isReadLocked() {
        return getReadLockCount() > 0;
    }

    @Override
    public int getReadLockCount() {
        Turn turn = Turn.here();
        if (turn == null) {
            return super.getReadLockCount();
        }
        turn.announce(Action.READ).touching(permits(turn), Mode.UPDATE).take();
        int state = turn.state(permits(turn));
        return state == 0 ? 0 : ALL - state;
    }

    private void look(Turn turn) {
        turn.announce(Action.READ).touching(permits(turn), Mode.READ).take();
    }

    private int permits(Turn turn) {
        if (permits.isNewTo(turn)) {
            version = 1;
        }
        return permits.counter(turn, ALL);
    }
}
