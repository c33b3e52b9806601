package dev.braid.runtime.juc;

import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;

/**
 * The default factory of pools, with names as the JDK gives them, except that the numbers of pools begin at 1 in each
 * execution.
 */
final class NamedThreads implements ThreadFactory {

    private static final NamedThreads COMMON = new NamedThreads("ForkJoinPool.commonPool-worker-", true);
    private static long execution = -1;
    private static int pools;

    private final ThreadFactory outsideControl = Executors.defaultThreadFactory();
    private final boolean daemon;
    private final String prefix;
    private String name = "";
    private long lastExecution = -1;
    private int threads;

    NamedThreads() {
        this("", false);
    }

    private NamedThreads(String prefix, boolean daemon) {
        this.prefix = prefix;
        this.daemon = daemon;
    }

    /** For tasks that run in no particular pool. */
    static NamedThreads common() {
        return COMMON;
    }

    private static String nextPool(Turn turn) {
        if (execution != turn.execution()) {
            execution = turn.execution();
            pools = 0;
        }
        return "pool-" + ++pools + "-thread-";
    }

    @Override
    public Thread newThread(Runnable body) {
        Turn turn = Turn.here();
        if (turn == null) {
            return outsideControl.newThread(body);
        }
        if (lastExecution != turn.execution()) {
            lastExecution = turn.execution();
            threads = 0;
            name = prefix.isEmpty() ? nextPool(turn) : prefix;
        }
        Thread thread = new Thread(body, name + ++threads);
        thread.setDaemon(daemon);
        return thread;
    }
}
