package dev.braid.runtime.juc;

import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.Mode;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.Delayed;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionHandler;
import java.util.concurrent.RunnableScheduledFuture;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;

/**
 * Stands for {@link ScheduledThreadPoolExecutor}, on the virtual clock.
 *
 * <p>Each task has a thread of its own, which sleeps until its time has come and then takes one of as many permits as the
 * pool has threads. After a shutdown, delayed tasks still run and periodic ones end, as is the default.
 */
public class BraidScheduledThreadPoolExecutor extends ScheduledThreadPoolExecutor {

    private static final long ONCE = 0;

    private final PoolModel model = new PoolModel();
    private final Shared permits = new Shared("a thread of the pool");
    private final List<Scheduled<?>> scheduled = new ArrayList<>();

    public BraidScheduledThreadPoolExecutor(int threads) {
        this(threads, new NamedThreads());
    }

    public BraidScheduledThreadPoolExecutor(int threads, ThreadFactory factory) {
        this(threads, factory, new AbortPolicy());
    }

    public BraidScheduledThreadPoolExecutor(int threads, RejectedExecutionHandler handler) {
        this(threads, new NamedThreads(), handler);
    }

    public BraidScheduledThreadPoolExecutor(int threads, ThreadFactory factory, RejectedExecutionHandler handler) {
        super(threads, factory, handler);
    }

    /** A task with its time, in nanoseconds of the virtual clock. A negative period counts from end to begin. */
    private final class Scheduled<V> extends BraidFutureTask<V> implements RunnableScheduledFuture<V> {

        private final long period;
        private long time;

        Scheduled(Callable<V> body, long time, long period) {
            super(body);
            this.time = time;
            this.period = period;
        }

        @Override
        public boolean isPeriodic() {
            return period != ONCE;
        }

        @Override
        public long getDelay(TimeUnit unit) {
            return unit.convert(time - Turn.require().now(), TimeUnit.NANOSECONDS);
        }

        @Override
        public int compareTo(Delayed other) {
            return Long.compare(getDelay(TimeUnit.NANOSECONDS), other.getDelay(TimeUnit.NANOSECONDS));
        }

        /** The life of its thread. */
        void live() {
            Turn turn = Turn.require();
            try {
                do {
                    Threads.sleeps(Math.max(0, time - turn.now()));
                } while (!isCancelled() && perform(turn));
            } finally {
                model.finish(turn);
            }
        }

        /** Whether it is to run again. */
        private boolean perform(Turn turn) {
            if (isPeriodic() && model.isShutDown(turn)) {
                cancel(false);
                return false;
            }
            takePermit(turn, -1);
            try {
                if (!isPeriodic()) {
                    run();
                    return false;
                }
                boolean again = runAndReset();
                time = period > 0 ? time + period : turn.now() - period;
                return again;
            } finally {
                takePermit(turn, 1);
            }
        }
    }

    private void takePermit(Turn turn, int delta) {
        int counter = permits.counter(turn, Math.max(1, getCorePoolSize()));
        if (delta < 0) {
            turn.announce(Action.ACQUIRE)
                    .blocking(counter, Mode.UPDATE)
                    .counting(1, Integer.MAX_VALUE, delta)
                    .about(permits)
                    .take();
        } else {
            turn.announce(Action.RELEASE)
                    .touching(counter, Mode.COMMUTE)
                    .adding(delta)
                    .take();
        }
    }

    private <V> ScheduledFuture<V> start(Turn turn, Callable<V> body, long delay, long period) {
        Scheduled<V> task = new Scheduled<>(body, turn.now() + Math.max(0, delay), period);
        if (!model.admit(turn)) {
            getRejectedExecutionHandler().rejectedExecution(task, this);
            return task;
        }
        Thread thread = getThreadFactory().newThread(task::live);
        scheduled.add(task);
        model.hire(thread);
        Threads.start(thread);
        return task;
    }

    @Override
    public ScheduledFuture<?> schedule(Runnable task, long delay, TimeUnit unit) {
        Turn turn = Turn.here();
        return turn == null
                ? super.schedule(task, delay, unit)
                : start(turn, Executors.callable(task), unit.toNanos(delay), ONCE);
    }

    @Override
    public <V> ScheduledFuture<V> schedule(Callable<V> task, long delay, TimeUnit unit) {
        Turn turn = Turn.here();
        return turn == null
                ? super.schedule(task, delay, unit)
                : start(turn, Objects.requireNonNull(task), unit.toNanos(delay), ONCE);
    }

    @Override
    public ScheduledFuture<?> scheduleAtFixedRate(Runnable task, long delay, long period, TimeUnit unit) {
        Turn turn = Turn.here();
        return turn == null
                ? super.scheduleAtFixedRate(task, delay, period, unit)
                : start(turn, Executors.callable(task), unit.toNanos(delay), positive(unit.toNanos(period)));
    }

    @Override
    public ScheduledFuture<?> scheduleWithFixedDelay(Runnable task, long delay, long pause, TimeUnit unit) {
        Turn turn = Turn.here();
        return turn == null
                ? super.scheduleWithFixedDelay(task, delay, pause, unit)
                : start(turn, Executors.callable(task), unit.toNanos(delay), -positive(unit.toNanos(pause)));
    }

    private static long positive(long period) {
        if (period <= 0) {
            throw new IllegalArgumentException();
        }
        return period;
    }

    @Override
    public void execute(Runnable task) {
        schedule(task, 0, TimeUnit.NANOSECONDS);
    }

    @Override
    public Future<?> submit(Runnable task) {
        return schedule(task, 0, TimeUnit.NANOSECONDS);
    }

    @Override
    public <T> Future<T> submit(Runnable task, T result) {
        return schedule(Executors.callable(task, result), 0, TimeUnit.NANOSECONDS);
    }

    @Override
    public <T> Future<T> submit(Callable<T> task) {
        return schedule(task, 0, TimeUnit.NANOSECONDS);
    }

    @Override
    public void shutdown() {
        Turn turn = Turn.here();
        if (turn == null) {
            super.shutdown();
        } else if (model.shutDown(turn)) {
            cancel(turn, false);
        }
    }

    @Override
    public List<Runnable> shutdownNow() {
        Turn turn = Turn.here();
        if (turn == null) {
            return super.shutdownNow();
        }
        model.shutDown(turn);
        return cancel(turn, true);
    }

    /** Ends the waiting of tasks that are not to run any more: the periodic ones, or all. */
    private List<Runnable> cancel(Turn turn, boolean all) {
        List<Runnable> cancelled = new ArrayList<>();
        List<Thread> threads = model.everyWorker();
        for (int i = 0; i < threads.size(); i++) {
            Scheduled<?> task = scheduled.get(i);
            if ((all || task.isPeriodic()) && task.cancel(true)) {
                cancelled.add(task);
                Threads.interrupt(threads.get(i));
            }
        }
        return cancelled;
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
}
