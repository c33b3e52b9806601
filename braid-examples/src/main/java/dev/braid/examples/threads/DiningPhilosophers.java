package dev.braid.examples.threads;

import dev.braid.api.Check;
import dev.braid.api.Default;

/**
 * Philosophers at a round table, one fork between two neighbours; everybody needs both forks beside his plate.
 *
 * <p>If all take the left fork first they can all wait for the right one. With {@code fixed} everybody takes the fork with
 * the lower number first.
 */
public record DiningPhilosophers(
        @Default("3") int threads, @Default("false") boolean fixed) implements Runnable {

    @Override
    public void run() {
        Check.that(threads >= 2, "there must be two philosophers at least");
        Object[] forks = new Object[threads];
        for (int i = 0; i < threads; i++) {
            forks[i] = new Object();
        }
        Crew.of(threads, "philosopher", i -> {
                    int left = i;
                    int right = (i + 1) % threads;
                    boolean swap = fixed && right < left;
                    return dinner(forks[swap ? right : left], forks[swap ? left : right]);
                })
                .join();
    }

    private static Runnable dinner(Object first, Object second) {
        return () -> {
            synchronized (first) {
                synchronized (second) {
                    Thread.onSpinWait(); // eats
                }
            }
        };
    }
}
