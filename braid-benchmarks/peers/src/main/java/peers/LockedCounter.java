package peers;

/** Two threads increment a counter under a lock, three times each. */
public final class LockedCounter implements Runnable {

    private int value;

    private synchronized void increment() {
        value++;
    }

    @Override
    public void run() {
        Threads.runTwo(() -> {
            for (int i = 0; i < 3; i++) {
                increment();
            }
        });
        if (value != 6) {
            throw new AssertionError("counted " + value);
        }
    }
}
