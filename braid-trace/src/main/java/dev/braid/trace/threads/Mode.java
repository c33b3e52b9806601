package dev.braid.trace.threads;

/** How an operation touches an object: two operations of different threads on one object conflict by their modes. */
public enum Mode {
    /** Not at all. */
    NONE,
    /** Looks only: commutes with other looks. */
    READ,
    /** Changes without looking, such as a release: commutes with other such changes. */
    COMMUTE,
    /** Looks and changes, or sets: commutes with nothing. */
    UPDATE;

    public boolean conflictsWith(Mode other) {
        if (this == NONE || other == NONE) {
            return false;
        }
        return this == UPDATE || this != other;
    }
}
