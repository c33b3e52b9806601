package dev.braid.runtime.juc;

import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.Mode;
import java.util.concurrent.locks.AbstractOwnableSynchronizer;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;

/**
 * Stands for {@link AbstractQueuedSynchronizer}, whose methods are final: woven classes use this one in its place, by
 * name.
 *
 * <p>The state is a cell. {@code tryAcquire} and its like are the user's code, with events of their own. A thread that
 * was refused notes the number of releases, tries once more, and waits until that number has changed: no release is
 * missed, and the queue of the JDK is not explored.
 */
@SuppressWarnings("serial")
public abstract class BraidSynchronizer extends AbstractOwnableSynchronizer {

    private static final long FOREVER = -1;

    private final transient Shared state = new Shared("state of the synchronizer");
    private final transient Shared releases = new Shared("a release of the synchronizer");
    private final transient OutsideControl outside = new OutsideControl();
    private transient long released;
    private transient int queued;

    protected BraidSynchronizer() {}

    /** The synchronizer of the JDK with the same answers, for threads that are not under control. */
    private final class OutsideControl extends AbstractQueuedSynchronizer {

        @Override
        protected boolean tryAcquire(int arg) {
            return BraidSynchronizer.this.tryAcquire(arg);
        }

        @Override
        protected boolean tryRelease(int arg) {
            return BraidSynchronizer.this.tryRelease(arg);
        }

        @Override
        protected int tryAcquireShared(int arg) {
            return BraidSynchronizer.this.tryAcquireShared(arg);
        }

        @Override
        protected boolean tryReleaseShared(int arg) {
            return BraidSynchronizer.this.tryReleaseShared(arg);
        }

        @Override
        protected boolean isHeldExclusively() {
            return BraidSynchronizer.this.isHeldExclusively();
        }

        int state() {
            return getState();
        }

        void state(int next) {
            setState(next);
        }

        boolean state(int expected, int next) {
            return compareAndSetState(expected, next);
        }
    }

    protected final int getState() {
        Turn turn = Turn.here();
        if (turn != null) {
            turn.announce(Action.READ).touching(state(turn), Mode.READ).take();
        }
        return outside.state();
    }

    protected final void setState(int next) {
        Turn turn = Turn.here();
        if (turn != null) {
            turn.announce(Action.WRITE).touching(state(turn), Mode.UPDATE).take();
            turn.wrote(next);
        }
        outside.state(next);
    }

    protected final boolean compareAndSetState(int expected, int next) {
        Turn turn = Turn.here();
        if (turn != null
                && turn.announce(Action.COMPARE_AND_SET)
                        .trying(state(turn), Mode.UPDATE, Mode.READ)
                        .when(expected)
                        .takeIfAccepted()) {
            turn.wrote(next);
        }
        return outside.state(expected, next);
    }

    protected boolean tryAcquire(int arg) {
        throw new UnsupportedOperationException();
    }

    protected boolean tryRelease(int arg) {
        throw new UnsupportedOperationException();
    }

    protected int tryAcquireShared(int arg) {
        throw new UnsupportedOperationException();
    }

    protected boolean tryReleaseShared(int arg) {
        throw new UnsupportedOperationException();
    }

    protected boolean isHeldExclusively() {
        throw new UnsupportedOperationException();
    }

    /** One attempt of the user's code. */
    @FunctionalInterface
    private interface Attempt {
        boolean succeeds();
    }

    public final void acquire(int arg) {
        Turn turn = Turn.here();
        if (turn == null) {
            outside.acquire(arg);
        } else {
            acquire(turn, () -> tryAcquire(arg));
        }
    }

    public final void acquireShared(int arg) {
        Turn turn = Turn.here();
        if (turn == null) {
            outside.acquireShared(arg);
        } else {
            acquire(turn, () -> tryAcquireShared(arg) >= 0);
        }
    }

    public final void acquireInterruptibly(int arg) throws InterruptedException {
        Turn turn = Turn.here();
        if (turn == null) {
            outside.acquireInterruptibly(arg);
        } else {
            acquireInterruptibly(turn, () -> tryAcquire(arg), FOREVER);
        }
    }

    public final void acquireSharedInterruptibly(int arg) throws InterruptedException {
        Turn turn = Turn.here();
        if (turn == null) {
            outside.acquireSharedInterruptibly(arg);
        } else {
            acquireInterruptibly(turn, () -> tryAcquireShared(arg) >= 0, FOREVER);
        }
    }

