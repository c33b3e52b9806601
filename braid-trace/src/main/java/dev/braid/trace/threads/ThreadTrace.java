package dev.braid.trace.threads;

import dev.braid.trace.Trace;

/**
 * The trace of a multithreaded program.
 *
 * <p>Every event is a step: event i was forced by step i of the script, if there is one. The order of events on an object
 * and the program order give the causal order; nothing here computes it.
 */
public interface ThreadTrace extends Trace, Operations {

    @Override
    default boolean isStep(int event) {
        return true;
    }

    /** What each thread is about to do, by process; valid for those that {@link #isWaiting}. */
    Operations pending();

    /** Whether a process has not ended: it has announced an operation that did not happen. */
    boolean isWaiting(int process);

    /** How many objects. */
    int objects();

    boolean isCell(int object);

    /** The first state of a counter. */
    int initial(int object);

    /** Which outcome an event took: one of its free {@link #choices}, or its escape; 0 if there is only one. */
    int choice(int event);

    /** Whether a cell held 0 (or null) after one of its writers, or at first if -1. */
    boolean isZeroAfter(int cell, int writer);

    /** Whether an event is an access to memory that does not synchronise (neither volatile nor atomic). */
    boolean isPlain(int event);
}
