package dev.braid.runtime.juc;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.Future;

/** Stands for {@link ExecutorCompletionService}, with one of our queues. */
public class BraidExecutorCompletionService<V> extends ExecutorCompletionService<V> {

    public BraidExecutorCompletionService(Executor executor) {
        super(executor, new BraidLinkedBlockingQueue<>());
    }

    public BraidExecutorCompletionService(Executor executor, BlockingQueue<Future<V>> completed) {
        super(executor, completed);
    }
}
