package dev.braid.runtime.juc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.explorer.threads.Optimal;
import dev.braid.explorer.threads.ThreadJobs;
import dev.braid.runtime.threads.Atomics;
import dev.braid.runtime.threads.Hooks;
import dev.braid.runtime.threads.ThreadStage;
import dev.braid.trace.Outcome;
import dev.braid.trace.Script;
import dev.braid.trace.Step;
import dev.braid.trace.threads.Scene;
import dev.braid.trace.threads.ThreadTrace;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/**
 * A small program on stand-ins that ends with a text.
 *
 * <p>All texts it can end with are found twice, by the strategy that runs each partial order once, and by trying
 * schedules one after the other, at most 1,500: if a stand-in said too little about what conflicts, the first would miss some. Those that real threads show,
 * where the stand-ins are plain JDK objects, must be among them.
 */
final class Litmus {

    private static final int MOST_ORDERS = 20_000;
    private static final int MOST_SCHEDULES = 1_500;

    private final Callable<String> program;
    private final ThreadStage stage;
    private final Set<String> results = new TreeSet<>();
    private String result = "";
    private int executions;

    private Litmus(Callable<String> program) {
        this.program = program;
        this.stage = new ThreadStage(() -> result = this.program.call());
    }

    /** Code that may throw. */
    interface Body {
        void run() throws Exception;
    }

    /** Every result under control; a deadlock is the text "deadlock". */
    static Set<String> explored(Callable<String> program) {
        Litmus litmus = new Litmus(program);
        litmus.exploreOrders();
        Litmus naive = new Litmus(program);
        boolean all = naive.exploreSchedules();
        assertThat(litmus.results).containsAll(naive.results);
        if (all) {
            assertThat(naive.results).isEqualTo(litmus.results);
        }
        return litmus.results;
    }

    /** How many partial orders there are. */
    static int orders(Callable<String> program) {
        Litmus litmus = new Litmus(program);
        litmus.exploreOrders();
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

    private void exploreOrders() {
        Optimal optimal = new Optimal(Script.Setting.DEFAULT.withMaxEvents(500), ThreadJobs.Order.DEPTH_FIRST);
        Set<Long> signatures = new HashSet<>();
        for (Script script = optimal.next(); script != null; script = optimal.next()) {
            ThreadTrace trace = perform(script, MOST_ORDERS);
            assertThat(signatures.add(trace.orderSignature())).as("a new order").isTrue();
            optimal.learn(trace);
        }
    }

    private ThreadTrace perform(Script script, int most) {
        assertThat(++executions).as("executions").isLessThanOrEqualTo(most);
        result = "";
        ThreadTrace trace = stage.perform(script);
        results.add(text(trace));
        return trace;
    }

    /** A decision to be tried: the steps before it, and the identity of the thread that moves then, or -1. */
    private record Job(long[] prefix, int mover) {}

    /** False if there are too many. */
    private boolean exploreSchedules() {
        Deque<Job> jobs = new ArrayDeque<>();
        jobs.add(new Job(new long[0], -1));
        while (!jobs.isEmpty() && executions < MOST_SCHEDULES) {
            Job job = jobs.removeLast();
            List<int[]> movable = new ArrayList<>();
            Script.Setting setting = Script.Setting.DEFAULT.withMaxEvents(500);
            Script script = new Script(job.prefix, job.prefix.length, setting, scene -> choose(scene, job, movable));
            branch(perform(script, MOST_SCHEDULES), job, movable, jobs);
        }
        return jobs.isEmpty();
    }

    private static int choose(Scene scene, Job job, List<int[]> movable) {
        ThreadTrace soFar = scene.soFar();
        int[] enabled = IntStream.range(0, soFar.processes())
                .filter(p -> soFar.isWaiting(p) && scene.isEnabled(p))
                .toArray();
        boolean decided = movable.isEmpty() && job.mover >= 0;
        int chosen = IntStream.of(enabled)
                .filter(p -> decided ? soFar.identity(p) == job.mover : !scene.isReluctant(p))
                .findFirst()
                .orElse(enabled[0]);
        movable.add(IntStream.of(enabled).map(soFar::identity).toArray());
        return chosen;
    }

    private static void branch(ThreadTrace trace, Job job, List<int[]> movable, Deque<Job> jobs) {
        for (int i = 0; i < movable.size() && job.prefix.length + i < trace.size(); i++) {
            int event = job.prefix.length + i;
            int mover = trace.identity(trace.process(event));
            long[] before = IntStream.range(0, event).mapToLong(trace::step).toArray();
            if (i > 0 || job.mover < 0) {
                IntStream.of(movable.get(i))
                        .filter(identity -> identity != mover)
                        .forEach(identity -> jobs.add(new Job(before, identity)));
            }
            for (int choice = 1; choice < trace.choices(event); choice++) {
                long[] with = Arrays.copyOf(before, event + 1);
                with[event] = Step.run(mover, choice);
                jobs.add(new Job(with, -1));
            }
        }
    }

    private String text(ThreadTrace trace) {
        Outcome outcome = trace.outcome();
        if (outcome instanceof Outcome.Passed) {
            return result;
        }
        if (outcome instanceof Outcome.Failed failed) {
            throw new AssertionError("the program failed", failed.error());
        }
        assertThat(outcome).isInstanceOf(Outcome.Deadlocked.class);
        return "deadlock";
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
