package dev.braid.runtime.juc;

import dev.braid.runtime.carrier.Carrier;
import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.Mode;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What the methods of {@link CompletionStage} make of one, two or many completed futures.
 *
 * <p>An executor that is null means: in the thread that finds the sources completed.
 */
@SuppressWarnings("NullAway") // results of futures may be null, and the JDK's types do not say so
final class Dependents {

    private Dependents() {}

    /** Makes the result of a dependent future from that of its source; what it throws is the result then. */
    @FunctionalInterface
    private interface Outcome<T, U> {
        void become(T value, @Nullable Throwable failure, BraidCompletableFuture<U> dependent);
    }

    private static <T, U> CompletableFuture<U> dependent(
            BraidCompletableFuture<T> source, Outcome<T, U> outcome, @Nullable Executor executor, boolean always) {
        BraidCompletableFuture<U> dependent = new BraidCompletableFuture<>();
        source.whenDone(Turn.require(), () -> {
            FutureStages.Result<T> result = source.result();
            if (result.failure() != null && !always) {
                dependent.completeExceptionally(wrapped(result.failure()));
            } else {
                perform(executor, dependent, () -> outcome.become(result.value(), result.failure(), dependent));
            }
        });
        return dependent;
    }

    private static void perform(@Nullable Executor executor, CompletableFuture<?> dependent, Runnable step) {
        if (executor == null) {
            guard(dependent, step);
        } else {
            guard(dependent, () -> executor.execute(() -> guard(dependent, step)));
        }
    }

    private static void guard(CompletableFuture<?> dependent, Runnable step) {
        try {
            step.run();
        } catch (Carrier.Abandoned over) {
            throw over;
        } catch (RuntimeException | Error failure) {
            dependent.completeExceptionally(wrapped(failure));
        }
    }

    private static CompletionException wrapped(Throwable failure) {
        return failure instanceof CompletionException already ? already : new CompletionException(failure);
    }

    static <T, U> CompletableFuture<U> apply(
            BraidCompletableFuture<T> source, Function<? super T, ? extends U> function, @Nullable Executor executor) {
        Objects.requireNonNull(function);
        return dependent(source, (value, failure, next) -> next.complete(function.apply(value)), executor, false);
    }

    static <T> CompletableFuture<Void> accept(
            BraidCompletableFuture<T> source, Consumer<? super T> action, @Nullable Executor executor) {
        Objects.requireNonNull(action);
        return apply(source, nothing(action), executor);
    }

    static <T> CompletableFuture<Void> run(
            BraidCompletableFuture<T> source, Runnable action, @Nullable Executor executor) {
        Objects.requireNonNull(action);
        return apply(source, value -> nothingAfter(action).get(), executor);
    }

    private static <T> Function<T, Void> nothing(Consumer<? super T> action) {
        return value -> {
            action.accept(value);
            return null;
        };
    }

    static Supplier<Void> nothingAfter(Runnable action) {
        return () -> {
            action.run();
            return null;
        };
    }

    static <T> Runnable completing(BraidCompletableFuture<T> future, Supplier<? extends T> supplier) {
        return () -> perform(null, future, () -> future.complete(supplier.get()));
    }

    static <T, U> CompletableFuture<U> handle(
            BraidCompletableFuture<T> source,
            BiFunction<? super T, Throwable, ? extends U> function,
            @Nullable Executor executor) {
        Objects.requireNonNull(function);
        return dependent(
                source, (value, failure, next) -> next.complete(function.apply(value, failure)), executor, true);
    }

    static <T> CompletableFuture<T> whenComplete(
            BraidCompletableFuture<T> source,
            BiConsumer<? super T, ? super Throwable> action,
            @Nullable Executor executor) {
        Objects.requireNonNull(action);
        return dependent(source, (value, failure, next) -> observe(value, failure, action, next), executor, true);
    }

    /** The result stays what it was; an exception of the action counts only if there was none. */
    private static <T> void observe(
            T value,
            @Nullable Throwable failure,
            BiConsumer<? super T, ? super Throwable> action,
            BraidCompletableFuture<T> next) {
        Throwable result = failure;
        try {
            action.accept(value, failure);
        } catch (RuntimeException | Error thrown) {
            if (failure == null || thrown instanceof Carrier.Abandoned) {
                throw thrown;
            }
        }
        pass(value, result, next);
    }

    private static <T> void pass(T value, @Nullable Throwable failure, CompletableFuture<T> next) {
        if (failure == null) {
            next.complete(value);
        } else {
            next.completeExceptionally(wrapped(failure));
        }
    }

    static <T> CompletableFuture<T> exceptionally(
            BraidCompletableFuture<T> source, Function<Throwable, ? extends T> function, @Nullable Executor executor) {
        Objects.requireNonNull(function);
        return dependent(
                source,
                (value, failure, next) -> next.complete(failure == null ? value : function.apply(failure)),
                executor,
                true);
    }

    static <T> CompletableFuture<T> exceptionallyCompose(
            BraidCompletableFuture<T> source,
            Function<Throwable, ? extends CompletionStage<T>> function,
            @Nullable Executor executor) {
        Objects.requireNonNull(function);
        return dependent(
                source,
                (value, failure, next) -> {
                    if (failure == null) {
                        next.complete(value);
                    } else {
                        relay(function.apply(failure), next);
                    }
                },
                executor,
                true);
    }

