package dev.braid.runtime.juc;

/** A lock as its conditions see it. */
interface Releasable {

    /** Throws what the contract says if the thread does not hold the lock. */
    void requireHeldBy(Turn turn);

    /** Releases the lock however often it was entered, and says how often that was. */
    int releaseToWait(Turn turn);

    /** The same, unless the thread is interrupted. */
    int releaseInterruptibly(Turn turn) throws InterruptedException;

    /** Takes the lock back after a wait. */
    void relock(Turn turn, int entered);
}
