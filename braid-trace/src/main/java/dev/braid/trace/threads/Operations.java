package dev.braid.trace.threads;

/**
 * Operations of threads on shared objects, by number: the events of a trace, or what each thread is about to do.
 *
 * <p>There are two kinds of object. A <em>cell</em> holds a value: a field, an array element, an atomic variable. A
 * <em>counter</em> holds a number, and everything that blocks is one: a lock has 1 permit (taking needs 1 and takes 1), a
 * semaphore n, a read-write lock many (a reader takes 1, a writer all), a latch starts at -n and opens at 0, a parking
 * permit is 0 or 1, an ended thread is 1. An operation on a counter is accepted while the state lies in {@link #least} to
 * {@link #most}; when it happens (if {@link Form#TRYING}: when it is accepted), {@link #delta} is added.
 *
 * <p>Objects are numbered from 0 within one execution; numbers are not stable from execution to execution.
 */
public interface Operations {

    /** What it is, for people. */
    Action action(int operation);

    /** The object it touches, or -1. */
    int object(int operation);

    /** How it touches its object. For an executed event as it turned out; else as if accepted. */
    Mode mode(int operation);

    /** A second object it touches, or -1; for example the interrupt flag of the thread. */
    int second(int operation);

    /** How it touches its second object. */
    Mode secondMode(int operation);

    Form form(int operation);

    /** For a {@link Form#TRYING} operation: its mode when accepted, and when refused. */
    Mode modeIf(int operation, boolean accepted);

    /** On a counter: the least state that accepts it. */
    int least(int operation);

    /** On a counter: the greatest state that accepts it. */
    int most(int operation);

    /** On a counter: what it adds to the state. */
    int delta(int operation);

    /**
     * On a cell, for a form other than {@link Form#ALWAYS}: whether it is accepted when {@code writer} was the last event
     * to write the cell, or -1 for its initial value. A compare-and-set is accepted if the value is the expected one, a
     * read that waits (a folded spin loop) if it is another than the one seen.
     */
    boolean accepts(int operation, int writer);

    /** Whether it is accepted only once its cause is there: a re-entry after a wait waits for its notification. */
    boolean needsCause(int operation);

    /** Of one that needs it: whether its cause is there. */
    boolean isCaused(int operation);

    /**
     * Whether it can happen by this outcome above 0 instead of waiting: as long as it is refused (1, a time-out), or once
     * its second object, a cell, is not 0 (2, an interrupt; it then sets that cell to 0).
     */
    boolean canEscape(int operation, int outcome);

    /** Among how many outcomes it chooses freely, whatever the state; 1 if it has no choice. */
    int choices(int operation);

    /**
     * The event that made it possible besides those on its objects, or -1: the start of its thread for the first
     * operation, the notification for a re-entry after a wait, the send for a receive.
     */
    int cause(int operation);
}
