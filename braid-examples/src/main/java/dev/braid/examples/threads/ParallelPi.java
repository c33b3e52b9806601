package dev.braid.examples.threads;

import dev.braid.api.Check;
import dev.braid.api.Default;

/**
 * Threads that each add up a part of the series of Leibniz and add it to the result under a lock.
 *
 * <p>The threads meet at the lock only, so there are as many behaviours as orders of the threads.
 */
public record ParallelPi(
        @Default("5") int threads, @Default("1000") int terms) implements Runnable {

    private static final class Sum {
        double value;

        synchronized void add(double part) {
            value += part;
        }
    }

    @Override
    public void run() {
        Sum sum = new Sum();
        Crew.of(threads, "part", i -> () -> sum.add(part(i))).join();
        double error = Math.abs(4 * sum.value - Math.PI);
        Check.that(error < 2.0 / terms, "pi is wrong by " + error);
    }

    private double part(int thread) {
        double part = 0;
        for (int k = thread; k < terms; k += threads) {
            part += (k % 2 == 0 ? 1.0 : -1.0) / (2 * k + 1);
        }
        return part;
    }
}
