package dev.braid.runtime.juc;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

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

    public BraidForkJoinPool(
            int parallelism,
            ForkJoinWorkerThreadFactory factory,
            Thread.@Nullable UncaughtExceptionHandler handler,
            boolean async) {
        super(parallelism, factory, handler, async);
    }

    public BraidForkJoinPool(
            int parallelism,
            ForkJoinWorkerThreadFactory factory,
            Thread.@Nullable UncaughtExceptionHandler handler,
            boolean async,
            int core,
            int maximum,
            int minimumRunnable,
            @Nullable Predicate<? super ForkJoinPool> saturate,
            long keepAlive,
            TimeUnit unit) {
        super(parallelism, factory, handler, async, core, maximum, minimumRunnable, saturate, keepAlive, unit);
    }

    @Override
    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks) {
        if (Turn.here() == null) {
            return super.invokeAll(tasks);
        }
        List<ForkJoinTask<T>> all = new ArrayList<>();
        tasks.forEach(task -> all.add(submit((Callable<T>) task)));
        all.forEach(Forked::awaitEnd);
        return new ArrayList<>(all);
    }

    @Override
    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks, long timeout, TimeUnit unit)
            throws InterruptedException {
        return Turn.here() == null ? super.invokeAll(tasks, timeout, unit) : threads.invokeAll(tasks, timeout, unit);
    }

    @Override
    public <T> T invokeAny(Collection<? extends Callable<T>> tasks) throws InterruptedException, ExecutionException {
        return Turn.here() == null ? super.invokeAny(tasks) : threads.invokeAny(tasks);
    }

    @Override
    public <T> T invokeAny(Collection<? extends Callable<T>> tasks, long timeout, TimeUnit unit)
            throws InterruptedException, ExecutionException, TimeoutException {
        return Turn.here() == null ? super.invokeAny(tasks, timeout, unit) : threads.invokeAny(tasks, timeout, unit);
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
    public List<Runnable> shutdownNow() {
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

    /** Waits for all tasks, as {@code ExecutorService.close} of newer JDKs does. */
    public void close() {
        if (Turn.here() != null) {
            ((BraidThreadPoolExecutor) threads).close();
            return;
        }
        super.shutdown();
        super.awaitQuiescence(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
    }
}
