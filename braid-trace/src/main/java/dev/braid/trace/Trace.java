package dev.braid.trace;

import org.jspecify.annotations.Nullable;

/**
 * The events of one execution in the order they happened, and how it ended.
 *
 * <p>A view over the recorder's arrays: valid until the next execution on the same stage. Events and processes are
 * numbered from 0 within the trace; {@link #identity} gives a process's number that is stable across executions. What
 * events mean and how they are ordered is said by {@link MessageTrace} and {@link
 * dev.braid.trace.threads.ThreadTrace}.
 */
public interface Trace {

    /** How many events. */
    int size();

    /** The process (or thread) of an event. */
    int process(int event);

    /** The place of an event in its process, from 0. */
    int index(int event);

    /** The event before this one in its process, or -1. */
    int previous(int event);

    /** Whether an event is a step: something that a schedule can force. */
    boolean isStep(int event);

    /** An event that is a step, as a step without mark. */
    long step(int event);

    /** How many processes. */
    int processes();

    /** The stable number of a process. */
    int identity(int process);

    /** The name of a process. */
    String name(int process);

    Outcome outcome();

    /** Equal for executions of the same partial order; different, but for hash collisions, for others. */
    long orderSignature();

    /** Equal for executions with the same values of inputs. */
    long inputSignature();

    /** In a detailed trace: what was sent, received, read or written, the value of an input, the error. */
    String text(int event);

    /** In a detailed trace: the port, the field, the lock, the name of an input. */
    String label(int event);

    /** In a detailed trace: the source line, such as {@code Node.java:12}; empty if unknown. */
    String location(int event);

    /** The error of a failing event. */
    @Nullable
    Throwable error(int event);
}
