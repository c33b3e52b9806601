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
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Stands for {@link CompletableFuture}: a counter that is 1 once it is completed.
 *
 * <p>The result is kept by the super class. What depends on it is kept here ({@link Dependents}), since who runs a
 * dependent function (the thread that completes, or the one that adds it to a completed future) is a race that must be
 * explored.
 */
public class BraidCompletableFuture<T> extends CompletableFuture<T> {

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

    /** The executor for functions of the async methods that name none. */
    private Executor async() {
        return defaultExecutor();
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

    /** A result as it was stored, without the wrapping of {@code get} and {@code join}. */
    record Result<T>(T value, @Nullable Throwable failure) {}

    /** The result of this future, which is completed. */
    @SuppressWarnings({"unchecked", "rawtypes"}) // an array of a generic type, to get a value out of a callback
    Result<T> result() {
        Result[] result = new Result[1];
        super.whenComplete((value, failure) -> result[0] = new Result(value, failure));
        return result[0];
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
        return completeAsync(supplier, async());
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
    public <U> CompletableFuture<U> thenApply(Function<? super T, ? extends U> function) {
        return Turn.here() == null ? super.thenApply(function) : Dependents.apply(this, function, null);
    }

    @Override
    public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> function) {
        return Turn.here() == null ? super.thenApplyAsync(function) : Dependents.apply(this, function, async());
    }

    @Override
    public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> function, Executor executor) {
        return Turn.here() == null
                ? super.thenApplyAsync(function, executor)
                : Dependents.apply(this, function, executor);
    }

    @Override
    public CompletableFuture<Void> thenAccept(Consumer<? super T> action) {
        return Turn.here() == null ? super.thenAccept(action) : Dependents.accept(this, action, null);
    }

