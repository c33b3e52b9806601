package dev.braid.runtime.juc;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** The result of whichever task succeeds first; the others are cancelled. */
final class FirstSuccess {

    private FirstSuccess() {}

    static <T> T of(Executor executor, Collection<? extends Callable<T>> choices)
            throws InterruptedException, ExecutionException {
        try {
            return of(executor, choices, Long.MAX_VALUE);
        } catch (TimeoutException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    static <T> T of(Executor executor, Collection<? extends Callable<T>> choices, long nanos)
            throws InterruptedException, ExecutionException, TimeoutException {
        if (choices.isEmpty()) {
            throw new IllegalArgumentException();
        }
        BlockingQueue<Future<T>> completed = new BraidLinkedBlockingQueue<>();
        List<Future<T>> all = new ArrayList<>();
        for (Callable<T> choice : choices) {
            Reporting<T> task = new Reporting<>(choice, completed);
            all.add(task);
            executor.execute(task);
        }
        try {
            return await(completed, all.size(), nanos);
        } finally {
            all.forEach(task -> task.cancel(true));
        }
    }

    private static <T> T await(BlockingQueue<Future<T>> completed, int tasks, long nanos)
            throws InterruptedException, ExecutionException, TimeoutException {
        ExecutionException last = new ExecutionException(new IllegalStateException("no task"));
        for (int i = 0; i < tasks; i++) {
            Future<T> next = nanos == Long.MAX_VALUE ? completed.take() : completed.poll(nanos, TimeUnit.NANOSECONDS);
            if (next == null) {
                throw new TimeoutException();
            }
            try {
                return next.get();
            } catch (ExecutionException failure) {
                last = failure;
            }
        }
        throw last;
    }

    /** A task that says when it is completed. */
    private static final class Reporting<T> extends BraidFutureTask<T> {

        private final @Nullable BlockingQueue<Future<T>> completed;

        Reporting(Callable<T> body, BlockingQueue<Future<T>> completed) {
            super(body);
            this.completed = completed;
        }

        @Override
        protected void done() {
            if (completed != null && !isCancelled()) {
                completed.add(this);
            }
        }
    }
}
