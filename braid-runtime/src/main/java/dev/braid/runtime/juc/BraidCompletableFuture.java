package dev.braid.runtime.juc;

import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.Mode;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/**
 * Stands for {@link CompletableFuture}: a counter that is 1 once it is completed.
 *
 * <p>The result is kept by the super class. What depends on it is kept here ({@link Dependents}), since who runs a
 * dependent function (the thread that completes, or the one that adds it to a completed future) is a race that must be
 * explored.
 */
public class BraidCompletableFuture<T> extends FutureStages<T> {

    private static final int COMPLETED = 1;

    private final Shared completed = new Shared("CompletableFuture");
    private final Deque<Runnable> dependents = new ArrayDeque<>();

    public BraidCompletableFuture() {}

    @Override
    public <U> CompletableFuture<U> newIncompleteFuture() {
        return new BraidCompletableFuture<>();
    }

    @Override
    public Executor defaultExecutor() {
        return Turn.here() == null ? super.defaultExecutor() : BraidExecutors.commonPool();
    }

    @Override
    public boolean complete(T value) {
        Turn turn = Turn.here();
        return turn == null ? super.complete(value) : completes(turn) && super.complete(value) && fire();
    }

    @Override
    public boolean completeExceptionally(Throwable failure) {
        Turn turn = Turn.here();
        if (turn == null) {
            return super.completeExceptionally(failure);
        }
        Objects.requireNonNull(failure);
        return completes(turn) && super.completeExceptionally(failure) && fire();
    }

    @Override
    public boolean cancel(boolean mayInterrupt) {
        Turn turn = Turn.here();
        if (turn == null) {
            return super.cancel(mayInterrupt);
        }
        return completes(turn) ? super.cancel(mayInterrupt) && fire() : super.isCancelled();
    }

    private boolean completes(Turn turn) {
        return turn.announce(Action.COMPLETE)
                .trying(completed(turn), Mode.UPDATE, Mode.READ)
                .counting(0, 0, COMPLETED)
                .takeIfAccepted();
    }

    /** Runs what depends on this future, last added first, as the JDK does. */
    private boolean fire() {
        for (Runnable next = dependents.pollFirst(); next != null; next = dependents.pollFirst()) {
            next.run();
        }
        return true;
    }

    /** Runs something once this future is completed: now, or when another thread completes it. */
    void whenDone(Turn turn, Runnable dependent) {
        boolean done = turn.announce(Action.CALL)
                .trying(completed(turn), Mode.READ, Mode.UPDATE)
                .counting(COMPLETED, Integer.MAX_VALUE, 0)
                .takeIfAccepted();
        if (done) {
            dependent.run();
        } else {
            dependents.addFirst(dependent);
        }
    }

    @Override
    public void obtrudeValue(T value) {
        obtrude();
        super.obtrudeValue(value);
        fire();
    }

    @Override
    public void obtrudeException(Throwable failure) {
        obtrude();
        super.obtrudeException(failure);
        fire();
    }

    private void obtrude() {
        Turn turn = Turn.here();
        if (turn != null) {
            turn.announce(Action.COMPLETE)
                    .touching(completed(turn), Mode.UPDATE)
                    .adding(COMPLETED)
                    .take();
        }
    }

    @Override
    public T get() throws InterruptedException, ExecutionException {
        Turn turn = Turn.here();
        if (turn != null) {
            request(turn).interruptible().takeOrThrow();
        }
        return super.get();
    }

    @Override
    public T get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        Turn turn = Turn.here();
        if (turn == null) {
            return super.get(timeout, unit);
        }
        if (!request(turn).timed(unit.toNanos(timeout)).interruptible().takeOrThrow()) {
            throw new TimeoutException();
        }
        return super.get();
    }

    @Override
    public T join() {
        Turn turn = Turn.here();
        if (turn != null) {
            request(turn).take();
        }
        return super.join();
    }

    private Turn request(Turn turn) {
        return turn.announce(Action.AWAIT)
                .blocking(completed(turn), Mode.READ)
                .counting(COMPLETED, Integer.MAX_VALUE, 0);
    }

    @Override
    public T getNow(T absent) {
        look();
        return super.getNow(absent);
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

    @Override
    public boolean isCompletedExceptionally() {
        look();
        return super.isCompletedExceptionally();
    }

    private void look() {
        Turn turn = Turn.here();
        if (turn != null) {
            turn.announce(Action.READ).touching(completed(turn), Mode.READ).take();
        }
    }

    private int completed(Turn turn) {
        if (completed.isNewTo(turn)) {
            dependents.clear();
        }
        return completed.counter(turn, super.isDone() ? COMPLETED : 0);
    }

    @Override
    public CompletableFuture<T> completeAsync(Supplier<? extends T> supplier) {
        return completeAsync(supplier, defaultExecutor());
    }

    @Override
    public CompletableFuture<T> completeAsync(Supplier<? extends T> supplier, Executor executor) {
        if (Turn.here() == null) {
            return super.completeAsync(supplier, executor);
        }
        executor.execute(Dependents.completing(this, supplier));
        return this;
    }

    @Override
    public CompletableFuture<T> copy() {
        return thenApply(value -> value);
    }

    @Override
    public CompletionStage<T> minimalCompletionStage() {
        return thenApply(value -> value);
    }

    @Override
    public int getNumberOfDependents() {
        look();
        return Turn.here() == null ? super.getNumberOfDependents() : dependents.size();
    }

    @Override
    public CompletableFuture<T> orTimeout(long timeout, TimeUnit unit) {
        Turn turn = Turn.here();
        return turn == null
                ? super.orTimeout(timeout, unit)
                : afterTime(unit.toNanos(timeout), () -> completeExceptionally(new TimeoutException()));
    }

    @Override
    public CompletableFuture<T> completeOnTimeout(T value, long timeout, TimeUnit unit) {
        Turn turn = Turn.here();
        return turn == null
                ? super.completeOnTimeout(value, timeout, unit)
                : afterTime(unit.toNanos(timeout), () -> complete(value));
    }

    private CompletableFuture<T> afterTime(long nanos, Runnable action) {
        BraidExecutors.commonPool().execute(() -> {
            if (request(Turn.require()).timed(nanos).take() != Turn.NORMAL) {
                action.run();
            }
        });
        return this;
    }

    @Override
    BraidCompletableFuture<T> self() {
        return this;
    }
}
