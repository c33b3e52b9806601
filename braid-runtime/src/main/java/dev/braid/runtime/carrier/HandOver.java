package dev.braid.runtime.carrier;

import dev.braid.api.spi.InputSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/** Carries a process on a platform thread that runs only while the stage waits: one hand-over each way. */
final class HandOver implements Carrier {

    private static final int UNWINDING_TRIES = 1000;

    private final Pool pool;
    private final Worker worker;
    private @Nullable Runnable body;
    private boolean over;
    private int unwinding;

    HandOver(Pool pool, Worker worker, Runnable body) {
        this.pool = pool;
        this.worker = worker;
        this.body = body;
    }

    @Override
    public void resume() {
        worker.giveControl(this);
    }

    @Override
    public void pause() {
        if (over) {
            unwind();
        }
        worker.giveBack();
        if (over) {
            unwind();
        }
    }

    /** A body that catches everything and receives again must not keep its thread busy for ever. */
    private void unwind() {
        if (++unwinding > UNWINDING_TRIES) {
            worker.giveBack(); // control never comes back: the stage has forgotten this thread
        }
        throw new Abandoned();
    }

    @Override
    public void abandon() {
        over = true;
        if (body == null) {
            worker.giveControl(this); // it is paused: it unwinds, and its thread frees itself
        } else {
            pool.free(worker);
        }
    }

    private void run() {
        Runnable task = body;
        body = null;
        if (task != null) {
            try {
                task.run();
            } catch (Abandoned e) {
                // unwound
            }
        }
    }

    /** Threads that are used again by the next execution. */
    static final class Pool implements Factory {

        private final Deque<Worker> idle = new ArrayDeque<>();

        @Override
        public Carrier carry(Runnable body) {
            Worker worker = idle.poll();
            if (worker == null) {
                worker = new Worker(this);
                worker.start();
            }
            return new HandOver(this, worker, body);
        }

        void free(Worker worker) {
            worker.busyWith = null;
            idle.push(worker);
        }

        @Override
        public String description() {
            return "platform threads, handing over";
        }
    }

    private static final class Worker extends Thread {

        private final Pool pool;
        private volatile boolean mine;
        private volatile @Nullable Thread stage;
        private @Nullable HandOver busyWith;
        private @Nullable InputSource source;

        Worker(Pool pool) {
            super("braid-process");
            this.pool = pool;
            setDaemon(true);
        }

        /** On the stage's thread. */
        void giveControl(HandOver carrier) {
            busyWith = carrier;
            stage = Thread.currentThread();
            source = InputSource.Binding.current();
            mine = true;
            LockSupport.unpark(this);
            while (mine) {
                LockSupport.park(this);
            }
        }

        /** On this thread. */
        void giveBack() {
            Thread next = stage;
            mine = false;
            LockSupport.unpark(next);
            awaitControl();
        }

        private void awaitControl() {
            while (!mine) {
                LockSupport.park(this);
            }
        }

        @Override
        public void run() {
            for (; ; ) {
                awaitControl();
                if (source != null) {
                    InputSource.Binding.bind(source);
                }
                HandOver carrier = busyWith;
                if (carrier != null) {
                    carrier.run();
                }
                pool.free(this);
                Thread next = stage;
                mine = false;
                LockSupport.unpark(next);
            }
        }
    }
}
