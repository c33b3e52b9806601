package dev.braid.runtime.threads;

import org.jspecify.annotations.Nullable;

/** Lets the code of performers run, one at a time: on continuations, or on threads of a pool. */
interface Troupe {

    /** On the stage's thread: lets the first performer run, returns when the execution is over. */
    void perform(Performer first);

    /** On behalf of a performer that runs: lets another run, or ends the execution; returns when it may run again. */
    void pass(Performer from, @Nullable Performer to);

    /** The last thing a performer does. */
    void leave(Performer from, @Nullable Performer to);

    /** On the stage's thread: the execution is over; a performer that is in the middle of its code is given up. */
    void abandon(Performer performer);

    /** How it is called in {@code braid doctor}. */
    String description();

    /** The best kind this JVM has. */
    static Troupe best() {
        return CurrentThread.canBeSet() && dev.braid.runtime.carrier.Carrier.Factory.hasContinuations()
                ? new OneThread()
                : new HandingOver();
    }
}
