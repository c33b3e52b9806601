package dev.braid.api;

/** Restricts the executions that are of interest. */
public final class Assume {

    private Assume() {}

    /** Ends this execution without a verdict unless {@code condition} holds. */
    public static void that(boolean condition) {
        if (!condition) {
            throw new Violated();
        }
    }

    /** Thrown by a violated assumption; never a bug, so it carries no stack trace. */
    public static final class Violated extends RuntimeException {

        Violated() {
            super("an assumption does not hold", null, false, false);
        }
    }
}
