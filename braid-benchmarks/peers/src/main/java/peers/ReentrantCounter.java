package peers;

import java.util.concurrent.locks.ReentrantLock;

/** Two threads increment a counter under a ReentrantLock, {@link Threads#ROUNDS} times each. */
public final class ReentrantCounter implements Runnable {

    private final ReentrantLock lock = new ReentrantLock();
    private int value;

    @Override
    public void run() {
        Threads.runTwo(() -> {
            for (int i = 0; i < Threads.ROUNDS; i++) {
                lock.lock();
                try {
                    value++;
                } finally {
                    lock.unlock();
                }
            }
        });
        if (value != 2 * Threads.ROUNDS) {
            throw new AssertionError("counted " + value);
        }
    }
}
