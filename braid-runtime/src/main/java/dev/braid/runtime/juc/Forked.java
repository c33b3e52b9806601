package dev.braid.runtime.juc;

import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.Mode;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinTask;

/**
 * Fork-join tasks: a forked task has a thread of its own, since work stealing decides only which thread runs it. A join
 * waits for its end.
 */
final class Forked {

    private static final Map<ForkJoinTask<?>, Shared> ENDS = new IdentityHashMap<>();
    private static long execution = -1;

    private Forked() {}

    static <V> ForkJoinTask<V> fork(ForkJoinTask<V> task) {
        Turn turn = Turn.here();
        if (turn == null) {
            return task.fork();
        }
        Threads.start(NamedThreads.common().newThread(() -> run(task)));
        return task;
    }

    /** Runs a task and tells those who join it. */
    static void run(ForkJoinTask<?> task) {
        task.quietlyInvoke();
        Turn turn = Turn.require();
        turn.announce(Action.COMPLETE)
                .touching(ended(turn, task), Mode.UPDATE)
                .adding(1)
                .take();
    }

    static <V> V join(ForkJoinTask<V> task) {
        Turn turn = Turn.here();
        if (turn != null) {
            awaitEnd(turn, task);
        }
        return task.join();
    }

    static <V> V get(ForkJoinTask<V> task) throws InterruptedException, ExecutionException {
        Turn turn = Turn.here();
        if (turn != null) {
            awaitEnd(turn, task);
        }
        return task.get();
    }

    static void invokeAll(ForkJoinTask<?>... tasks) {
        for (int i = 1; i < tasks.length; i++) {
            fork(tasks[i]);
        }
        if (tasks.length > 0) {
            invoke(tasks[0]);
        }
        for (int i = 1; i < tasks.length; i++) {
            join(tasks[i]);
        }
    }

    /** Runs a task in the calling thread. */
    static <V> V invoke(ForkJoinTask<V> task) {
        if (Turn.here() == null) {
            return task.invoke();
        }
        run(task);
        return task.join();
    }

    /** Waits until a task has ended, however. */
    static void awaitEnd(ForkJoinTask<?> task) {
        awaitEnd(Turn.require(), task);
    }

    private static void awaitEnd(Turn turn, ForkJoinTask<?> task) {
        turn.announce(Action.AWAIT)
                .blocking(ended(turn, task), Mode.READ)
                .counting(1, Integer.MAX_VALUE, 0)
                .take();
    }

    private static int ended(Turn turn, ForkJoinTask<?> task) {
        if (execution != turn.execution()) {
            execution = turn.execution();
            ENDS.clear();
        }
        return ENDS.computeIfAbsent(task, any -> new Shared("a forked task")).counter(turn, 0);
    }
}
