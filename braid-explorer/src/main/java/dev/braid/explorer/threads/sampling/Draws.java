package dev.braid.explorer.threads.sampling;

import dev.braid.explorer.threads.Seeds;

/** A sequence of random numbers given by its seed; the same on every JDK. */
final class Draws {

    private long state;

    Draws(long seed) {
        this.state = seed;
    }

    long next() {
        state += 0x9E3779B97F4A7C15L;
        return Seeds.mix(state);
    }

    /** From 0 to below a bound. */
    int below(int bound) {
        return (int) ((next() >>> 33) % bound);
    }
}
