package dev.braid.actors.live;

import java.time.Duration;
import java.util.concurrent.locks.Condition;

/** The moment a wait ends at the latest, or never. */
record Deadline(long nanoTime, boolean isFinite) {

    static final Deadline NEVER = new Deadline(0, false);

    private static final Duration LONGEST = Duration.ofDays(36_500);

    static Deadline in(Duration time) {
        return new Deadline(System.nanoTime() + nanos(time), true);
    }

    /** The duration in nanoseconds, cut to what a long can hold with ease. */
    static long nanos(Duration time) {
        if (time.isNegative()) {
            return 0;
        }
        return time.compareTo(LONGEST) > 0 ? LONGEST.toNanos() : time.toNanos();
    }

    /** Waits once, for a signal or the deadline; false if the deadline has passed. */
    boolean await(Condition condition) throws InterruptedException {
        if (!isFinite) {
            condition.await();
            return true;
        }
        long left = nanoTime - System.nanoTime();
        return left > 0 && condition.awaitNanos(left) > 0;
    }
}
