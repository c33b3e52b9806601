package dev.braid.explorer.threads;

/** The rules of {@link Optimal}. Tests switch off one at a time to see that the oracle notices. */
enum Rule {
    /** A deviation is planned only by the execution that departs from it nowhere but where it needs to. */
    WITNESS,
    /** Of independent operations that come before the same one, the lowest thread is first. */
    NORMAL_FORM,
    /** Only a race with nothing in between is turned over. */
    IMMEDIATE,
    /** What a thread could not do is considered, not only what it did. */
    BLOCKED,
    /** A blocked operation may also come after some of the readers that blocked it. */
    READERS,
    /** What would break the normal form of a pinned operation that has to wait, waits too. */
    BARRED,
    /** What is put before must be possible there. */
    POSSIBLE,
    /** A pinned thread goes on before all others. */
    PINNED
}
