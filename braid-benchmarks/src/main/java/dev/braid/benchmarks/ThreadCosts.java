package dev.braid.benchmarks;

import dev.braid.explorer.threads.Optimal;
import dev.braid.explorer.threads.ThreadJobs;
import dev.braid.runtime.threads.Hooks;
import dev.braid.runtime.threads.Sites;
import dev.braid.runtime.threads.ThreadStage;
import dev.braid.trace.Script;
import dev.braid.trace.threads.ThreadTrace;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.Locale;

/**
 * Executions per second of two threads that increment a counter under a lock, three times each (31 events), on the stage
 * alone and under {@code optimal} with all analysis. The program calls the hooks as woven code does.
 *
 * <p>Five rounds, of which the median and the spread are printed, by the clock and by the processor time of the stage's
 * thread (which says more on a busy machine, if all threads are carried by it), and the heap before and after.
 */
public final class ThreadCosts {

    private static final int ROUNDS = 5;
    private static final int THREADS = 2;
    private static final int INCREMENTS = 3;
    private static final ThreadMXBean PROCESSOR = ManagementFactory.getThreadMXBean();

    private ThreadCosts() {}

    /** What is incremented. */
    private static final class Counter {

        static final int COUNT =
                Sites.field(Counter.class.getClassLoader(), Counter.class.getName(), "count", "ThreadCosts.java", 0);
        static final int LOCK = Sites.place("this", "ThreadCosts.java", 0);

        private int count;

        void increment() {
            Hooks.enter(this, LOCK);
            Hooks.readField(this, COUNT);
            int seen = count;
            Hooks.writeField(this, COUNT);
            count = seen + 1;
            Hooks.exit(this, LOCK);
        }
    }

    private static void program() throws InterruptedException {
        Counter counter = new Counter();
        Thread[] threads = new Thread[THREADS];
        for (int i = 0; i < THREADS; i++) {
            threads[i] = new Thread(() -> {
                for (int k = 0; k < INCREMENTS; k++) {
                    counter.increment();
                }
            });
            Hooks.start(threads[i]);
        }
        for (Thread thread : threads) {
            Hooks.join(thread, 0, 0);
        }
    }

    private interface Run {
        /** Does so many executions and returns the number of events of the last. */
        int executions(long count);
    }

    public static void main(String[] arguments) {
        ThreadStage stage = new ThreadStage(ThreadCosts::program);
        boolean fast = stage.carrier().startsWith("continuations");
        long executions = arguments.length > 0 ? Long.parseLong(arguments[0]) : 400_000;
        long many = fast ? executions : executions / 20;
        PrintStream out = System.out;
        out.println("Java " + Runtime.version() + ", threads: " + stage.carrier());
        out.printf(
                "%-10s %14s %26s %16s %8s %16s%n",
                "threads", "executions/s", "spread", "per cpu second", "events", "heap MB");
        measure(out, "stage", many, count -> alone(stage, count));
        measure(out, "optimal", many, count -> explored(stage, count));
    }

    private static void measure(PrintStream out, String what, long executions, Run run) {
        run.executions(executions / 4);
        long before = heap();
        double[] rates = new double[ROUNDS];
        int events = 0;
        long processor = PROCESSOR.getCurrentThreadCpuTime();
        for (int round = 0; round < ROUNDS; round++) {
            long begun = System.nanoTime();
            events = run.executions(executions);
            rates[round] = executions * 1e9 / (System.nanoTime() - begun);
        }
        processor = PROCESSOR.getCurrentThreadCpuTime() - processor;
        Arrays.sort(rates);
        out.printf(
                Locale.ROOT,
                "%-10s %,14.0f %,12.0f..%,12.0f %,16.0f %8d %7d -> %d%n",
                what,
                rates[ROUNDS / 2],
                rates[0],
                rates[ROUNDS - 1],
                ROUNDS * executions * 1e9 / processor,
                events,
                before,
                heap());
    }

    private static int alone(ThreadStage stage, long executions) {
        Script script = Script.free(Script.Setting.DEFAULT);
        int events = 0;
        for (long done = 0; done < executions; done++) {
            events = stage.perform(script).size();
        }
        return events;
    }

    private static int explored(ThreadStage stage, long executions) {
        int events = 0;
        for (long done = 0; done < executions; ) {
            Optimal strategy = new Optimal(Script.Setting.DEFAULT, ThreadJobs.Order.DEPTH_FIRST);
            for (Script script = strategy.next(); script != null && done < executions; script = strategy.next()) {
                ThreadTrace trace = stage.perform(script);
                strategy.learn(trace);
                events = trace.size();
                done++;
            }
        }
        return events;
    }

    private static long heap() {
        System.gc();
        return (Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory()) >> 20;
    }
}
