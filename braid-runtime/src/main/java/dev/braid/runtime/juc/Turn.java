package dev.braid.runtime.juc;

import dev.braid.runtime.threads.Holder;
import dev.braid.runtime.threads.Hooks;
import dev.braid.runtime.threads.Performer;
import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.Form;
import dev.braid.trace.threads.Mode;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The controlled thread that runs here, in the words of the stand-ins: what it is about to do is said piece by piece,
 * then {@link #take} waits until it is its turn and lets it happen.
 */
final class Turn {

    /** The outcome of an operation that was neither timed out nor interrupted. */
    static final int NORMAL = 0;

    private static final int ANY_LEAST = Integer.MIN_VALUE;
    private static final long NEVER_HELD = Long.MIN_VALUE;
    private static final int ANY_MOST = Integer.MAX_VALUE;

    private final Performer me;
    private int event = -1;
    private @Nullable Holder about;

    private Turn(Performer me) {
        this.me = me;
    }

    /** Null where no controlled thread runs: the stand-in then does what its super class does. */
    static @Nullable Turn here() {
        Performer performer = Performer.here();
        return performer == null ? null : new Turn(performer);
    }

    /** For code that only runs in threads under control. */
    static Turn require() {
        return Objects.requireNonNull(here(), "not under control");
    }

    /** Whether no other thread was ever started, so that nobody can notice what this one does. */
    boolean isAlone() {
        return !me.stage().isShared();
    }

    /** Does something without events: what conflicts is said by the event before, and nobody else moves meanwhile. */
    <R> R unnoticed(Supplier<R> action) {
        Hooks.opaque();
        try {
            return action.get();
        } finally {
            Hooks.transparent();
        }
    }

    /** A thread that waits for work, of which there may be no more, keeps nobody waiting. */
    void idling(boolean now) {
        me.idling(now);
    }

    Performer performer() {
        return me;
    }

    /** The Thread object that the program knows. */
    Thread thread() {
        return me.thread();
    }

    long execution() {
        return me.stage().epoch();
    }

    int newCounter(int initial) {
        return me.stage().log().addCounter(initial);
    }

    int newCell(long first) {
        return me.stage().log().addCell(first, null);
    }

    Turn announce(Action what) {
        me.announce(what, Performer.NOWHERE);
        about = null;
        return this;
    }

    /** What it is about, for reports. */
    Turn about(Holder what) {
        about = what;
        me.about(what);
        return this;
    }

    /** It touches an object and is always possible. */
    Turn touching(int object, Mode mode) {
        me.touching(object, mode);
        return this;
    }

    /** It waits until the state of an object accepts it; if its time is up before, it has looked at the object. */
    Turn blocking(int object, Mode mode) {
        me.touching(object, Form.BLOCKING, mode, Mode.READ);
        return this;
    }

    /** It succeeds if the state of an object accepts it. */
    Turn trying(int object, Mode accepted, Mode refused) {
        me.touching(object, Form.TRYING, accepted, refused);
        return this;
    }

    /** It waits to be woken by an event that changes this object; if it gives up, it has looked at it. */
    Turn watching(int object) {
        me.touching(object, Form.BLOCKING, Mode.NONE, Mode.READ);
        return unless(NEVER_HELD);
    }

    /** It is accepted while the counter is within bounds, and adds to it. */
    Turn counting(int least, int most, int delta) {
        me.counting(least, most, delta);
        return this;
    }

    /** It adds to the counter. */
    Turn adding(int delta) {
        me.counting(ANY_LEAST, ANY_MOST, delta);
        return this;
    }

    /** It is accepted while the cell holds another value. */
    Turn unless(long value) {
        me.expecting(value, null, true);
        return this;
    }

    /** It is accepted while the cell holds this value. */
    Turn when(long value) {
        me.expecting(value, null, false);
        return this;
    }

    /** It touches a second object; not together with {@link #interruptible}. */
    Turn also(int object, Mode mode) {
        me.alsoTouching(object, mode);
        return this;
    }

    /** It waits until another thread wakes it. */
    Turn needingCause() {
        me.needingCause();
        return this;
    }

    Turn timed(long nanos) {
        me.waitingFor(nanos);
        return this;
    }

    Turn interruptible() {
        me.interruptible();
        return this;
    }

    /** Lets the operation happen and returns its outcome. */
    int take() {
        event = about == null ? me.turn() : me.turn(about);
        return me.outcome();
    }

    /** Lets the operation happen, which an interrupt may end by an exception; whether its time was not up before. */
    boolean takeOrThrow() throws InterruptedException {
        take();
        throwIfInterrupt(me.outcome());
        return me.outcome() == NORMAL;
    }

    /** Lets a trying operation happen; whether it succeeded. */
    boolean takeIfAccepted() {
        take();
        return me.accepted();
    }

    /** What the last event left in its cell. */
    void wrote(long value) {
        me.wrote(event, value, null);
    }

    /** The last event turned out to add so much to its counter. */
    void added(int delta) {
        me.stage().log().added(event, delta);
    }

    int state(int counter) {
        return me.stage().log().state(counter);
    }

    /** The last event makes the announced operation of another thread possible. */
    void wake(Performer other) {
        other.causedBy(event);
    }

    int event() {
        return event;
    }

    /** What comes next is possible because of this event. */
    Turn causedBy(int cause) {
        me.causedBy(cause);
        return this;
    }

    void throwIfInterrupt(int how) throws InterruptedException {
        if (how == Performer.INTERRUPTED) {
            me.clearInterrupt();
            throw new InterruptedException();
        }
    }

    /** Sets the flag again that an interrupt has cleared which came too late. */
    void interruptAgain(int how) {
        if (how == Performer.INTERRUPTED) {
            me.clearInterrupt();
            Threads.interrupt(thread());
        }
    }

    /** A test of the interrupt flag, which is an event. */
    void throwIfInterrupted() throws InterruptedException {
        if (Hooks.isInterrupted(thread(), true) == 1) {
            throw new InterruptedException();
        }
    }

    /** Nanoseconds on the virtual clock. */
    long now() {
        return me.now();
    }

    /** The virtual time of day. */
    long currentTimeMillis() {
        return me.stage().time().millis(me);
    }
}
