package dev.braid.runtime.juc;

import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;

/** Stands for the factories of {@link java.util.concurrent.Executors} that make pools, and for the common pool. */
public final class BraidExecutors {

    private BraidExecutors() {}

    public static ExecutorService newFixedThreadPool(int threads) {
        return newFixedThreadPool(threads, new NamedThreads());
    }

    public static ExecutorService newFixedThreadPool(int threads, ThreadFactory factory) {
        return new BraidThreadPoolExecutor(
                threads, threads, 0, TimeUnit.MILLISECONDS, new LinkedBlockingQueue<>(), factory);
    }

    public static ExecutorService newSingleThreadExecutor() {
        return newFixedThreadPool(1);
    }

    public static ExecutorService newSingleThreadExecutor(ThreadFactory factory) {
        return newFixedThreadPool(1, factory);
    }

    public static ExecutorService newCachedThreadPool() {
        return newCachedThreadPool(new NamedThreads());
    }

    public static ExecutorService newCachedThreadPool(ThreadFactory factory) {
        return new BraidThreadPoolExecutor(
                0, Integer.MAX_VALUE, 60, TimeUnit.SECONDS, new SynchronousQueue<>(), factory);
    }

    /** As the contract has it, tasks run in no particular order; here each has its own thread. */
    public static ExecutorService newWorkStealingPool() {
        return newCachedThreadPool(NamedThreads.common());
    }

    public static ExecutorService newWorkStealingPool(int parallelism) {
        if (parallelism <= 0) {
            throw new IllegalArgumentException();
        }
        return newWorkStealingPool();
    }

    public static ExecutorService newThreadPerTaskExecutor(ThreadFactory factory) {
        return newCachedThreadPool(factory);
    }

    public static ExecutorService newVirtualThreadPerTaskExecutor() {
        return newCachedThreadPool(VirtualThreads.factory());
    }

    public static ScheduledExecutorService newScheduledThreadPool(int threads) {
        return new BraidScheduledThreadPoolExecutor(threads);
    }

    public static ScheduledExecutorService newScheduledThreadPool(int threads, ThreadFactory factory) {
        return new BraidScheduledThreadPoolExecutor(threads, factory);
    }

    public static ScheduledExecutorService newSingleThreadScheduledExecutor() {
        return newScheduledThreadPool(1);
    }

    public static ScheduledExecutorService newSingleThreadScheduledExecutor(ThreadFactory factory) {
        return newScheduledThreadPool(1, factory);
    }

    public static ThreadFactory defaultThreadFactory() {
        return new NamedThreads();
    }

    /** Runs every task in a daemon thread of its own: the common pool, whose size is no promise. */
    static Executor commonPool() {
        return task -> Threads.start(NamedThreads.common().newThread(task));
    }
}
