package dev.braid.trace;

/** Who runs once a schedule is used up. Any policy is right; they differ in which execution comes first. */
public enum TailPolicy {
    /** The process that ran last goes on while it can, then the lowest: fewest interruptions. */
    KEEP_RUNNING,
    /** The process created first that can run. */
    LOWEST_FIRST,
    /** The process created last that can run. */
    HIGHEST_FIRST,
    /** A process, and which of its messages, picked by a hash of the seed and the length of the trace. */
    SCATTERED
}
