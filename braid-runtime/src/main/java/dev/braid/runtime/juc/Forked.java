package dev.braid.runtime.juc;

import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.Mode;
import java.util.IdentityHashMap;
import java.util.Map;
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

    private static void run(ForkJoinTask<?> task) {
        task.quietlyInvoke();
        Turn turn = Turn.require();
        turn.announce(Action.COMPLETE)
                .touching(ended(turn, task), Mode.UPDATE)
                .adding(1)
                .take();
    }

    static <V> V join(ForkJoinTask<V> task) {
        Turn turn = Turn.here();
        if (turn != null && !task.isDone()) {
            turn.announce(Action.AWAIT)
                    .blocking(ended(turn, task), Mode.READ)
                    .counting(1, Integer.MAX_VALUE, 0)
                    .take();
        }
        return task.join();
    }

    private static int ended(Turn turn, ForkJoinTask<?> task) {
        if (execution != turn.execution()) {
            execution = turn.execution();
            ENDS.clear();
        }
        return ENDS.computeIfAbsent(task, any -> new Shared("a forked task")).counter(turn, 0);
    }
}
