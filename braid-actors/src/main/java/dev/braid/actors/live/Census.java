package dev.braid.actors.live;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Counts the processes that can still do something, and so knows exactly when none can.
 *
 * <p>A process counts while it runs or waits with a timeout. It stops counting before it waits without one, and whoever
 * puts a letter for it counts it again before waking it. As the sender counts meanwhile, the number falls to zero only
 * when nobody is left to send, and then stays there.
 */
final class Census {

    private final AtomicInteger able = new AtomicInteger();
    private final CountDownLatch over = new CountDownLatch(1);
    private volatile boolean stopping;

    void oneMore() {
        able.incrementAndGet();
    }

    void oneLess() {
        if (able.decrementAndGet() == 0) {
            over.countDown();
        }
    }

    /** Waits until no process can do anything, or the run was stopped; false if the time passed first. */
    boolean awaitEnd(long nanos) throws InterruptedException {
        return over.await(nanos, TimeUnit.NANOSECONDS);
    }

    /** Lets no process send, receive or spawn any more. */
    void stop() {
        stopping = true;
        over.countDown();
    }

    boolean isStopping() {
        return stopping;
    }

    void throwIfStopping() {
        if (stopping) {
            throw new Stopped();
        }
    }
}
