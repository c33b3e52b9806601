package dev.braid.runtime.threads.model;

import dev.braid.runtime.threads.Holder;
import dev.braid.runtime.threads.Performer;
import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.Form;
import dev.braid.trace.threads.Mode;
import org.jspecify.annotations.Nullable;

/** Threads: start, join, sleep, yield, interrupt, and asking how they are. */
public final class Threads {

    private Threads() {}

    /** {@code body} is what the new thread runs, {@code thread.run()} if null. */
    public static void start(Performer me, Thread thread, @Nullable Runnable body, boolean daemon) {
        if (me.stage().performerOf(thread) != null) {
            throw new IllegalThreadStateException();
        }
        me.announce(Action.START, Performer.NOWHERE);
        int event = me.turn();
        Performer child = me.stage().begin(me, event, thread, body != null ? body : thread, daemon);
        me.describe(event, child.name(), null);
    }

    /** Waits until a thread has ended; a time of 0 is no time limit. */
    public static void join(Performer me, Performer other, long nanos) throws InterruptedException {
        me.announce(Action.JOIN, Performer.NOWHERE)
                .touching(other.endedCounter(), Form.BLOCKING, Mode.READ, Mode.READ)
                .counting(1, Integer.MAX_VALUE, 0)
                .interruptible()
                .about(new End(other));
        if (nanos != 0) {
            me.waitingFor(nanos);
        }
        me.turn(new End(other));
        if (me.outcome() == Performer.INTERRUPTED) {
            me.clearInterrupt();
            throw new InterruptedException();
        }
    }

    /** Whether a started thread has not ended yet. */
    public static boolean isAlive(Performer me, Performer other) {
        me.announce(Action.READ, Performer.NOWHERE)
                .touching(other.endedCounter(), Form.TRYING, Mode.READ, Mode.READ)
                .counting(Integer.MIN_VALUE, 0, 0);
        me.turn(new End(other));
        return me.accepted();
    }

    public static void sleep(Performer me, long nanos) throws InterruptedException {
        if (me.spinsFreely(nanos)) {
            return;
        }
        me.announce(Action.SLEEP, Performer.NOWHERE).givingWay(nanos).interruptible();
        me.turn(() -> "");
        if (me.outcome() == Performer.INTERRUPTED) {
            me.clearInterrupt();
            throw new InterruptedException();
        }
    }

    public static void yield(Performer me) {
        if (!me.spinsFreely(0)) {
            me.announce(Action.YIELD, Performer.NOWHERE).givingWay(0);
            me.turn(() -> "");
        }
    }

    /** Sets the interrupt flag of a thread and, as the JVM does, gives it the permit to go on if it is parked. */
    public static void interrupt(Performer me, Performer other) {
        me.announce(Action.INTERRUPT, Performer.NOWHERE).touching(other.interruptFlag(), Mode.UPDATE);
        int event = me.turn(() -> other.name());
        me.wrote(event, 1, null);
        other.interrupted();
        Parking.unpark(me, other);
    }

    /** {@code isInterrupted}, or with {@code clearing} {@code interrupted}. */
    public static boolean isInterrupted(Performer me, Performer other, boolean clearing) {
        Mode mode = clearing ? Mode.UPDATE : Mode.READ;
        me.announce(clearing ? Action.UPDATE : Action.READ, Performer.NOWHERE).touching(other.interruptFlag(), mode);
        int event = me.turn(() -> "interrupt flag of " + other.name());
        boolean set = other.isInterrupted();
        if (clearing) {
            me.wrote(event, 0, null);
            other.clearInterrupt();
        }
        return set;
    }

    /** How a thread is; looks at whether it has ended. */
    public static Thread.State state(Performer me, @Nullable Performer other) {
        if (other == null) {
            return Thread.State.NEW;
        }
        if (!isAlive(me, other)) {
            return Thread.State.TERMINATED;
        }
        return other.stateWhileAlive();
    }

    private record End(Performer thread) implements Holder {

        @Override
        public String what() {
            return "the end of " + thread.name();
        }

        @Override
        public Performer holder() {
            return thread;
        }
    }
}
