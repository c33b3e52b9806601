package dev.braid.runtime.juc;

import dev.braid.runtime.threads.Performer;
import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.Mode;
import java.util.IdentityHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A reentrant read-write lock: a counter of very many permits, of which a reader takes one and a writer all.
 *
 * <p>A writer that also reads takes nothing more, and keeps one permit when it stops writing (downgrading). A reader that
 * wants to write waits forever, as in the JDK.
 */
final class ReadWriteModel implements Releasable {

    static final long FOREVER = -1;

    private static final int ALL = 1 << 30;

    private final Shared permits = new Shared("read-write lock");
    private final Map<Performer, Integer> reads = new IdentityHashMap<>();
    private @Nullable Performer writer;
    private int writes;

    void read(Turn turn) {
        if (!rereads(turn)) {
            askToRead(turn).take();
            addRead(turn);
        }
    }

    boolean readInterruptibly(Turn turn, long nanos) throws InterruptedException {
        if (readsOf(turn) > 0 || writesOf(turn) > 0) {
            turn.throwIfInterrupted();
        }
        if (rereads(turn)) {
            return true;
        }
        boolean had = limit(askToRead(turn), nanos).interruptible().takeOrThrow();
        if (had) {
            addRead(turn);
        }
        return had;
    }

    boolean tryRead(Turn turn) {
        if (rereads(turn)) {
            return true;
        }
        boolean had = turn.announce(Action.TRY_LOCK)
                .trying(permits(turn), Mode.READ, Mode.READ)
                .counting(1, Integer.MAX_VALUE, -1)
                .takeIfAccepted();
        if (had) {
            addRead(turn);
        }
        return had;
    }

    void endRead(Turn turn) {
        int mine = readsOf(turn);
        if (mine == 0) {
            throw new IllegalMonitorStateException("attempt to unlock read lock, not locked by current thread");
        }
        if (mine == 1 && writesOf(turn) == 0) {
            turn.announce(Action.UNLOCK)
                    .touching(permits(turn), Mode.READ)
                    .adding(1)
                    .take();
        }
        reads.put(turn.performer(), mine - 1);
    }

    void write(Turn turn) {
        if (!rewrites(turn)) {
            askToWrite(turn, Action.LOCK).take();
            own(turn, 1);
        }
    }

    boolean writeInterruptibly(Turn turn, long nanos) throws InterruptedException {
        if (writesOf(turn) > 0) {
            turn.throwIfInterrupted();
        }
        if (rewrites(turn)) {
            return true;
        }
        boolean had =
                limit(askToWrite(turn, Action.LOCK), nanos).interruptible().takeOrThrow();
        if (had) {
            own(turn, 1);
        }
        return had;
    }

    boolean tryWrite(Turn turn) {
        if (rewrites(turn)) {
            return true;
        }
        boolean had = turn.announce(Action.TRY_LOCK)
                .trying(permits(turn), Mode.UPDATE, Mode.READ)
                .counting(ALL, Integer.MAX_VALUE, -ALL)
                .takeIfAccepted();
        if (had) {
            own(turn, 1);
        }
        return had;
    }

    void endWrite(Turn turn) {
        requireHeldBy(turn);
        if (writes > 1) {
            writes--;
        } else {
            stopWriting(turn, Action.UNLOCK);
        }
    }

    @Override
    public int releaseToWait(Turn turn) {
        requireHeldBy(turn);
        int entered = writes;
        stopWriting(turn, Action.WAIT);
        return entered;
    }

    @Override
    public int releaseInterruptibly(Turn turn) throws InterruptedException {
        requireHeldBy(turn);
        ending(turn, Action.WAIT).interruptible().takeOrThrow();
        int entered = writes;
        disown();
        return entered;
    }

    @Override
    public void relock(Turn turn, int entered) {
        askToWrite(turn, Action.RELOCK).take();
        own(turn, entered);
    }

    @Override
    public void requireHeldBy(Turn turn) {
        if (writesOf(turn) == 0) {
            throw new IllegalMonitorStateException();
        }
    }

    private void stopWriting(Turn turn, Action action) {
        ending(turn, action).take();
        disown();
    }

    private Turn ending(Turn turn, Action action) {
        int kept = readsOf(turn) > 0 ? 1 : 0;
        return turn.announce(action).touching(permits(turn), Mode.UPDATE).adding(ALL - kept);
    }

    private void disown() {
        writer = null;
        writes = 0;
        permits.heldBy(null);
    }

    private Turn askToRead(Turn turn) {
        return turn.announce(Action.LOCK).blocking(permits(turn), Mode.READ).counting(1, Integer.MAX_VALUE, -1);
    }

    private Turn askToWrite(Turn turn, Action action) {
        return turn.announce(action).blocking(permits(turn), Mode.UPDATE).counting(ALL, Integer.MAX_VALUE, -ALL);
    }

    private static Turn limit(Turn turn, long nanos) {
        return nanos == FOREVER ? turn : turn.timed(nanos);
    }

    private boolean rereads(Turn turn) {
        if (readsOf(turn) == 0 && writesOf(turn) == 0) {
            return false;
        }
        addRead(turn);
        return true;
    }

    private boolean rewrites(Turn turn) {
        if (writesOf(turn) == 0) {
            return false;
        }
        writes++;
        return true;
    }

    private void own(Turn turn, int entered) {
        writer = turn.performer();
        permits.heldBy(writer);
        writes = entered;
    }

    private void addRead(Turn turn) {
        reads.merge(turn.performer(), 1, Integer::sum);
    }

    int readsOf(Turn turn) {
        permits(turn);
        return reads.getOrDefault(turn.performer(), 0);
    }

    int writesOf(Turn turn) {
        permits(turn);
        return writer == turn.performer() ? writes : 0;
    }

    /** How many read, each counted as often as it entered; a look at the lock. */
    int readers(Turn turn) {
        look(turn);
        return reads.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** Whether somebody writes; a look at the lock. */
    boolean isWriteLocked(Turn turn) {
        look(turn);
        return writer != null;
    }

    private void look(Turn turn) {
        turn.announce(Action.READ).touching(permits(turn), Mode.UPDATE).take();
    }

    private int permits(Turn turn) {
        if (permits.isNewTo(turn)) {
            reads.clear();
            disown();
        }
        return permits.counter(turn, ALL);
    }
}
