package peers;

import java.util.concurrent.atomic.AtomicInteger;

/** Two threads increment an atomic counter, three times each. */
public final class AtomicCounter implements Runnable {

    private final AtomicInteger value = new AtomicInteger();

    @Override
    public void run() {
        Threads.runTwo(() -> {
            for (int i = 0; i < 3; i++) {
                value.incrementAndGet();
            }
        });
        if (value.get() != 6) {
            throw new AssertionError("counted " + value);
        }
    }
}