    static <T, U> CompletableFuture<U> compose(
            BraidCompletableFuture<T> source,
            Function<? super T, ? extends CompletionStage<U>> function,
            @Nullable Executor executor) {
        Objects.requireNonNull(function);
        return dependent(source, (value, failure, next) -> relay(function.apply(value), next), executor, false);
    }

    /** The dependent future becomes what another one is or will be. */
    private static <U> void relay(CompletionStage<U> stage, BraidCompletableFuture<U> next) {
        BraidCompletableFuture<U> inner = ours(stage);
        inner.whenDone(Turn.require(), () -> {
            FutureStages.Result<U> result = inner.result();
            pass(result.value(), result.failure(), next);
        });
    }

    /** A stage as one of ours: itself, or one that follows it. */
    @SuppressWarnings("unchecked") // a future of U is read only
    static <U> BraidCompletableFuture<U> ours(CompletionStage<? extends U> stage) {
        if (stage instanceof BraidCompletableFuture<?> already) {
            return (BraidCompletableFuture<U>) already;
        }
        BraidCompletableFuture<U> follower = new BraidCompletableFuture<>();
        stage.whenComplete((value, failure) -> pass(value, failure, follower));
        return follower;
    }

    static <T, U, V> CompletableFuture<V> combine(
            BraidCompletableFuture<T> source,
            CompletionStage<? extends U> other,
            BiFunction<? super T, ? super U, ? extends V> function,
            @Nullable Executor executor) {
        Objects.requireNonNull(function);
        BraidCompletableFuture<U> second = ours(other);
        return apply(
                all(source, second),
                nothing ->
                        function.apply(source.result().value(), second.result().value()),
                executor);
    }

    static <T, U> CompletableFuture<Void> acceptBoth(
            BraidCompletableFuture<T> source,
            CompletionStage<? extends U> other,
            BiConsumer<? super T, ? super U> action,
            @Nullable Executor executor) {
        Objects.requireNonNull(action);
        BraidCompletableFuture<U> second = ours(other);
        return accept(
                all(source, second),
                nothing ->
                        action.accept(source.result().value(), second.result().value()),
                executor);
    }

    static CompletableFuture<Void> runAfterBoth(
            BraidCompletableFuture<?> source, CompletionStage<?> other, Runnable action, @Nullable Executor executor) {
        Objects.requireNonNull(action);
        return run(all(source, ours(other)), action, executor);
    }

    static <T, U> CompletableFuture<U> applyToEither(
            BraidCompletableFuture<T> source,
            CompletionStage<? extends T> other,
            Function<? super T, U> function,
            @Nullable Executor executor) {
        Objects.requireNonNull(function);
        return apply(any(source, Dependents.<T>ours(other)), function, executor);
    }

    static <T> CompletableFuture<Void> acceptEither(
            BraidCompletableFuture<T> source,
            CompletionStage<? extends T> other,
            Consumer<? super T> action,
            @Nullable Executor executor) {
        Objects.requireNonNull(action);
        return accept(any(source, Dependents.<T>ours(other)), action, executor);
    }

    static CompletableFuture<Void> runAfterEither(
            BraidCompletableFuture<?> source, CompletionStage<?> other, Runnable action, @Nullable Executor executor) {
        Objects.requireNonNull(action);
        return run(any(Dependents.<Object>ours(source), Dependents.<Object>ours(other)), action, executor);
    }

    static CompletableFuture<Void> allOf(CompletableFuture<?>... all) {
        BraidCompletableFuture<?>[] ours = new BraidCompletableFuture<?>[all.length];
        for (int i = 0; i < all.length; i++) {
            ours[i] = ours(all[i]);
        }
        return all(ours);
    }

    static CompletableFuture<Object> anyOf(CompletableFuture<?>... any) {
        BraidCompletableFuture<Object> first = new BraidCompletableFuture<>();
        for (CompletableFuture<?> each : any) {
            relay(Dependents.<Object>ours(each), first);
        }
        return first;
    }

    private static <T> BraidCompletableFuture<T> any(BraidCompletableFuture<T> one, BraidCompletableFuture<T> other) {
        BraidCompletableFuture<T> first = new BraidCompletableFuture<>();
        relay(one, first);
        relay(other, first);
        return first;
    }

    /** Completed when all are; the last one to arrive completes it. Those that are not the last commute. */
    private static BraidCompletableFuture<Void> all(BraidCompletableFuture<?>... sources) {
        BraidCompletableFuture<Void> together = new BraidCompletableFuture<>();
        if (sources.length == 0) {
            together.complete(null);
        }
        Shared arrivals = new Shared("arrivals of futures");
        Runnable arrival = () -> {
            if (isLast(arrivals, sources.length)) {
                completeAll(sources, together);
            }
        };
        for (BraidCompletableFuture<?> source : sources) {
            source.whenDone(Turn.require(), arrival);
        }
        return together;
    }

    private static boolean isLast(Shared arrivals, int of) {
        Turn turn = Turn.require();
        return !turn.announce(Action.ARRIVE)
                .trying(arrivals.counter(turn, 0), Mode.COMMUTE, Mode.UPDATE)
                .counting(0, of - 2, 1)
                .takeIfAccepted();
    }

    /** Fails with the failure of the first source that failed, in the order of the arguments. */
    private static void completeAll(BraidCompletableFuture<?>[] sources, BraidCompletableFuture<Void> together) {
        Throwable first = null;
        for (BraidCompletableFuture<?> source : sources) {
            first = first == null ? source.result().failure() : first;
        }
        pass(null, first, together);
    }
}
