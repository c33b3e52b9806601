package dev.braid.runtime.juc;

import dev.braid.runtime.threads.Atomics;
import dev.braid.runtime.threads.Hooks;
import dev.braid.runtime.threads.ThreadStage;
import dev.braid.trace.Outcome;
import dev.braid.trace.Script;
import dev.braid.trace.threads.Scene;
import dev.braid.trace.threads.ThreadTrace;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A small program on stand-ins that ends with a text: all texts it can end with, by trying every schedule and outcome one
 * after the other; and those that real threads show, where the stand-ins are plain JDK objects.
 */
final class Litmus {

    private static final int MOST_EXECUTIONS = 200_000;

    private final Callable<String> program;
    private String result = "";
    int executions;

    private Litmus(Callable<String> program) {
        this.program = program;
    }

    /** Code that may throw. */
    interface Body {
        void run() throws Exception;
    }

    /** Every result under control; a deadlock is the text "deadlock". */
    static Set<String> explored(Callable<String> program) {
        return new Litmus(program).explore();
    }

    /** How many schedules there are. */
    static int schedules(Callable<String> program) {
        Litmus litmus = new Litmus(program);
        litmus.explore();
        return litmus.executions;
    }

    /** What real threads show in so many runs. */
    static Set<String> real(int runs, Callable<String> program) throws Exception {
        Set<String> seen = new TreeSet<>();
        for (int i = 0; i < runs; i++) {
            seen.add(program.call());
        }
        return seen;
    }

    /** A decision to be tried: the steps before it, and the identity of the thread that moves then, or -1. */
    private record Job(long[] prefix, int mover) {}

    private Set<String> explore() {
        Set<String> results = new TreeSet<>();
        ThreadStage stage = new ThreadStage(() -> result = program.call());
        Deque<Job> jobs = new ArrayDeque<>();
        jobs.add(new Job(new long[0], -1));
        while (!jobs.isEmpty()) {
            Job job = jobs.removeLast();
            if (++executions > MOST_EXECUTIONS) {
                throw new AssertionError("more than " + MOST_EXECUTIONS + " schedules");
            }
            List<int[]> movable = new ArrayList<>();
            result = "";
            ThreadTrace trace = stage.perform(new Script(
                    job.prefix,
                    job.prefix.length,
                    Script.Setting.DEFAULT.withMaxEvents(500),
                    scene -> choose(scene, job, movable)));
            results.add(text(trace));
            branch(trace, job, movable, jobs);
        }
        return results;
    }

    private static int choose(Scene scene, Job job, List<int[]> movable) {
        ThreadTrace soFar = scene.soFar();
        int chosen = -1;
        int[] enabled = new int[soFar.processes()];
        int count = 0;
        for (int p = 0; p < soFar.processes(); p++) {
            if (soFar.isWaiting(p) && scene.isEnabled(p)) {
                enabled[count++] = soFar.identity(p);
                boolean wanted = movable.isEmpty() && soFar.identity(p) == job.mover;
                if (chosen < 0 || wanted || scene.isReluctant(chosen) && !scene.isReluctant(p) && !isFixed(job, movable)) {
                    chosen = p;
                }
            }
        }
        movable.add(Arrays.copyOf(enabled, count));
        return chosen;
    }

    private static boolean isFixed(Job job, List<int[]> movable) {
        return movable.isEmpty() && job.mover >= 0;
    }

    private static void branch(ThreadTrace trace, Job job, List<int[]> movable, Deque<Job> jobs) {
        for (int i = 0; i < movable.size() && job.prefix.length + i < trace.size(); i++) {
            int event = job.prefix.length + i;
            long[] before = new long[event];
            for (int e = 0; e < event; e++) {
                before[e] = trace.step(e);
            }
            if (i > 0 || job.mover < 0) {
                for (int identity : movable.get(i)) {
                    if (identity != trace.identity(trace.process(event))) {
                        jobs.add(new Job(before, identity));
                    }
                }
            }
            for (int choice = 0; choice < trace.choices(event); choice++) {
                if (choice != trace.choice(event) && trace.feasible(event, choice)) {
                    long[] with = Arrays.copyOf(before, event + 1);
                    with[event] = dev.braid.trace.Step.run(trace.identity(trace.process(event)), choice);
                    jobs.add(new Job(with, -1));
                }
            }
        }
    }

    private String text(ThreadTrace trace) {
        Outcome outcome = trace.outcome();
        if (outcome instanceof Outcome.Passed) {
            return result;
        }
        if (outcome instanceof Outcome.Deadlocked) {
            return "deadlock";
        }
        if (outcome instanceof Outcome.Failed failed) {
            throw new AssertionError("the program failed", failed.error());
        }
        throw new AssertionError(outcome + " in " + trace.size() + " events");
    }

    /** Runs bodies in threads of their own and waits for them. */
    static void together(Body... bodies) throws Exception {
        List<Thread> threads = new ArrayList<>();
        for (Body body : bodies) {
            threads.add(start(body));
        }
        for (Thread thread : threads) {
            join(thread);
        }
    }

    static Thread start(Body body) {
        Thread thread = new Thread(() -> {
            try {
                body.run();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
        Threads.start(thread);
        return thread;
    }

    static void join(Thread thread) throws InterruptedException {
        if (!Hooks.join(thread, 0, 0)) {
            thread.join();
        }
    }

    /** A shared variable, woven by hand. */
    static final class Variable {

        private final AtomicInteger value = new AtomicInteger();

        int get() {
            Atomics.read(value, -1);
            return value.get();
        }

        void set(int next) {
            Atomics.update(value, -1);
            value.set(next);
        }

        int increment() {
            Atomics.update(value, -1);
            return value.incrementAndGet();
        }
    }
}
