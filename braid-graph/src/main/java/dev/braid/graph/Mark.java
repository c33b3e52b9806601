package dev.braid.graph;

/** What is known about a state besides its name. */
public enum Mark {
    /** A state like any other. */
    NONE,
    /** Nothing moves any more, and everything is as it should be. */
    END,
    /** Nothing moves any more, but somebody waits for a message. */
    DEADLOCK,
    /** A process failed, or the final check did. */
    FAILED,
    /** A bound ended the search here: its edges are not known. */
    OPEN
}
