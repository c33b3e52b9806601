package dev.braid.runtime.juc;

import dev.braid.runtime.threads.Performer;
import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.Mode;
import org.jspecify.annotations.Nullable;

/** A reentrant mutual-exclusion lock: a counter of one permit, whose owner takes it once however often it enters. */
final class LockModel implements Releasable {

    private final Shared permit = new Shared("lock");
    private @Nullable Performer owner;
    private int holds;
    private int queued;
    private long execution = -1;

    void lock(Turn turn) {
        if (reenter(turn)) {
            return;
        }
        if (!isQuiet(turn)) {
            queued++;
            request(turn).take();
            queued--;
        }
        own(turn, 1);
    }

    void lockInterruptibly(Turn turn) throws InterruptedException {
        if (isHeldBy(turn)) {
            turn.throwIfInterrupted();
        }
        if (!reenter(turn)) {
            queued++;
            int how = request(turn).interruptible().take();
            queued--;
            turn.throwIfInterrupt(how);
            own(turn, 1);
        }
    }

    boolean tryLock(Turn turn) {
        if (reenter(turn)) {
            return true;
        }
        boolean free = turn.announce(Action.TRY_LOCK)
                .trying(permit(turn), Mode.UPDATE, Mode.READ)
                .counting(1, Integer.MAX_VALUE, -1)
                .takeIfAccepted();
        if (free) {
            own(turn, 1);
        }
        return free;
    }

    boolean tryLock(Turn turn, long nanos) throws InterruptedException {
        if (isHeldBy(turn) || nanos <= 0) {
            turn.throwIfInterrupted();
            return tryLock(turn);
        }
        queued++;
        int how = request(turn).timed(nanos).interruptible().take();
        queued--;
        turn.throwIfInterrupt(how);
        if (how == Turn.NORMAL) {
            own(turn, 1);
        }
        return how == Turn.NORMAL;
    }

    void unlock(Turn turn) {
        requireHeldBy(turn);
        if (holds > 1) {
            holds--;
        } else {
            giveUp(turn, Action.UNLOCK);
        }
    }

    @Override
    public int releaseToWait(Turn turn) {
        requireHeldBy(turn);
        int entered = holds;
        giveUp(turn, Action.WAIT);
        return entered;
    }

    @Override
    public int releaseInterruptibly(Turn turn) throws InterruptedException {
        requireHeldBy(turn);
        release(turn, Action.WAIT).interruptible().takeOrThrow();
        int entered = holds;
        disown();
        return entered;
    }

    @Override
    public void relock(Turn turn, int entered) {
        turn.announce(Action.RELOCK)
                .blocking(permit(turn), Mode.UPDATE)
                .counting(1, Integer.MAX_VALUE, -1)
                .take();
        own(turn, entered);
    }

    private void giveUp(Turn turn, Action action) {
        if (!isQuiet(turn)) {
            release(turn, action).take();
        }
        disown();
    }

    private Turn release(Turn turn, Action action) {
        return turn.announce(action).touching(permit(turn), Mode.UPDATE).adding(1);
    }

    private void disown() {
        owner = null;
        holds = 0;
        permit.heldBy(null);
    }

    /** Whether nobody else can have noticed the lock yet, so that nothing needs to be an event. */
    private boolean isQuiet(Turn turn) {
        return turn.isAlone() && permit.isNewTo(turn);
    }

    private Turn request(Turn turn) {
        return turn.announce(Action.LOCK).blocking(permit(turn), Mode.UPDATE).counting(1, Integer.MAX_VALUE, -1);
    }

    private boolean reenter(Turn turn) {
        if (!isHeldBy(turn)) {
            return false;
        }
        if (holds == Integer.MAX_VALUE) {
            throw new Error("Maximum lock count exceeded");
        }
        holds++;
        return true;
    }

    private void own(Turn turn, int entered) {
        owner = turn.performer();
        permit.heldBy(owner);
        holds = entered;
    }

    @Override
    public void requireHeldBy(Turn turn) {
        if (!isHeldBy(turn)) {
            throw new IllegalMonitorStateException();
        }
    }

    boolean isHeldBy(Turn turn) {
        forgetOtherExecutions(turn);
        return owner == turn.performer();
    }

    int holdsOf(Turn turn) {
        return isHeldBy(turn) ? holds : 0;
    }

    /** Whether anybody holds it, as a look at the lock. */
    boolean isLocked(Turn turn) {
        turn.announce(Action.READ).touching(permit(turn), Mode.READ).take();
        return turn.state(permit(turn)) == 0;
    }

    /** Who holds it, as a look at the lock. */
    @Nullable
    Thread owner(Turn turn) {
        return isLocked(turn) && owner != null ? owner.thread() : null;
    }

    /** How many wait for it, as a look at the lock. */
    int queued(Turn turn) {
        turn.announce(Action.READ).touching(permit(turn), Mode.READ).take();
        return queued;
    }

    private int permit(Turn turn) {
        return permit.counter(turn, owner == null ? 1 : 0);
    }

    private void forgetOtherExecutions(Turn turn) {
        if (execution != turn.execution()) {
            execution = turn.execution();
            disown();
            queued = 0;
        }
    }
}
