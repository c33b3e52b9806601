package dev.braid.runtime.threads;

import dev.braid.runtime.carrier.Carrier;
import java.util.Deque;
import java.util.concurrent.ConcurrentLinkedDeque;
import org.jspecify.annotations.Nullable;

/** Each performer on a thread of a pool; the one that runs hands over to the next directly. */
final class HandingOver implements Troupe {

    /** Shared by all stages, so that a stage that is no longer used leaves no threads behind. */
    private static final Deque<Worker> IDLE = new ConcurrentLinkedDeque<>();

    private volatile boolean over;
    private Thread stage = Thread.currentThread();

    @Override
    public void perform(Performer first) {
        stage = Thread.currentThread();
        over = false;
        wake(first);
        awaitTheEnd();
        Performer.running = null;
    }

    private void awaitTheEnd() {
        while (!over) {
            RealParking.park();
        }
    }

    private void finish() {
        over = true;
        RealParking.unpark(stage);
    }

    private void wake(@Nullable Performer next) {
        Performer.running =
                null; // what follows is ours: a thread that is started here must not be taken for the program's
        if (next == null) {
            finish();
            return;
        }
        Worker worker = next.worker;
        if (worker == null) {
            worker = hire();
            next.worker = worker;
            next.runsOn = worker;
            worker.performer = next;
        }
        Performer.running = next;
        worker.go();
    }

    private Worker hire() {
        Worker worker = IDLE.poll();
        if (worker == null) {
            worker = new Worker();
            worker.start();
        }
        return worker;
    }

    @Override
    public void pass(Performer from, @Nullable Performer to) {
        Worker mine = from.worker;
        if (mine == null) {
            throw new IllegalStateException(from.name() + " does not run");
        }
        wake(to);
        mine.awaitGo();
        if (from.leaving) {
            throw new Carrier.Abandoned();
        }
    }

    @Override
    public void leave(Performer from, @Nullable Performer to) {
        Worker mine = from.worker;
        if (mine != null) {
            from.worker = null;
            mine.performer = null;
            IDLE.push(mine);
        }
        wake(to);
    }

    @Override
    public void abandon(Performer performer) {
        Worker worker = performer.worker;
        if (worker != null) {
            over = false;
            performer.leaving = true;
            Performer.running = performer;
            worker.go();
            awaitTheEnd();
            Performer.running = null;
            performer.worker = null;
        }
    }

    @Override
    public String description() {
        return "platform threads, handing over";
    }

    /** A thread of the pool. */
    static final class Worker extends Thread {

        private volatile boolean mine;
        private @Nullable Performer performer;

        Worker() {
            super("braid-thread");
            setDaemon(true);
        }

        void go() {
            mine = true;
            RealParking.unpark(this);
        }

        void awaitGo() {
            while (!mine) {
                RealParking.park();
            }
            mine = false;
        }

        @Override
        public void run() {
            for (; ; ) {
                awaitGo();
                Performer now = performer;
                if (now != null) {
                    now.life.run();
                }
            }
        }
    }
}
