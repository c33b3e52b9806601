package dev.braid.runtime.juc;

import dev.braid.runtime.threads.Hooks;
import java.util.concurrent.TimeUnit;

/** Starts and interrupts threads on behalf of the stand-ins, as the program itself would. */
final class Threads {

    private Threads() {}

    static void start(Thread thread) {
        if (!Hooks.start(thread)) {
            thread.start();
        }
    }

    static void interrupt(Thread thread) {
        if (!Hooks.interrupt(thread)) {
            thread.interrupt();
        }
    }

    /** Starts a daemon thread that waits on the virtual clock before it does something; an interrupt ends it. */
    static Thread startLater(long nanos, Runnable action) {
        Thread later = NamedThreads.common().newThread(() -> {
            if (sleeps(nanos)) {
                action.run();
            }
        });
        start(later);
        return later;
    }

    /** Whether the whole time passed. */
    static boolean sleeps(long nanos) {
        try {
            if (!Hooks.sleep(nanos)) {
                TimeUnit.NANOSECONDS.sleep(nanos);
            }
            return true;
        } catch (InterruptedException e) {
            return false;
        }
    }
}