    public final boolean tryAcquireNanos(int arg, long nanos) throws InterruptedException {
        Turn turn = Turn.here();
        return turn == null
                ? outside.tryAcquireNanos(arg, nanos)
                : acquireInterruptibly(turn, () -> tryAcquire(arg), Math.max(0, nanos));
    }

    public final boolean tryAcquireSharedNanos(int arg, long nanos) throws InterruptedException {
        Turn turn = Turn.here();
        return turn == null
                ? outside.tryAcquireSharedNanos(arg, nanos)
                : acquireInterruptibly(turn, () -> tryAcquireShared(arg) >= 0, Math.max(0, nanos));
    }

    public final boolean release(int arg) {
        Turn turn = Turn.here();
        return turn == null ? outside.release(arg) : tell(turn, tryRelease(arg));
    }

    public final boolean releaseShared(int arg) {
        Turn turn = Turn.here();
        return turn == null ? outside.releaseShared(arg) : tell(turn, tryReleaseShared(arg));
    }

    private boolean tell(Turn turn, boolean hasReleased) {
        if (hasReleased) {
            turn.announce(Action.RELEASE).touching(releases(turn), Mode.UPDATE).take();
            turn.wrote(++released);
        }
        return hasReleased;
    }

    private void acquire(Turn turn, Attempt attempt) {
        if (attempt.succeeds()) {
            return;
        }
        queued++;
        long seen = releasesSeen(turn);
        while (!attempt.succeeds()) {
            seen = awaitRelease(turn, seen, FOREVER).take() == Turn.NORMAL ? released : seen;
        }
        queued--;
    }

    private boolean acquireInterruptibly(Turn turn, Attempt attempt, long nanos) throws InterruptedException {
        turn.throwIfInterrupted();
        if (attempt.succeeds()) {
            return true;
        }
        queued++;
        try {
            long deadline = turn.now() + nanos;
            long seen = releasesSeen(turn);
            while (!attempt.succeeds()) {
                long left = nanos == FOREVER ? FOREVER : Math.max(0, deadline - turn.now());
                if (!awaitRelease(turn, seen, left).interruptible().takeOrThrow()) {
                    return false;
                }
                seen = released;
            }
            return true;
        } finally {
            queued--;
        }
    }

    private long releasesSeen(Turn turn) {
        turn.announce(Action.READ).touching(releases(turn), Mode.READ).take();
        return released;
    }

    private Turn awaitRelease(Turn turn, long seen, long nanos) {
        turn.announce(Action.AWAIT).blocking(releases(turn), Mode.READ).unless(seen);
        return nanos == FOREVER ? turn : turn.timed(nanos);
    }

    public final boolean hasQueuedThreads() {
        return Turn.here() == null ? outside.hasQueuedThreads() : queued > 0;
    }

    public final int getQueueLength() {
        return Turn.here() == null ? outside.getQueueLength() : queued;
    }

    /** Nobody has to queue behind anybody: which of the waiting threads goes first is explored. */
    public final boolean hasQueuedPredecessors() {
        return Turn.here() == null && outside.hasQueuedPredecessors();
    }

    private int state(Turn turn) {
        return state.cell(turn, outside.state());
    }

    private int releases(Turn turn) {
        if (releases.isNewTo(turn)) {
            released = 0;
            queued = 0;
        }
        return releases.cell(turn, 0);
    }

    /** Stands for the inner class of the same name. */
    public class ConditionObject extends BraidCondition {

        public ConditionObject() {
            super(new Held(), outside.new ConditionObject());
        }
    }

    /** The synchronizer as the lock of its conditions: the state is what a wait gives up and takes back. */
    private final class Held implements Releasable {

        @Override
        public void requireHeldBy(Turn turn) {
            if (!isHeldExclusively()) {
                throw new IllegalMonitorStateException();
            }
        }

        @Override
        public int releaseToWait(Turn turn) {
            int held = getState();
            if (!release(held)) {
                throw new IllegalMonitorStateException();
            }
            return held;
        }

        @Override
        public int releaseInterruptibly(Turn turn) throws InterruptedException {
            turn.throwIfInterrupted();
            return releaseToWait(turn);
        }

        @Override
        public void relock(Turn turn, int held) {
            acquire(held);
        }
    }
}
