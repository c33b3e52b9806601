package dev.braid.runtime.threads;

import dev.braid.trace.threads.Mode;
import java.util.Arrays;

/**
 * The clocks of threads. A thread's clock is the latest in its causal past plus its own sleeps, so that asking for the
 * time creates no order between threads.
 *
 * <p>Nothing is kept as long as nobody sleeps: then all clocks are the same.
 */
public final class VirtualTime {

    private static final long AT_THE_BEGINNING = 1_700_000_000_000L;
    private static final int MILLION = 1_000_000;

    private final ThreadStage stage;
    private boolean passes;
    private long[] updated = new long[16];
    private long[] looked = new long[16];
    private long[] started = new long[64];

    VirtualTime(ThreadStage stage) {
        this.stage = stage;
    }

    void reset() {
        if (passes) {
            passes = false;
            Arrays.fill(updated, 0);
            Arrays.fill(looked, 0);
            Arrays.fill(started, 0);
        }
    }

    /** Nanoseconds since the beginning of the execution, for this thread. */
    public long now(Performer performer) {
        return performer.clock;
    }

    /** What {@code System.nanoTime} answers. Asking takes a moment, so that a loop that waits for a time ends. */
    public long nanoTime(Performer performer) {
        passes = true;
        performer.clock += performer.spinning.moment();
        return performer.clock;
    }

    /** What {@code System.currentTimeMillis} answers. */
    public long millis(Performer performer) {
        return AT_THE_BEGINNING + nanoTime(performer) / MILLION;
    }

    /** An event has happened; {@code until} is when its time was up, or 0. */
    void happened(Performer performer, int event, long until) {
        if (until > 0 && until != Long.MAX_VALUE) {
            passes = true;
            performer.clock = Math.max(performer.clock, until);
        }
        if (passes) {
            meet(
                    performer,
                    stage.log().trace().object(event),
                    stage.log().trace().mode(event));
            meet(
                    performer,
                    stage.log().trace().second(event),
                    stage.log().trace().secondMode(event));
            int cause = stage.log().trace().cause(event);
            if (cause >= 0 && cause < started.length) {
                performer.clock = Math.max(performer.clock, started[cause]);
            }
            note(event, performer.clock);
        }
    }

    private void note(int event, long time) {
        if (event >= started.length) {
            started = Arrays.copyOf(started, Integer.highestOneBit(event) * 2);
        }
        started[event] = time;
    }

    private void meet(Performer performer, int object, Mode mode) {
        if (object < 0 || mode == Mode.NONE) {
            return;
        }
        if (object >= updated.length) {
            updated = Arrays.copyOf(updated, Integer.highestOneBit(object) * 2);
            looked = Arrays.copyOf(looked, updated.length);
        }
        performer.clock = Math.max(performer.clock, updated[object]);
        if (mode == Mode.READ) {
            looked[object] = Math.max(looked[object], performer.clock);
        } else {
            performer.clock = Math.max(performer.clock, looked[object]);
            updated[object] = performer.clock;
        }
    }
}
