package dev.braid.runtime.threads;

import dev.braid.runtime.carrier.Carrier;
import org.jspecify.annotations.Nullable;

/** All performers on the stage's own thread, each on a continuation. */
final class OneThread implements Troupe {

    private final Carrier.Factory continuations = Carrier.Factory.best();
    private @Nullable Performer next;

    @Override
    public void perform(Performer first) {
        Thread carrier = Thread.currentThread();
        try {
            for (Performer now = first; now != null; now = next) {
                next = null;
                resume(carrier, now);
            }
        } finally {
            CurrentThread.set(carrier, carrier);
            Performer.running = null;
        }
    }

    private void resume(Thread carrier, Performer performer) {
        Carrier itsCarrier = performer.carrier;
        if (itsCarrier == null) {
            itsCarrier = continuations.carry(performer::live);
            performer.carrier = itsCarrier;
            performer.runsOn = performer.thread;
        }
        Performer.running = performer;
        CurrentThread.set(carrier, performer.thread);
        itsCarrier.resume();
    }

    @Override
    public void pass(Performer from, @Nullable Performer to) {
        Carrier carrier = from.carrier;
        if (carrier == null) {
            throw new IllegalStateException(from.name() + " does not run");
        }
        next = to;
        carrier.pause();
    }

    @Override
    public void leave(Performer from, @Nullable Performer to) {
        next = to;
    }

    @Override
    public void abandon(Performer performer) {
        performer.carrier = null; // a continuation that is not resumed is garbage
    }

    @Override
    public String description() {
        return "continuations of the JVM";
    }
}