    @Override
    public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> action) {
        return Turn.here() == null ? super.thenAcceptAsync(action) : Dependents.accept(this, action, async());
    }

    @Override
    public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> action, Executor executor) {
        return Turn.here() == null
                ? super.thenAcceptAsync(action, executor)
                : Dependents.accept(this, action, executor);
    }

    @Override
    public CompletableFuture<Void> thenRun(Runnable action) {
        return Turn.here() == null ? super.thenRun(action) : Dependents.run(this, action, null);
    }

    @Override
    public CompletableFuture<Void> thenRunAsync(Runnable action) {
        return Turn.here() == null ? super.thenRunAsync(action) : Dependents.run(this, action, async());
    }

    @Override
    public CompletableFuture<Void> thenRunAsync(Runnable action, Executor executor) {
        return Turn.here() == null ? super.thenRunAsync(action, executor) : Dependents.run(this, action, executor);
    }

    @Override
    public <U> CompletableFuture<U> handle(BiFunction<? super T, Throwable, ? extends U> function) {
        return Turn.here() == null ? super.handle(function) : Dependents.handle(this, function, null);
    }

    @Override
    public <U> CompletableFuture<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> function) {
        return Turn.here() == null ? super.handleAsync(function) : Dependents.handle(this, function, async());
    }

    @Override
    public <U> CompletableFuture<U> handleAsync(
            BiFunction<? super T, Throwable, ? extends U> function, Executor executor) {
        return Turn.here() == null
                ? super.handleAsync(function, executor)
                : Dependents.handle(this, function, executor);
    }

    @Override
    public CompletableFuture<T> whenComplete(BiConsumer<? super T, ? super Throwable> action) {
        return Turn.here() == null ? super.whenComplete(action) : Dependents.whenComplete(this, action, null);
    }

    @Override
    public CompletableFuture<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> action) {
        return Turn.here() == null ? super.whenCompleteAsync(action) : Dependents.whenComplete(this, action, async());
    }

    @Override
    public CompletableFuture<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> action, Executor executor) {
        return Turn.here() == null
                ? super.whenCompleteAsync(action, executor)
                : Dependents.whenComplete(this, action, executor);
    }

    @Override
    public CompletableFuture<T> exceptionally(Function<Throwable, ? extends T> function) {
        return Turn.here() == null ? super.exceptionally(function) : Dependents.exceptionally(this, function, null);
    }

    @Override
    public CompletableFuture<T> exceptionallyAsync(Function<Throwable, ? extends T> function) {
        return Turn.here() == null
                ? super.exceptionallyAsync(function)
                : Dependents.exceptionally(this, function, async());
    }

    @Override
    public CompletableFuture<T> exceptionallyAsync(Function<Throwable, ? extends T> function, Executor executor) {
        return Turn.here() == null
                ? super.exceptionallyAsync(function, executor)
                : Dependents.exceptionally(this, function, executor);
    }

    @Override
    public CompletableFuture<T> exceptionallyCompose(Function<Throwable, ? extends CompletionStage<T>> function) {
        return Turn.here() == null
                ? super.exceptionallyCompose(function)
                : Dependents.exceptionallyCompose(this, function, null);
    }

    @Override
    public CompletableFuture<T> exceptionallyComposeAsync(Function<Throwable, ? extends CompletionStage<T>> function) {
        return Turn.here() == null
                ? super.exceptionallyComposeAsync(function)
                : Dependents.exceptionallyCompose(this, function, async());
    }

    @Override
    public CompletableFuture<T> exceptionallyComposeAsync(
            Function<Throwable, ? extends CompletionStage<T>> function, Executor executor) {
        return Turn.here() == null
                ? super.exceptionallyComposeAsync(function, executor)
                : Dependents.exceptionallyCompose(this, function, executor);
    }

    @Override
    public <U> CompletableFuture<U> thenCompose(Function<? super T, ? extends CompletionStage<U>> function) {
        return Turn.here() == null ? super.thenCompose(function) : Dependents.compose(this, function, null);
    }

    @Override
    public <U> CompletableFuture<U> thenComposeAsync(Function<? super T, ? extends CompletionStage<U>> function) {
        return Turn.here() == null ? super.thenComposeAsync(function) : Dependents.compose(this, function, async());
    }

    @Override
    public <U> CompletableFuture<U> thenComposeAsync(
            Function<? super T, ? extends CompletionStage<U>> function, Executor executor) {
        return Turn.here() == null
                ? super.thenComposeAsync(function, executor)
                : Dependents.compose(this, function, executor);
    }

    @Override
    public <U, V> CompletableFuture<V> thenCombine(
            CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> function) {
        return Turn.here() == null
                ? super.thenCombine(other, function)
                : Dependents.combine(this, other, function, null);
    }

    @Override
    public <U, V> CompletableFuture<V> thenCombineAsync(
            CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> function) {
        return Turn.here() == null
                ? super.thenCombineAsync(other, function)
                : Dependents.combine(this, other, function, async());
    }

    @Override
    public <U, V> CompletableFuture<V> thenCombineAsync(
            CompletionStage<? extends U> other,
            BiFunction<? super T, ? super U, ? extends V> function,
            Executor executor) {
        return Turn.here() == null
                ? super.thenCombineAsync(other, function, executor)
                : Dependents.combine(this, other, function, executor);
    }

    @Override
    public <U> CompletableFuture<Void> thenAcceptBoth(
            CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> action) {
        return Turn.here() == null
                ? super.thenAcceptBoth(other, action)
                : Dependents.acceptBoth(this, other, action, null);
    }

    @Override
    public <U> CompletableFuture<Void> thenAcceptBothAsync(
            CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> action) {
        return Turn.here() == null
                ? super.thenAcceptBothAsync(other, action)
                : Dependents.acceptBoth(this, other, action, async());
    }

    @Override
    public <U> CompletableFuture<Void> thenAcceptBothAsync(
            CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> action, Executor executor) {
        return Turn.here() == null
                ? super.thenAcceptBothAsync(other, action, executor)
                : Dependents.acceptBoth(this, other, action, executor);
    }

    @Override
    public CompletableFuture<Void> runAfterBoth(CompletionStage<?> other, Runnable action) {
        return Turn.here() == null
                ? super.runAfterBoth(other, action)
                : Dependents.runAfterBoth(this, other, action, null);
    }

    @Override
    public CompletableFuture<Void> runAfterBothAsync(CompletionStage<?> other, Runnable action) {
        return Turn.here() == null
                ? super.runAfterBothAsync(other, action)
                : Dependents.runAfterBoth(this, other, action, async());
    }

    @Override
    public CompletableFuture<Void> runAfterBothAsync(CompletionStage<?> other, Runnable action, Executor executor) {
        return Turn.here() == null
                ? super.runAfterBothAsync(other, action, executor)
                : Dependents.runAfterBoth(this, other, action, executor);
    }

    @Override
    public <U> CompletableFuture<U> applyToEither(CompletionStage<? extends T> other, Function<? super T, U> function) {
        return Turn.here() == null
                ? super.applyToEither(other, function)
                : Dependents.applyToEither(this, other, function, null);
    }

    @Override
    public <U> CompletableFuture<U> applyToEitherAsync(
            CompletionStage<? extends T> other, Function<? super T, U> function) {
        return Turn.here() == null
                ? super.applyToEitherAsync(other, function)
                : Dependents.applyToEither(this, other, function, async());
    }

    @Override
    public <U> CompletableFuture<U> applyToEitherAsync(
            CompletionStage<? extends T> other, Function<? super T, U> function, Executor executor) {
        return Turn.here() == null
                ? super.applyToEitherAsync(other, function, executor)
                : Dependents.applyToEither(this, other, function, executor);
    }

    @Override
    public CompletableFuture<Void> acceptEither(CompletionStage<? extends T> other, Consumer<? super T> action) {
        return Turn.here() == null
                ? super.acceptEither(other, action)
                : Dependents.acceptEither(this, other, action, null);
    }

    @Override
    public CompletableFuture<Void> acceptEitherAsync(CompletionStage<? extends T> other, Consumer<? super T> action) {
        return Turn.here() == null
                ? super.acceptEitherAsync(other, action)
                : Dependents.acceptEither(this, other, action, async());
    }

    @Override
    public CompletableFuture<Void> acceptEitherAsync(
            CompletionStage<? extends T> other, Consumer<? super T> action, Executor executor) {
        return Turn.here() == null
                ? super.acceptEitherAsync(other, action, executor)
                : Dependents.acceptEither(this, other, action, executor);
    }

    @Override
    public CompletableFuture<Void> runAfterEither(CompletionStage<?> other, Runnable action) {
        return Turn.here() == null
                ? super.runAfterEither(other, action)
                : Dependents.runAfterEither(this, other, action, null);
    }

    @Override
    public CompletableFuture<Void> runAfterEitherAsync(CompletionStage<?> other, Runnable action) {
        return Turn.here() == null
                ? super.runAfterEitherAsync(other, action)
                : Dependents.runAfterEither(this, other, action, async());
    }

    @Override
    public CompletableFuture<Void> runAfterEitherAsync(CompletionStage<?> other, Runnable action, Executor executor) {
        return Turn.here() == null
                ? super.runAfterEitherAsync(other, action, executor)
                : Dependents.runAfterEither(this, other, action, executor);
    }
}
