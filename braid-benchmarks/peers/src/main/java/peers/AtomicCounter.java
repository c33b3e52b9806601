package peers;

import java.util.concurrent.atomic.AtomicInteger;

/** Two threads increment an atomic counter, {@link Threads#ROUNDS} times each. */
public final class AtomicCounter implements Runnable {

    private final AtomicInteger value = new AtomicInteger();

    @Override
    public void run() {
        Threads.runTwo(() -> {
            for (int i = 0; i < Threads.ROUNDS; i++) {
                value.incrementAndGet();
            }
        });
        if (value.get() != 2 * Threads.ROUNDS) {
            throw new AssertionError("counted " + value);
        }
    }
}
