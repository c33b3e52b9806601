package dev.braid.runtime.juc;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.SynchronousQueue;
import org.jspecify.annotations.Nullable;

/** The queue of a pool, which the pool uses without its being noticed: the pool itself says what conflicts. */
final class Tasks {

    private final BlockingQueue<Runnable> queue;

    Tasks(BlockingQueue<Runnable> queue) {
        this.queue = queue;
    }

    /** Whether a task can ever wait here: one with direct hand-over is full and empty at the same time. */
    boolean canHold() {
        return !(queue instanceof SynchronousQueue);
    }

    boolean offer(Turn turn, Runnable task) {
        return canHold() && turn.unnoticed(() -> queue.offer(task));
    }

    @Nullable
    Runnable poll(Turn turn) {
        return turn.unnoticed(queue::poll);
    }

    boolean remove(Turn turn, Runnable task) {
        return turn.unnoticed(() -> queue.remove(task));
    }

    int size(Turn turn) {
        return turn.unnoticed(queue::size);
    }
}
