package dev.braid.runtime.juc;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The methods of {@link CompletionStage}: under control what {@link Dependents} makes of them. */
abstract class FutureStages<T> extends CompletableFuture<T> {

    abstract BraidCompletableFuture<T> self();

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
    public <U> CompletableFuture<U> thenApply(Function<? super T, ? extends U> function) {
        return Turn.here() == null ? super.thenApply(function) : Dependents.apply(self(), function, null);
    }

    @Override
    public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> function) {
        return Turn.here() == null
                ? super.thenApplyAsync(function)
                : Dependents.apply(self(), function, defaultExecutor());
    }

    @Override
    public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> function, Executor executor) {
        return Turn.here() == null
                ? super.thenApplyAsync(function, executor)
                : Dependents.apply(self(), function, executor);
    }

    @Override
    public CompletableFuture<Void> thenAccept(Consumer<? super T> action) {
        return Turn.here() == null ? super.thenAccept(action) : Dependents.accept(self(), action, null);
    }

    @Override
    public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> action) {
        return Turn.here() == null
                ? super.thenAcceptAsync(action)
                : Dependents.accept(self(), action, defaultExecutor());
    }

    @Override
    public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> action, Executor executor) {
        return Turn.here() == null
                ? super.thenAcceptAsync(action, executor)
                : Dependents.accept(self(), action, executor);
    }

    @Override
    public CompletableFuture<Void> thenRun(Runnable action) {
        return Turn.here() == null ? super.thenRun(action) : Dependents.run(self(), action, null);
    }

    @Override
    public CompletableFuture<Void> thenRunAsync(Runnable action) {
        return Turn.here() == null ? super.thenRunAsync(action) : Dependents.run(self(), action, defaultExecutor());
    }

    @Override
    public CompletableFuture<Void> thenRunAsync(Runnable action, Executor executor) {
        return Turn.here() == null ? super.thenRunAsync(action, executor) : Dependents.run(self(), action, executor);
    }

    @Override
    public <U> CompletableFuture<U> handle(BiFunction<? super T, Throwable, ? extends U> function) {
        return Turn.here() == null ? super.handle(function) : Dependents.handle(self(), function, null);
    }

    @Override
    public <U> CompletableFuture<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> function) {
        return Turn.here() == null
                ? super.handleAsync(function)
                : Dependents.handle(self(), function, defaultExecutor());
    }

    @Override
    public <U> CompletableFuture<U> handleAsync(
            BiFunction<? super T, Throwable, ? extends U> function, Executor executor) {
        return Turn.here() == null
                ? super.handleAsync(function, executor)
                : Dependents.handle(self(), function, executor);
    }

    @Override
    public CompletableFuture<T> whenComplete(BiConsumer<? super T, ? super Throwable> action) {
        return Turn.here() == null ? super.whenComplete(action) : Dependents.whenComplete(self(), action, null);
    }

    @Override
    public CompletableFuture<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> action) {
        return Turn.here() == null
                ? super.whenCompleteAsync(action)
                : Dependents.whenComplete(self(), action, defaultExecutor());
    }

    @Override
    public CompletableFuture<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> action, Executor executor) {
        return Turn.here() == null
                ? super.whenCompleteAsync(action, executor)
                : Dependents.whenComplete(self(), action, executor);
    }

    @Override
    public CompletableFuture<T> exceptionally(Function<Throwable, ? extends T> function) {
        return Turn.here() == null ? super.exceptionally(function) : Dependents.exceptionally(self(), function, null);
    }

    @Override
    public CompletableFuture<T> exceptionallyAsync(Function<Throwable, ? extends T> function) {
        return Turn.here() == null
                ? super.exceptionallyAsync(function)
                : Dependents.exceptionally(self(), function, defaultExecutor());
    }

    @Override
    public CompletableFuture<T> exceptionallyAsync(Function<Throwable, ? extends T> function, Executor executor) {
        return Turn.here() == null
                ? super.exceptionallyAsync(function, executor)
                : Dependents.exceptionally(self(), function, executor);
    }

    @Override
    public CompletableFuture<T> exceptionallyCompose(Function<Throwable, ? extends CompletionStage<T>> function) {
        return Turn.here() == null
                ? super.exceptionallyCompose(function)
                : Dependents.exceptionallyCompose(self(), function, null);
    }

    @Override
    public CompletableFuture<T> exceptionallyComposeAsync(Function<Throwable, ? extends CompletionStage<T>> function) {
        return Turn.here() == null
                ? super.exceptionallyComposeAsync(function)
                : Dependents.exceptionallyCompose(self(), function, defaultExecutor());
    }

    @Override
    public CompletableFuture<T> exceptionallyComposeAsync(
            Function<Throwable, ? extends CompletionStage<T>> function, Executor executor) {
        return Turn.here() == null
                ? super.exceptionallyComposeAsync(function, executor)
                : Dependents.exceptionallyCompose(self(), function, executor);
    }

    @Override
    public <U> CompletableFuture<U> thenCompose(Function<? super T, ? extends CompletionStage<U>> function) {
        return Turn.here() == null ? super.thenCompose(function) : Dependents.compose(self(), function, null);
    }

    @Override
    public <U> CompletableFuture<U> thenComposeAsync(Function<? super T, ? extends CompletionStage<U>> function) {
        return Turn.here() == null
                ? super.thenComposeAsync(function)
                : Dependents.compose(self(), function, defaultExecutor());
    }

    @Override
    public <U> CompletableFuture<U> thenComposeAsync(
            Function<? super T, ? extends CompletionStage<U>> function, Executor executor) {
        return Turn.here() == null
                ? super.thenComposeAsync(function, executor)
                : Dependents.compose(self(), function, executor);
    }

    @Override
    public <U, V> CompletableFuture<V> thenCombine(
            CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> function) {
        return Turn.here() == null
                ? super.thenCombine(other, function)
                : Dependents.combine(self(), other, function, null);
    }

    @Override
    public <U, V> CompletableFuture<V> thenCombineAsync(
            CompletionStage<? extends U> other, BiFunction<? super T, ? super U, ? extends V> function) {
        return Turn.here() == null
                ? super.thenCombineAsync(other, function)
                : Dependents.combine(self(), other, function, defaultExecutor());
    }

    @Override
    public <U, V> CompletableFuture<V> thenCombineAsync(
            CompletionStage<? extends U> other,
            BiFunction<? super T, ? super U, ? extends V> function,
            Executor executor) {
        return Turn.here() == null
                ? super.thenCombineAsync(other, function, executor)
                : Dependents.combine(self(), other, function, executor);
    }

    @Override
    public <U> CompletableFuture<Void> thenAcceptBoth(
            CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> action) {
        return Turn.here() == null
                ? super.thenAcceptBoth(other, action)
                : Dependents.acceptBoth(self(), other, action, null);
    }

    @Override
    public <U> CompletableFuture<Void> thenAcceptBothAsync(
            CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> action) {
        return Turn.here() == null
                ? super.thenAcceptBothAsync(other, action)
                : Dependents.acceptBoth(self(), other, action, defaultExecutor());
    }

    @Override
    public <U> CompletableFuture<Void> thenAcceptBothAsync(
            CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> action, Executor executor) {
        return Turn.here() == null
                ? super.thenAcceptBothAsync(other, action, executor)
                : Dependents.acceptBoth(self(), other, action, executor);
    }

    @Override
    public CompletableFuture<Void> runAfterBoth(CompletionStage<?> other, Runnable action) {
        return Turn.here() == null
                ? super.runAfterBoth(other, action)
                : Dependents.runAfterBoth(self(), other, action, null);
    }

    @Override
    public CompletableFuture<Void> runAfterBothAsync(CompletionStage<?> other, Runnable action) {
        return Turn.here() == null
                ? super.runAfterBothAsync(other, action)
                : Dependents.runAfterBoth(self(), other, action, defaultExecutor());
    }

    @Override
    public CompletableFuture<Void> runAfterBothAsync(CompletionStage<?> other, Runnable action, Executor executor) {
        return Turn.here() == null
                ? super.runAfterBothAsync(other, action, executor)
                : Dependents.runAfterBoth(self(), other, action, executor);
    }

    @Override
    public <U> CompletableFuture<U> applyToEither(CompletionStage<? extends T> other, Function<? super T, U> function) {
        return Turn.here() == null
                ? super.applyToEither(other, function)
                : Dependents.applyToEither(self(), other, function, null);
    }

    @Override
    public <U> CompletableFuture<U> applyToEitherAsync(
            CompletionStage<? extends T> other, Function<? super T, U> function) {
        return Turn.here() == null
                ? super.applyToEitherAsync(other, function)
                : Dependents.applyToEither(self(), other, function, defaultExecutor());
    }

    @Override
    public <U> CompletableFuture<U> applyToEitherAsync(
            CompletionStage<? extends T> other, Function<? super T, U> function, Executor executor) {
        return Turn.here() == null
                ? super.applyToEitherAsync(other, function, executor)
                : Dependents.applyToEither(self(), other, function, executor);
    }

    @Override
    public CompletableFuture<Void> acceptEither(CompletionStage<? extends T> other, Consumer<? super T> action) {
        return Turn.here() == null
                ? super.acceptEither(other, action)
                : Dependents.acceptEither(self(), other, action, null);
    }

    @Override
    public CompletableFuture<Void> acceptEitherAsync(CompletionStage<? extends T> other, Consumer<? super T> action) {
        return Turn.here() == null
                ? super.acceptEitherAsync(other, action)
                : Dependents.acceptEither(self(), other, action, defaultExecutor());
    }

    @Override
    public CompletableFuture<Void> acceptEitherAsync(
            CompletionStage<? extends T> other, Consumer<? super T> action, Executor executor) {
        return Turn.here() == null
                ? super.acceptEitherAsync(other, action, executor)
                : Dependents.acceptEither(self(), other, action, executor);
    }

    @Override
    public CompletableFuture<Void> runAfterEither(CompletionStage<?> other, Runnable action) {
        return Turn.here() == null
                ? super.runAfterEither(other, action)
                : Dependents.runAfterEither(self(), other, action, null);
    }

    @Override
    public CompletableFuture<Void> runAfterEitherAsync(CompletionStage<?> other, Runnable action) {
        return Turn.here() == null
                ? super.runAfterEitherAsync(other, action)
                : Dependents.runAfterEither(self(), other, action, defaultExecutor());
    }

    @Override
    public CompletableFuture<Void> runAfterEitherAsync(CompletionStage<?> other, Runnable action, Executor executor) {
        return Turn.here() == null
                ? super.runAfterEitherAsync(other, action, executor)
                : Dependents.runAfterEither(self(), other, action, executor);
    }
}
