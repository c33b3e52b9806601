package dev.braid.examples.threads;

import dev.braid.api.Default;

/**
 * A buffer for one item, with producers and consumers that wait on one monitor.
 *
 * <p>It wakes only one waiter, which may be one that cannot go on either: the signal is missed and everybody waits. With
 * {@code fixed} it wakes all.
 */
public record BoundedBuffer(
        @Default("2") int producers,
        @Default("2") int consumers,
        @Default("false") boolean fixed) implements Runnable {

    private static final class Buffer {

        private final boolean wakesAll;
        private int item;

        Buffer(boolean wakesAll) {
            this.wakesAll = wakesAll;
        }

        synchronized void put(int value) throws InterruptedException {
            while (item != 0) {
                wait();
            }
            item = value;
            wake();
        }

        synchronized int take() throws InterruptedException {
            while (item == 0) {
                wait();
            }
            int taken = item;
            item = 0;
            wake();
            return taken;
        }

        private void wake() {
            if (wakesAll) {
                notifyAll();
            } else {
                notify();
            }
        }
    }

    private interface Task {
        void run() throws InterruptedException;
    }

    @Override
    public void run() {
        Buffer buffer = new Buffer(fixed);
        Crew.of(producers, "producer", i -> uninterrupted(() -> buffer.put(i + 1)))
                .and(consumers, "consumer", i -> uninterrupted(buffer::take))
                .join();
    }

    private static Runnable uninterrupted(Task task) {
        return () -> {
            try {
                task.run();
            } catch (InterruptedException e) {
                throw new IllegalStateException("nobody interrupts", e);
            }
        };
    }
}
