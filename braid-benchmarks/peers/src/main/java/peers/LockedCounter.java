package peers;

/** Two threads increment a counter under a lock, {@link Threads#ROUNDS} times each. */
public final class LockedCounter implements Runnable {

    private int value;

    private synchronized void increment() {
        value++;
    }

    @Override
    public void run() {
        Threads.runTwo(() -> {
            for (int i = 0; i < Threads.ROUNDS; i++) {
                increment();
            }
        });
        if (value != 2 * Threads.ROUNDS) {
            throw new AssertionError("counted " + value);
        }
    }
}
