package dev.braid.litmus.threads;

/** What an {@link Instruction} does; r is its register, o its object, v its value, w its other value. */
public enum Code {
    /** r = v. Local, as the next five. */
    SET,
    /** r = r + v. */
    ADD,
    /** r = r modulo v. */
    MODULO,
    /** Goes on at v. */
    JUMP,
    /** Goes on at v if r is w. */
    JUMP_IF,
    /** Goes on at v unless r is w. */
    JUMP_UNLESS,
    /** r = cell. */
    READ,
    /** cell = v, or v + register w if w is not negative. */
    WRITE,
    /** r = cell, cell = cell + v. */
    GET_AND_ADD,
    /** If the cell is v it becomes w; r says whether. */
    COMPARE_AND_SET,
    /** Waits until the cell is not v; r = cell. */
    READ_WHEN_CHANGED,
    LOCK,
    /** r says whether. */
    TRY_LOCK,
    /** Gives up when the lock is taken; r says whether it was got. */
    TIMED_LOCK,
    /** r says whether it was interrupted. */
    LOCK_INTERRUPTIBLY,
    UNLOCK,
    WAIT,
    /** r says whether it was notified. */
    TIMED_WAIT,
    NOTIFY,
    NOTIFY_ALL,
    /** Takes v permits. */
    ACQUIRE,
    /** Takes v permits if there are so many; r says whether. */
    TRY_ACQUIRE,
    /** Gives v permits. */
    RELEASE,
    READ_LOCK,
    /** r says whether. */
    TRY_READ_LOCK,
    READ_UNLOCK,
    WRITE_LOCK,
    /** r says whether. */
    TRY_WRITE_LOCK,
    WRITE_UNLOCK,
    COUNT_DOWN,
    AWAIT_LATCH,
    PARK,
    /** r says whether there was a permit. */
    TIMED_PARK,
    /** Gives thread v its permit. */
    UNPARK,
    /** Sets the interrupt flag of thread v. */
    INTERRUPT,
    /** Starts thread v. */
    START,
    /** Waits until thread v has ended. */
    JOIN,
    /** r = one of v values. */
    CHOOSE,
    /** The thread ends by an error. */
    FAIL;

    /** Whether no other thread can notice it, so that it is no event. */
    boolean isLocal() {
        return ordinal() <= JUMP_UNLESS.ordinal();
    }
}
