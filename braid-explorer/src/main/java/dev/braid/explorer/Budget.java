package dev.braid.explorer;

/** How much may be spent. The clock is the host's, so a budget is asked, not computed here. */
@FunctionalInterface
public interface Budget {

    /** Whether one more execution may be run after so many. */
    boolean allowsAnother(long executions);

    /** Until nothing is left. */
    static Budget unlimited() {
        return executions -> true;
    }
}
