package dev.braid.graph.build;

/** Which of the possible moves a graph follows. */
public enum Reduction {
    /** All of them: every state of the program. */
    NONE,
    /** Those of one process that nobody can disturb, if there is one (persistent sets). */
    PERSISTENT,
    /** All processes that nobody can disturb move at once (blocking-based simultaneous reachability). */
    SIMULTANEOUS
}
