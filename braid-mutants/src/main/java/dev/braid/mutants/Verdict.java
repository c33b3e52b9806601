package dev.braid.mutants;

/** What became of a mutant. */
public enum Verdict {
    /** An execution failed: an error, a check, a deadlock, a step limit. */
    KILLED,
    /** An execution ran on without an event until it was given up: a loop without end. */
    STUCK,
    /** No execution failed, and it behaves otherwise than the program. */
    ALIVE,
    /** No execution failed, and in all executions it sends, receives and ends as the program does. */
    EQUIVALENT_CANDIDATE,
    /** No execution failed within the bounds, and it has too many to be compared with the program. */
    UNDECIDED;

    /** Whether the fault was found. */
    public boolean isKilled() {
        return this == KILLED || this == STUCK;
    }
}
