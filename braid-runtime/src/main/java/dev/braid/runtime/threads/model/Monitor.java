package dev.braid.runtime.threads.model;

import dev.braid.runtime.threads.Counter;
import dev.braid.runtime.threads.Holder;
import dev.braid.runtime.threads.Performer;
import dev.braid.runtime.threads.WaitSet;
import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.Form;
import dev.braid.trace.threads.Mode;
import org.jspecify.annotations.Nullable;

/** The monitor of an object in one execution: {@code synchronized}, wait and notify. */
public final class Monitor implements Holder {

    private final Object of;
    private final Counter counter = new Counter();
    private final WaitSet waiting = new WaitSet();
    private @Nullable Performer owner;
    private int holds;
    private int lastSite = Performer.NOWHERE;

    public Monitor(Object of) {
        this.of = of;
    }

    public void enter(Performer me, int site) {
        if (owner == me) {
            holds++;
            return;
        }
        if (owner != null || me.stage().isShared()) {
            lastSite = site;
            lock(me.announce(Action.LOCK, site)).about(this);
            me.turn(this);
        }
        owner = me;
        holds = 1;
    }

    private Performer lock(Performer me) {
        return me.touching(number(me), Form.BLOCKING, Mode.UPDATE, Mode.UPDATE).counting(1, Integer.MAX_VALUE, -1);
    }

    public void exit(Performer me, int site) {
        check(me);
        if (--holds > 0) {
            return;
        }
        if (counter.isKnownTo(me.stage()) || me.stage().isShared()) {
            release(me.announce(Action.UNLOCK, site)).turn(this);
        }
        owner = null;
    }

    private Performer release(Performer me) {
        return me.touching(number(me), Mode.UPDATE).counting(Integer.MIN_VALUE, Integer.MAX_VALUE, 1);
    }

    /** A number for the counter; if it is new, its state says whether somebody holds the monitor. */
    private int number(Performer me) {
        return counter.in(me.stage(), owner == null ? 1 : 0);
    }

    /** {@code Object.wait}; a time of 0 is no time limit. */
    public void await(Performer me, long nanos, int site) throws InterruptedException {
        check(me);
        release(me.announce(Action.WAIT, site)).interruptible().turn(this);
        throwIfInterrupted(me, me.outcome());
        int held = holds;
        owner = null;
        holds = 0;
        int outcome = waiting.await(me, nanos, site, new Notification(this));
        lock(me.announce(Action.RELOCK, site)).about(this);
        me.turn(this);
        owner = me;
        holds = held;
        throwIfInterrupted(me, outcome);
    }

    private static void throwIfInterrupted(Performer me, int outcome) throws InterruptedException {
        if (outcome == Performer.INTERRUPTED) {
            me.clearInterrupt();
            throw new InterruptedException();
        }
    }

    public void notifyOne(Performer me, int site) {
        check(me);
        waiting.notifyOne(me, site, true);
    }

    public void notifyAll(Performer me, int site) {
        check(me);
        waiting.notifyAll(me, site);
    }

    public boolean isHeldBy(Performer performer) {
        return owner == performer;
    }

    private void check(Performer me) {
        if (owner != me) {
            throw new IllegalMonitorStateException("current thread is not owner");
        }
    }

    @Override
    public String what() {
        return "monitor of " + Names.of(of, lastSite);
    }

    @Override
    public @Nullable Performer holder() {
        return owner;
    }

    /** A thread in the wait set waits for a notification, which nobody has. */
    private record Notification(Monitor monitor) implements Holder {

        @Override
        public String what() {
            return "a notification on " + monitor.what();
        }
    }
}
