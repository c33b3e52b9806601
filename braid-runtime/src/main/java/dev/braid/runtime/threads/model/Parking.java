package dev.braid.runtime.threads.model;

import dev.braid.runtime.threads.Performer;
import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.Form;
import dev.braid.trace.threads.Mode;

/** LockSupport: each thread has a permit, 0 or 1. */
public final class Parking {

    private Parking() {}

    /** Takes the permit, or returns because the thread was interrupted (the flag stays set) or the time is up. */
    public static void park(Performer me, boolean timed, long nanos) {
        if (Threads.isInterrupted(me, me, false)) {
            return;
        }
        me.announce(Action.PARK, Performer.NOWHERE)
                .touching(me.permitCounter(), Form.BLOCKING, Mode.UPDATE, timed ? Mode.READ : Mode.UPDATE)
                .counting(1, Integer.MAX_VALUE, -1)
                .about(() -> "an unpark of " + me.name());
        if (timed) {
            me.waitingFor(nanos);
        }
        me.turn(() -> "");
    }

    public static void unpark(Performer me, Performer other) {
        me.announce(Action.UNPARK, Performer.NOWHERE)
                .touching(other.permitCounter(), Form.TRYING, Mode.COMMUTE, Mode.COMMUTE)
                .counting(Integer.MIN_VALUE, 0, 1);
        me.turn(() -> other.name());
    }
}
