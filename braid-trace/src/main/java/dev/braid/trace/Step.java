package dev.braid.trace;

/**
 * One step of a schedule, packed into a long so that a schedule is one array.
 *
 * <p>A step names a process and what it does: receives the n-th message sent by some process, times out, puts its next
 * message into an arrival-ordered queue, takes the v-th value of an input, or (a thread) does what it is about to do.
 * Processes are named by their identity,
 * which is the same in all executions that agree on the causal past (see {@link Identities}).
 */
public final class Step {

    /** What the process does. */
    public enum Kind {
        RECEIVE,
        TIMEOUT,
        PUT,
        CHOICE,
        RUN
    }

    private static final int PROCESS_BITS = 19;
    private static final int NUMBER_BITS = 20;
    private static final long PROCESS_MASK = (1L << PROCESS_BITS) - 1;
    private static final long NUMBER_MASK = (1L << NUMBER_BITS) - 1;
    private static final int SENDER_SHIFT = NUMBER_BITS;
    private static final int PROCESS_SHIFT = SENDER_SHIFT + PROCESS_BITS;
    private static final int KIND_SHIFT = PROCESS_SHIFT + PROCESS_BITS;
    private static final int MARK_SHIFT = KIND_SHIFT + 3;
    private static final Kind[] KINDS = Kind.values();
    private static final Mark[] MARKS = Mark.values();

    private Step() {}

    /** The process receives the message that {@code sender} sent as its {@code number}-th (from 0). */
    public static long receive(int process, int sender, int number) {
        return pack(Kind.RECEIVE, process)
                | (long) checked(sender, PROCESS_MASK) << SENDER_SHIFT
                | checked(number, NUMBER_MASK);
    }

    public static long timeout(int process) {
        return pack(Kind.TIMEOUT, process);
    }

    public static long put(int process) {
        return pack(Kind.PUT, process);
    }

    public static long choice(int process, int value) {
        return pack(Kind.CHOICE, process) | checked(value, NUMBER_MASK);
    }

    /** A thread does what it has announced, with one of its outcomes. */
    public static long run(int process, int outcome) {
        return pack(Kind.RUN, process) | checked(outcome, NUMBER_MASK);
    }

    /** The same step, after which another thread goes on as soon as it can. */
    public static long pinning(long step, int pinned) {
        return step & ~(PROCESS_MASK << SENDER_SHIFT) | (long) checked(pinned + 1, PROCESS_MASK) << SENDER_SHIFT;
    }

    /** Of a {@link Kind#RUN} step: the thread that goes on as soon as it can, or -1. */
    public static int pinned(long step) {
        return sender(step) - 1;
    }

    /** The same step for another reason. */
    public static long marked(long step, Mark mark) {
        return step & ~(3L << MARK_SHIFT) | (long) mark.ordinal() << MARK_SHIFT;
    }

    public static Kind kind(long step) {
        return KINDS[(int) (step >>> KIND_SHIFT) & 7];
    }

    public static Mark mark(long step) {
        return MARKS[(int) (step >>> MARK_SHIFT) & 3];
    }

    public static int process(long step) {
        return (int) (step >>> PROCESS_SHIFT & PROCESS_MASK);
    }

    public static int sender(long step) {
        return (int) (step >>> SENDER_SHIFT & PROCESS_MASK);
    }

    /** Which of the sender's messages a receive takes, or which value a choice. */
    public static int number(long step) {
        return (int) (step & NUMBER_MASK);
    }

    private static long pack(Kind kind, int process) {
        return (long) kind.ordinal() << KIND_SHIFT | (long) checked(process, PROCESS_MASK) << PROCESS_SHIFT;
    }

    private static int checked(int value, long mask) {
        if (value < 0 || value > mask) {
            throw new IllegalArgumentException("does not fit a schedule: " + value + " is above " + mask);
        }
        return value;
    }
}
