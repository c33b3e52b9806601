package dev.braid.trace;

/** What an event is. */
public enum EventKind {
    /** A process begins, after the event that created it. */
    START,
    /** A process receives a message, or its wait times out; a macro-step begins. */
    RECEIVE,
    /** A process sends a message; on an arrival-ordered port this is a step of its own. */
    SEND,
    /** A process gets an input that has several values. */
    CHOICE,
    /** A process creates another. */
    SPAWN,
    /** A process ends normally. */
    END,
    /** A process ends by an error, a failed check or an uncaught exception. */
    FAIL,
    /** A process ends because an assumption does not hold. */
    BLOCK
}
