package dev.braid.runtime.juc;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;

/** Methods that are final in the JDK, so that no stand-in can override them: the object is the first argument. */
public final class FinalMethods {

    private FinalMethods() {}

    public static boolean hasQueuedThreads(ReentrantLock lock) {
        return getQueueLength(lock) > 0;
    }

    public static int getQueueLength(ReentrantLock lock) {
        return lock instanceof BraidReentrantLock ours ? ours.queued() : lock.getQueueLength();
    }

    public static boolean hasQueuedThreads(Semaphore semaphore) {
        return getQueueLength(semaphore) > 0;
    }

    public static int getQueueLength(Semaphore semaphore) {
        return semaphore instanceof BraidSemaphore ours ? ours.queued() : semaphore.getQueueLength();
    }

    public static int getPhase(Phaser phaser) {
        return phaser instanceof BraidPhaser ours ? ours.phase() : phaser.getPhase();
    }

    public static <V> ForkJoinTask<V> fork(ForkJoinTask<V> task) {
        return Forked.fork(task);
    }

    public static <V> V join(ForkJoinTask<V> task) {
        return Forked.join(task);
    }

    public static <V> V get(ForkJoinTask<V> task) throws InterruptedException, ExecutionException {
        return Forked.get(task);
    }

    public static <V> V invoke(ForkJoinTask<V> task) {
        return Forked.invoke(task);
    }
}
