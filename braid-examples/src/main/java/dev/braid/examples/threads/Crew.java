package dev.braid.examples.threads;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** Threads that are started together and waited for. */
final class Crew {

    private final List<Thread> threads = new ArrayList<>();

    private Crew() {}

    /** Starts {@code size} threads, the i-th (from 0) with the i-th task and named by {@code name} and its number from 1. */
    static Crew of(int size, String name, IntFunction<Runnable> task) {
        return new Crew().and(size, name, task);
    }

    Crew and(int size, String name, IntFunction<Runnable> task) {
        for (int i = 0; i < size; i++) {
            Thread thread = new Thread(task.apply(i), name + (i + 1));
            threads.add(thread);
            thread.start();
        }
        return this;
    }

    void join() {
        for (Thread thread : threads) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException("nobody interrupts the main thread", e);
            }
        }
    }
}
