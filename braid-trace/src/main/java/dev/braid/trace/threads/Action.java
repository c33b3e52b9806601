package dev.braid.trace.threads;

/** What an operation is, for stories and tests. The exploration does not look at it, except for the last group. */
public enum Action {
    READ,
    WRITE,
    UPDATE,
    COMPARE_AND_SET,
    LOCK,
    TRY_LOCK,
    UNLOCK,
    WAIT,
    RELOCK,
    NOTIFY,
    NOTIFY_ALL,
    ACQUIRE,
    TRY_ACQUIRE,
    RELEASE,
    COUNT_DOWN,
    ARRIVE,
    AWAIT,
    PARK,
    UNPARK,
    PUT,
    TAKE,
    /** An operation of a library object at the level of its contract, such as a put into a map. */
    CALL,
    INTERRUPT,
    SLEEP,
    YIELD,
    START,
    JOIN,
    COMPLETE,
    SEND,
    RECEIVE,
    /** An input or another free choice. */
    CHOICE,
    /** A thread ends normally. */
    END,
    /** A thread ends by an uncaught exception. */
    FAIL,
    /** A thread ends because an assumption does not hold. */
    BLOCK
}
