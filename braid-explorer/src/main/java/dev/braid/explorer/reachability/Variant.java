package dev.braid.explorer.reachability;

/**
 * A race variant: a prefix of a trace in which outcomes are changed, and what happened to each of its receives.
 *
 * @param steps what it forces; the receives it changes come last
 * @param origins for each step, {@link #NO_DEVIATOR}, or what its outcome before the change needed: the name of an event,
 *     or {@link #NOTHING}
 * @param changes how many receives it changes
 * @param tentative whether only trying can tell that it is possible
 */
record Variant(long[] steps, long[] origins, int changes, boolean tentative) {

    /** The receive was never changed. */
    static final long NO_DEVIATOR = -2;

    /** The receive was changed, and its outcome before needs no event, or one that is gone. */
    static final long NOTHING = -1;

    /** The variant that forces nothing: the first execution. */
    static final Variant EMPTY = new Variant(new long[0], new long[0], 0, false);

    boolean changes(int step) {
        return step >= steps.length - changes;
    }
}
