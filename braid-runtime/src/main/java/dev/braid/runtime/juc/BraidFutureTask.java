package dev.braid.runtime.juc;

import dev.braid.runtime.carrier.Carrier;
import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.Mode;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * Stands for {@link FutureTask}: a counter that is 0 before, 1 while somebody runs the task, and above once it is
 * completed. The result itself is kept by the super class.
 */
public class BraidFutureTask<V> extends FutureTask<V> {

    private static final int RUNNING = 1;
    private static final int COMPLETED = 2;

    private final Callable<V> body;
    private final Shared progress = new Shared("FutureTask");
    private @Nullable Thread runner;

    public BraidFutureTask(Callable<V> body) {
        super(body);
        this.body = body;
    }

    public BraidFutureTask(Runnable body, V result) {
        this(Executors.callable(body, result));
    }

    @Override
    public void run() {
        Turn turn = Turn.here();
        if (turn == null) {
            super.run();
        } else if (claims(turn)) {
            runner = turn.thread();
            try {
                set(body.call());
            } catch (Carrier.Abandoned over) {
                throw over;
            } catch (Throwable failure) {
                setException(failure);
            } finally {
                runner = null;
            }
        }
    }

    @Override
    protected boolean runAndReset() {
        Turn turn = Turn.here();
        if (turn == null) {
            return super.runAndReset();
        }
        if (!claims(turn)) {
            return false;
        }
        runner = turn.thread();
        try {
            body.call();
        } catch (Carrier.Abandoned over) {
            throw over;
        } catch (Throwable failure) {
            setException(failure);
            return false;
        } finally {
            runner = null;
        }
        return turn.announce(Action.UPDATE)
                .trying(progress(turn), Mode.UPDATE, Mode.READ)
                .counting(RUNNING, RUNNING, -RUNNING)
                .takeIfAccepted();
    }

    /** A task runs once: not if it was cancelled before, and not if another thread runs it. */
    private boolean claims(Turn turn) {
        return turn.announce(Action.UPDATE)
                .trying(progress(turn), Mode.UPDATE, Mode.READ)
                .counting(0, 0, RUNNING)
                .takeIfAccepted();
    }

    @Override
    protected void set(V value) {
        Turn turn = Turn.here();
        if (turn == null || completes(turn)) {
            super.set(value);
        }
    }

    @Override
    protected void setException(Throwable failure) {
        Turn turn = Turn.here();
        if (turn == null || completes(turn)) {
            super.setException(failure);
        }
    }

    private boolean completes(Turn turn) {
        return turn.announce(Action.COMPLETE)
                .trying(progress(turn), Mode.UPDATE, Mode.READ)
                .counting(0, RUNNING, COMPLETED)
                .takeIfAccepted();
    }

    @Override
    public boolean cancel(boolean mayInterruptIfRunning) {
        Turn turn = Turn.here();
        if (turn == null) {
            return super.cancel(mayInterruptIfRunning);
        }
        if (!completes(turn)) {
            return false;
        }
        Thread running = runner;
        if (mayInterruptIfRunning && running != null) {
            Threads.interrupt(running);
        }
        return super.cancel(false);
    }

    @Override
    public V get() throws InterruptedException, ExecutionException {
        Turn turn = Turn.here();
        if (turn != null) {
            request(turn).interruptible().takeOrThrow();
        }
        return super.get();
    }

    @Override
    public V get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        Turn turn = Turn.here();
        if (turn == null) {
            return super.get(timeout, unit);
        }
        if (!request(turn).timed(unit.toNanos(timeout)).interruptible().takeOrThrow()) {
            throw new TimeoutException();
        }
        return super.get();
    }

    private Turn request(Turn turn) {
        return turn.announce(Action.AWAIT)
                .blocking(progress(turn), Mode.READ)
                .counting(COMPLETED, Integer.MAX_VALUE, 0);
    }

    @Override
    public boolean isDone() {
        look();
        return super.isDone();
    }

    @Override
    public boolean isCancelled() {
        look();
        return super.isCancelled();
    }

    private void look() {
        Turn turn = Turn.here();
        if (turn != null) {
            turn.announce(Action.READ).touching(progress(turn), Mode.READ).take();
        }
    }

    private int progress(Turn turn) {
        return progress.counter(turn, super.isDone() ? COMPLETED : 0);
    }
}
