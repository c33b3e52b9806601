package dev.braid.runtime.threads;

import dev.braid.trace.Problem;
import org.jspecify.annotations.Nullable;

/** Threads that run code of the program during an execution although nobody controls them. */
final class Strangers {

    private static volatile @Nullable String seen;

    private Strangers() {}

    static void notice(Thread thread) {
        seen = thread.getName();
    }

    static void forget() {
        seen = null;
    }

    /** What to tell about the execution that is over; null if there was none. */
    static @Nullable Problem problem() {
        String name = seen;
        return name == null ? null : ThreadProblems.stranger(name);
    }
}
