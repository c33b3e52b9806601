package dev.braid.trace;

import org.jspecify.annotations.Nullable;

/**
 * The events of one execution in the order they happened, their causal order, and how it ended.
 *
 * <p>A view over the recorder's arrays: valid until the next execution on the same stage. Events and processes are
 * numbered from 0 within the trace; {@link #identity} gives a process's number that is stable across executions.
 */
public interface Trace {

    /** How many events. */
    int size();

    EventKind kind(int event);

    /** The process of an event. */
    int process(int event);

    /** The place of an event in its process, from 0. */
    int index(int event);

    /** The event before this one in its process, or -1. */
    int previous(int event);

    /** For a receive, the send it got its message from, or -1 if it timed out. For a start, the spawn. */
    int partner(int event);

    /** For a send, the receiving process; for a spawn, the new process. */
    int target(int event);

    /** For a send, how many messages its process sent before; for a choice, the value taken. */
    int number(int event);

    /** For a choice, how many values there were. */
    int count(int event);

    /** For a send, the order of its port. */
    ChannelOrder order(int event);

    /** The step of the script that forced this event, or -1. */
    int forcedBy(int event);

    /** Whether {@code earlier} is {@code later} or in its causal past. */
    boolean happensBefore(int earlier, int later);

    /** Whether two sends go to the same port of the same process. */
    boolean samePort(int send, int otherSend);

    /** The preference of a receive for the port of a send; lower is preferred. */
    int rank(int receive, int send);

    /** Whether port and type of a message fit a receive; a predicate is not asked. */
    boolean fits(int receive, int send);

    /** Whether a predicate also decides what a receive accepts. */
    boolean hasPredicate(int receive);

    /** Whether a receive could time out. */
    boolean canTimeOut(int receive);

    /** How many alternatives were open when an event (a receive, or a put) was chosen, itself included. */
    int alternatives(int event);

    /** One of them, as a step without mark. */
    long alternative(int event, int number);

    /** An event (a receive, a put or a choice) as a step without mark. */
    long step(int event);

    /** How many processes. */
    int processes();

    /** The stable number of a process. */
    int identity(int process);

    /** The name of a process. */
    String name(int process);

    Outcome outcome();

    /** In a detailed trace: the message of a send or receive as text, the name and value of an input, the error. */
    String text(int event);

    /** In a detailed trace: the port of a send or receive, the name of an input. */
    String label(int event);

    /** In a detailed trace: the source line, such as {@code Node.java:12}; empty if unknown. */
    String location(int event);

    /** The error of a failing event. */
    @Nullable
    Throwable error(int event);
}
