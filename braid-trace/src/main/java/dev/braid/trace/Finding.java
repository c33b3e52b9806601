package dev.braid.trace;

/**
 * One distinct bug.
 *
 * @param kind what kind of bug
 * @param message one line: what went wrong
 * @param location the source line of the failure, such as {@code Node.java:12}, or empty
 * @param input the inputs, as in {@link #replay}, without the schedule
 * @param replay the one line that reproduces it: inputs, a bar, the schedule
 * @param firstAtExecution the execution that showed it first, from 1
 * @param steps how many steps its reproduction forces
 */
public record Finding(
        Kind kind, String message, String location, String input, String replay, long firstAtExecution, int steps) {

    /** The kinds of bugs. */
    public enum Kind {
        /** A failed assertion or check. */
        ASSERTION,
        /** Any other exception that no process caught. */
        EXCEPTION,
        /** Processes that wait for ever. */
        DEADLOCK,
        /** Threads that run for ever without getting anywhere. */
        LIVELOCK,
        /** Two accesses to the same memory that nothing orders, if that counts as a bug. */
        DATA_RACE,
        /** An execution that does not end within the step limit. */
        STEP_LIMIT
    }
}
