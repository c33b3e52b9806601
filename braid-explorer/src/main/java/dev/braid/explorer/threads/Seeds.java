package dev.braid.explorer.threads;

/** Numbers that look random and are the same again for the same seed. */
final class Seeds {

    private Seeds() {}

    static long mix(long value) {
        long z = value * 0x9E3779B97F4A7C15L + 0x632BE59BD9B4E019L;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
