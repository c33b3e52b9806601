package dev.braid.runtime.juc;

import java.util.Collection;
import java.util.concurrent.ForkJoinTask;

/** Stands for the static methods of {@link ForkJoinTask} that run several tasks. */
public final class BraidForkJoinTasks {

    private BraidForkJoinTasks() {}

    public static void invokeAll(ForkJoinTask<?> one, ForkJoinTask<?> other) {
        if (Turn.here() == null) {
            ForkJoinTask.invokeAll(one, other);
        } else {
            Forked.invokeAll(one, other);
        }
    }

    public static void invokeAll(ForkJoinTask<?>... tasks) {
        if (Turn.here() == null) {
            ForkJoinTask.invokeAll(tasks);
        } else {
            Forked.invokeAll(tasks);
        }
    }

    public static <T extends ForkJoinTask<?>> Collection<T> invokeAll(Collection<T> tasks) {
        if (Turn.here() == null) {
            return ForkJoinTask.invokeAll(tasks);
        }
        Forked.invokeAll(tasks.toArray(new ForkJoinTask<?>[0]));
        return tasks;
    }
}
