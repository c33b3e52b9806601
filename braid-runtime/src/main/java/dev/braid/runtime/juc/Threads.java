package dev.braid.runtime.juc;

import dev.braid.runtime.threads.Hooks;

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
}
