package dev.braid.runtime.juc;

import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Stands for the static methods of {@link CompletableFuture}. */
public final class BraidFutures {

    private BraidFutures() {}

    public static <U> CompletableFuture<U> supplyAsync(Supplier<U> supplier) {
        return Turn.here() == null
                ? CompletableFuture.supplyAsync(supplier)
                : supplyAsync(supplier, BraidExecutors.commonPool());
    }

    public static <U> CompletableFuture<U> supplyAsync(Supplier<U> supplier, Executor executor) {
        return new BraidCompletableFuture<U>().completeAsync(Objects.requireNonNull(supplier), executor);
    }

    public static CompletableFuture<Void> runAsync(Runnable task) {
        return Turn.here() == null ? CompletableFuture.runAsync(task) : runAsync(task, BraidExecutors.commonPool());
    }

    public static CompletableFuture<Void> runAsync(Runnable task, Executor executor) {
        Objects.requireNonNull(task);
        return supplyAsync(Dependents.nothingAfter(task), executor);
    }

    public static <U> CompletableFuture<U> completedFuture(U value) {
        CompletableFuture<U> future = new BraidCompletableFuture<>();
        future.complete(value);
        return future;
    }

    public static <U> CompletableFuture<U> failedFuture(Throwable failure) {
        CompletableFuture<U> future = new BraidCompletableFuture<>();
        future.completeExceptionally(failure);
        return future;
    }

    public static CompletableFuture<Void> allOf(CompletableFuture<?>... all) {
        return Turn.here() == null ? CompletableFuture.allOf(all) : Dependents.allOf(all);
    }

    public static CompletableFuture<Object> anyOf(CompletableFuture<?>... any) {
        return Turn.here() == null ? CompletableFuture.anyOf(any) : Dependents.anyOf(any);
    }

    /** An executor on the common pool that waits first, on the virtual clock. */
    public static Executor delayedExecutor(long delay, TimeUnit unit) {
        return delayedExecutor(delay, unit, BraidExecutors.commonPool());
    }

    public static Executor delayedExecutor(long delay, TimeUnit unit, Executor executor) {
        return Turn.here() == null
                ? CompletableFuture.delayedExecutor(delay, unit, executor)
                : task -> Threads.startLater(unit.toNanos(delay), () -> executor.execute(task));
    }
}
