package dev.braid.runtime.juc;

import java.util.Collection;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.RejectedExecutionHandler;
import java.util.concurrent.RunnableFuture;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * Stands for {@link ThreadPoolExecutor}: its workers are threads under control, its bookkeeping is a {@link PoolModel}.
 *
 * <p>Workers do not end because they are idle, so a pool with direct hand-over (a cached one) starts a thread for each
 * task.
 */
public class BraidThreadPoolExecutor extends ThreadPoolExecutor {

    private final PoolModel model = new PoolModel();
    private final Tasks tasks;

    public BraidThreadPoolExecutor(
            int core, int maximum, long keepAlive, TimeUnit unit, BlockingQueue<Runnable> queue) {
        this(core, maximum, keepAlive, unit, queue, new NamedThreads(), new AbortPolicy());
    }

    public BraidThreadPoolExecutor(
            int core,
            int maximum,
            long keepAlive,
            TimeUnit unit,
            BlockingQueue<Runnable> queue,
            ThreadFactory threads) {
        this(core, maximum, keepAlive, unit, queue, threads, new AbortPolicy());
    }

    public BraidThreadPoolExecutor(
            int core,
            int maximum,
            long keepAlive,
            TimeUnit unit,
            BlockingQueue<Runnable> queue,
            RejectedExecutionHandler handler) {
        this(core, maximum, keepAlive, unit, queue, new NamedThreads(), handler);
    }

    public BraidThreadPoolExecutor(
            int core,
            int maximum,
            long keepAlive,
            TimeUnit unit,
            BlockingQueue<Runnable> queue,
            ThreadFactory threads,
            RejectedExecutionHandler handler) {
        super(core, maximum, keepAlive, unit, queue, threads, handler);
        tasks = new Tasks(queue);
    }

    @Override
    public void execute(Runnable task) {
        Turn turn = Turn.here();
        if (turn == null) {
            super.execute(task);
            return;
        }
        if (task == null) {
            throw new NullPointerException();
        }
        if (!model.admit(turn)) {
            reject(task);
        } else if (model.workersNow() < getCorePoolSize()) {
            hire(task);
        } else {
            enqueue(turn, task);
        }
    }

    private void enqueue(Turn turn, Runnable task) {
        int workers = model.workersNow();
        if (tasks.canHold() && model.enqueue(turn, tasks, task)) {
            if (workers == 0) {
                hire(null);
            }
        } else if (workers < getMaximumPoolSize() && !model.isShutDown(turn)) {
            hire(task);
        } else {
            model.finish(turn);
            reject(task);
        }
    }

    private void reject(Runnable task) {
        getRejectedExecutionHandler().rejectedExecution(task, this);
    }

    private void hire(@Nullable Runnable first) {
        int number = model.nextWorker();
        Thread worker = getThreadFactory().newThread(() -> work(first, number));
        model.hire(worker);
        Threads.start(worker);
    }

    @Override
    public boolean prestartCoreThread() {
        Turn turn = Turn.here();
        if (turn == null) {
            return super.prestartCoreThread();
        }
        boolean missing = model.workers(turn) < getCorePoolSize();
        if (missing) {
            hire(null);
        }
        return missing;
    }

    @Override
    public int prestartAllCoreThreads() {
        if (Turn.here() == null) {
            return super.prestartAllCoreThreads();
        }
        int started = 0;
        while (prestartCoreThread()) {
            started++;
        }
        return started;
    }

    private void work(@Nullable Runnable first, int number) {
        Turn turn = Turn.require();
        for (Runnable task = first == null ? model.next(turn, tasks, number) : first;
                task != null;
                task = model.next(turn, tasks, number)) {
            perform(turn, task);
        }
    }

    private void perform(Turn turn, Runnable task) {
        Throwable failure = null;
        try {
            beforeExecute(turn.thread(), task);
            task.run();
        } catch (RuntimeException | Error e) {
            failure = e;
            throw e;
        } finally {
            end(turn, task, failure);
        }
    }

    private void end(Turn turn, Runnable task, @Nullable Throwable failure) {
        try {
            afterExecute(task, failure);
        } finally {
            model.finish(turn);
            if (failure != null) {
                model.lose(turn);
                if (!model.isShutDown(turn)) {
                    hire(null);
                }
            }
        }
    }

    @Override
    public void shutdown() {
        Turn turn = Turn.here();
        if (turn == null) {
            super.shutdown();
        } else {
            model.shutDown(turn);
        }
    }

    @Override
    public List<Runnable> shutdownNow() {
        Turn turn = Turn.here();
        if (turn == null) {
            return super.shutdownNow();
        }
        model.shutDown(turn);
        List<Runnable> drained = model.drain(turn, tasks);
        model.everyWorker().forEach(Threads::interrupt);
        return drained;
    }

    /** Waits for all tasks, as {@code ExecutorService.close} of newer JDKs does. */
    public void close() {
        shutdown();
        Turn turn = Turn.here();
        if (turn != null) {
            model.awaitingTermination(turn).take();
            return;
        }
        try {
            super.awaitTermination(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            super.shutdownNow();
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
        Turn turn = Turn.here();
        return turn == null
                ? super.awaitTermination(timeout, unit)
                : model.awaitingTermination(turn)
                        .timed(unit.toNanos(timeout))
                        .interruptible()
                        .takeOrThrow();
    }

    @Override
    public boolean isShutdown() {
        Turn turn = Turn.here();
        return turn == null ? super.isShutdown() : model.isShutDown(turn);
    }

    @Override
    public boolean isTerminated() {
        Turn turn = Turn.here();
        return turn == null ? super.isTerminated() : model.isTerminated(turn);
    }

    @Override
    public boolean isTerminating() {
        Turn turn = Turn.here();
        return turn == null ? super.isTerminating() : model.isShutDown(turn) && !model.isTerminated(turn);
    }

    @Override
    public boolean remove(Runnable task) {
        Turn turn = Turn.here();
        return turn == null ? super.remove(task) : model.remove(turn, tasks, task);
    }

    @Override
    public int getPoolSize() {
        Turn turn = Turn.here();
        return turn == null ? super.getPoolSize() : model.workers(turn);
    }

    @Override
    public int getActiveCount() {
        Turn turn = Turn.here();
        return turn == null ? super.getActiveCount() : Math.min(model.unfinished(turn), model.workers(turn));
    }

    @Override
    public long getTaskCount() {
        Turn turn = Turn.here();
        return turn == null ? super.getTaskCount() : model.admitted(turn);
    }

    @Override
    public long getCompletedTaskCount() {
        Turn turn = Turn.here();
        return turn == null ? super.getCompletedTaskCount() : model.admitted(turn) - model.unfinished(turn);
    }

    @Override
    protected <T> RunnableFuture<T> newTaskFor(Callable<T> task) {
        return new BraidFutureTask<>(task);
    }

    @Override
    protected <T> RunnableFuture<T> newTaskFor(Runnable task, T result) {
        return new BraidFutureTask<>(task, result);
    }

    @Override
    public <T> T invokeAny(Collection<? extends Callable<T>> choices) throws InterruptedException, ExecutionException {
        return Turn.here() == null ? super.invokeAny(choices) : FirstSuccess.of(this, choices);
    }

    @Override
    public <T> T invokeAny(Collection<? extends Callable<T>> choices, long timeout, TimeUnit unit)
            throws InterruptedException, ExecutionException, TimeoutException {
        return Turn.here() == null
                ? super.invokeAny(choices, timeout, unit)
                : FirstSuccess.of(this, choices, unit.toNanos(timeout));
    }
}
