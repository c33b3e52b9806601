package dev.braid.api;

/** Statements about a program that must hold in every execution. */
public final class Check {

    private Check() {}

    /** Fails the execution unless {@code condition} holds. */
    public static void that(boolean condition, String message) {
        if (!condition) {
            throw new Failed(message);
        }
    }

    /** Fails the execution when {@code condition} holds. */
    public static void never(boolean condition, String message) {
        that(!condition, message);
    }

    /** Fails the execution: this place must not be reached (the ERROR statement of the papers). */
    public static Failed fail(String message) {
        throw new Failed(message);
    }

    /** What a failed check throws. */
    public static final class Failed extends AssertionError {

        Failed(String message) {
            super(message);
        }
    }
}
