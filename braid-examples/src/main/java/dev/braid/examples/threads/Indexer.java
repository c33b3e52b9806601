package dev.braid.examples.threads;

import dev.braid.api.Default;
import java.util.concurrent.atomic.AtomicIntegerArray;

/**
 * Threads that insert messages into one hash table by compare-and-set, probing linearly (Flanagan and Godefroid 2005).
 *
 * <p>Up to 11 threads never meet, so there is one behaviour; from then on 8 times as many with each thread.
 */
public record Indexer(@Default("13") int threads) implements Runnable {

    private static final int SIZE = 128;
    private static final int MESSAGES = 4;

    @Override
    public void run() {
        AtomicIntegerArray table = new AtomicIntegerArray(SIZE);
        Crew.of(threads, "indexer", i -> () -> insertAll(table, i)).join();
    }

    private static void insertAll(AtomicIntegerArray table, int thread) {
        for (int message = 1; message <= MESSAGES; message++) {
            int word = message * 11 + thread;
            int slot = word * 7 % SIZE;
            while (!table.compareAndSet(slot, 0, word)) {
                slot = (slot + 1) % SIZE;
            }
        }
    }
}
