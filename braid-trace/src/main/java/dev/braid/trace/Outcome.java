package dev.braid.trace;

import java.util.List;

/** How one execution ended. */
public sealed interface Outcome {

    /** Every process ended or waits idly, and every final check holds. */
    record Passed() implements Outcome {}

    /**
     * A process failed.
     *
     * @param event the failing event in the trace, or -1 for a check of the final state
     * @param process who failed
     * @param error what was thrown
     */
    record Failed(int event, String process, Throwable error) implements Outcome {}

    /** Nobody can go on, and somebody must not wait for ever. */
    record Deadlocked(List<Wait> waits) implements Outcome {}

    /** Threads read the same values for ever, and nobody is left who could write others. */
    record Livelocked(List<Wait> waits) implements Outcome {}

    /** An assumption does not hold; the execution says nothing. */
    record Blocked() implements Outcome {}

    /** More events than allowed. */
    record CutAtLimit(int events) implements Outcome {}

    /** A forced step could not be taken: the program did something else than before. */
    record Diverged(int step, String why) implements Outcome {}

    /** The program does something that cannot be controlled. */
    record Uncontrolled(Problem problem) implements Outcome {}

    /**
     * One waiting process.
     *
     * @param process who waits
     * @param forWhat what it waits for
     * @param waiting how many messages it has that do not fit
     * @param location the source line, if known
     * @param heldBy who has what it waits for, or empty
     */
    record Wait(String process, String forWhat, int waiting, String location, String heldBy) {

        public Wait(String process, String forWhat, int waiting, String location) {
            this(process, forWhat, waiting, location, "");
        }
    }
}
