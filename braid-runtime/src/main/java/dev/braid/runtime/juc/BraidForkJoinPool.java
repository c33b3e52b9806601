package dev.braid.runtime.juc;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.TimeUnit;

/**
 * Stands for {@link ForkJoinPool}: every task has a thread of its own, since parallelism is only a target; the
 * bookkeeping is that of a pool with direct hand-over.
 */
public class BraidForkJoinPool extends ForkJoinPool {

    private final ExecutorService threads = BraidExecutors.newWorkStealingPool();

    public BraidForkJoinPool() {}

    public BraidForkJoinPool(int parallelism) {
        super(parallelism);
    }

    /** A pool that is not shut down, with threads that keep nobody waiting. */
    public static ForkJoinPool commonPool() {
        return Turn.here() == null ? ForkJoinPool.commonPool() : new BraidForkJoinPool();
    }

    @Override
    public <T> T invoke(ForkJoinTask<T> task) {
        return Turn.here() == null ? super.invoke(task) : FinalMethods.join(submit(task));
    }

    @Override
    public void execute(ForkJoinTask<?> task) {
        if (Turn.here() == null) {
            super.execute(task);
        } else {
            threads.execute(() -> Forked.run(task));
        }
    }

    @Override
    public void execute(Runnable task) {
        if (Turn.here() == null) {
            super.execute(task);
        } else {
            threads.execute(task);
        }
    }

    @Override
    public <T> ForkJoinTask<T> submit(ForkJoinTask<T> task) {
        if (Turn.here() == null) {
            return super.submit(task);
        }
        execute(task);
        return task;
    }

    @Override
    public <T> ForkJoinTask<T> submit(Callable<T> task) {
        return Turn.here() == null ? super.submit(task) : submit(ForkJoinTask.adapt(task));
    }

    @Override
    public <T> ForkJoinTask<T> submit(Runnable task, T result) {
        return Turn.here() == null ? super.submit(task, result) : submit(ForkJoinTask.adapt(task, result));
    }

    @Override
    public ForkJoinTask<?> submit(Runnable task) {
        return Turn.here() == null ? super.submit(task) : submit(ForkJoinTask.adapt(task));
    }

    @Override
    public void shutdown() {
        if (Turn.here() == null) {
            super.shutdown();
        } else {
            threads.shutdown();
        }
    }

    @Override
    public java.util.List<Runnable> shutdownNow() {
        return Turn.here() == null ? super.shutdownNow() : threads.shutdownNow();
    }

    @Override
    public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
        return Turn.here() == null ? super.awaitTermination(timeout, unit) : threads.awaitTermination(timeout, unit);
    }

    @Override
    public boolean isShutdown() {
        return Turn.here() == null ? super.isShutdown() : threads.isShutdown();
    }

    @Override
    public boolean isTerminated() {
        return Turn.here() == null ? super.isTerminated() : threads.isTerminated();
    }
}
