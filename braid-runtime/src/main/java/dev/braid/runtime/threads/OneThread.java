package dev.braid.runtime.threads;

import dev.braid.runtime.carrier.Carrier;
import org.jspecify.annotations.Nullable;

/** All performers on the stage's own thread, each on a continuation. */
final class OneThread implements Troupe {

    private final Carrier.Factory continuations = Carrier.Factory.best();
    private @Nullable Performer next;
    private Thread stage = Thread.currentThread(); // kept in memory, see CurrentThread

    @Override
    public void perform(Performer first) {
        stage = Thread.currentThread();
        try {
            for (Performer now = first; now != null; now = next) {
                next = null;
                resume(now);
            }
        } finally {
            CurrentThread.set(stage, stage);
            Performer.running = null;
        }
    }

    private void resume(Performer performer) {
        Carrier itsCarrier = performer.carrier;
        if (itsCarrier == null) {
            itsCarrier = continuations.carry(performer.life);
            performer.carrier = itsCarrier;
            performer.runsOn = performer.thread;
        }
        Performer.running = performer;
        CurrentThread.set(stage, performer.thread);
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
