package dev.braid.trace;

/** The trace of a message-passing program: sends, receives and choices with their causal order. */
public interface MessageTrace extends Trace {

    EventKind kind(int event);

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

    /**
     * A hash of what an event says, wherever it stands among the events of other processes: equal whenever a
     * deterministic program comes to the same event of the same process again.
     */
    long fingerprint(int event);

    /** Whether a send is a step of its own: the first process sends before anything runs, so its sends never are. */
    default boolean isPut(int event) {
        return kind(event) == EventKind.SEND && order(event) == ChannelOrder.ARRIVAL && process(event) != 0;
    }
}
