package dev.braid.runtime.threads;

import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.explorer.threads.Optimal;
import dev.braid.explorer.threads.ThreadJobs;
import dev.braid.trace.Outcome;
import dev.braid.trace.Script;
import dev.braid.trace.Step;
import dev.braid.trace.threads.ThreadTrace;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Runs every schedule of a program: at each point everything that anybody can do, with every outcome. Knows nothing of
 * what conflicts with what, so it is the oracle for small programs. With it every program is explored by {@code optimal},
 * which must agree.
 */
public final class Schedules {

    private static final int MOST = 200_000;
    private static final Script.Setting SETTING = Script.Setting.DEFAULT.withMaxEvents(500);

    /** A program that says in the end what it has seen. */
    @FunctionalInterface
    public interface Litmus {
        Object run() throws Throwable;
    }

    private record Job(long[] steps, boolean otherOutcomes) {}

    private final ThreadStage stage;
    private final Deque<Job> jobs = new ArrayDeque<>();
    private final Set<String> results = new TreeSet<>();
    private final Set<Long> orders = new TreeSet<>();
    private final List<List<long[]>> alternatives = new ArrayList<>();
    private Object result = "";
    private int executions;

    private Schedules(Litmus program, Options options, Troupe troupe) {
        stage = new ThreadStage(() -> result = program.run(), options, troupe);
    }

    /** What a program can say in the end, over all schedules; deadlocks and failures by these words. */
    public static Set<String> results(Litmus program) {
        return results(program, Options.DEFAULT);
    }

    public static Set<String> results(Litmus program, Options options) {
        return of(program, options).results;
    }

    /** The same without asking {@code optimal}. */
    static Set<String> naively(Litmus program) {
        Schedules all = new Schedules(program, Options.DEFAULT, Troupe.best());
        all.run();
        return all.results;
    }

    /** Runs all schedules. */
    public static Schedules of(Litmus program, Options options) {
        return of(program, options, Troupe.best());
    }

    static Schedules of(Litmus program, Options options, Troupe troupe) {
        Schedules all = new Schedules(program, options, troupe);
        all.run();
        all.explore();
        return all;
    }

    public Set<String> results() {
        return results;
    }

    /** How many schedules there are. */
    public int executions() {
        return executions;
    }

    /** How many partial orders they are of. */
    public int orders() {
        return orders.size();
    }

    private void run() {
        jobs.push(new Job(new long[0], false));
        while (!jobs.isEmpty()) {
            Job job = jobs.pop();
            alternatives.clear();
            result = "";
            ThreadTrace trace = stage.perform(
                    new Script(job.steps, job.steps.length, Script.Setting.DEFAULT.withMaxEvents(500), this::choose));
            if (++executions > MOST) {
                throw new AssertionError("too many schedules");
            }
            results.add(describe(trace.outcome()));
            orders.add(trace.orderSignature());
            plan(job, trace);
        }
    }

    /** The strategy {@code optimal} must find the same partial orders, each once, and the same results. */
    private void explore() {
        Optimal strategy = new Optimal(SETTING, ThreadJobs.Order.DEPTH_FIRST);
        Set<Long> found = new TreeSet<>();
        Set<String> seen = new TreeSet<>();
        int count = 0;
        for (Script script = strategy.next(); script != null; script = strategy.next()) {
            result = "";
            ThreadTrace trace = stage.perform(script);
            strategy.learn(trace);
            seen.add(describe(trace.outcome()));
            found.add(trace.orderSignature());
            if (++count > MOST) {
                throw new AssertionError("too many executions");
            }
        }
        assertThat(seen).as("results of optimal").isEqualTo(results);
        assertThat(found).as("orders of optimal").isEqualTo(orders);
        assertThat(count).as("executions of optimal").isEqualTo(orders.size());
    }

    private int choose(dev.braid.trace.threads.Scene scene) {
        List<long[]> others = new ArrayList<>();
        int chosen = -1;
        for (int i = 0; i < stage.performers(); i++) {
            if (scene.isEnabled(i)) {
                if (chosen < 0) {
                    chosen = i;
                } else {
                    others.add(new long[] {i, stage.log().outcomeNow(i)});
                }
            }
        }
        alternatives.add(others);
        return chosen;
    }

    private void plan(Job job, ThreadTrace trace) {
        int forced = job.steps.length;
        if (job.otherOutcomes) {
            planOutcomes(trace, forced - 1);
        }
        for (int e = forced; e < trace.size(); e++) {
            planOutcomes(trace, e);
            for (long[] other : alternatives.get(e - forced)) {
                int identity = trace.identity((int) other[0]);
                push(trace, e, Step.run(identity, (int) other[1]), true);
            }
        }
    }

    private void planOutcomes(ThreadTrace trace, int event) {
        int identity = trace.identity(trace.process(event));
        int choices = trace.choices(event);
        for (int choice = 0; choices > 1 && choice < choices; choice++) {
            if (choice != trace.choice(event)) {
                push(trace, event, Step.run(identity, choice), false);
            }
        }
    }

    private void push(ThreadTrace trace, int before, long last, boolean otherOutcomes) {
        long[] steps = new long[before + 1];
        for (int i = 0; i < before; i++) {
            steps[i] = trace.step(i);
        }
        steps[before] = last;
        jobs.push(new Job(steps, otherOutcomes));
    }

    private String describe(Outcome outcome) {
        if (outcome instanceof Outcome.Passed) {
            return String.valueOf(result);
        }
        if (outcome instanceof Outcome.Failed failed) {
            return "fails: " + failed.error();
        }
        if (outcome instanceof Outcome.Diverged diverged) {
            throw new AssertionError("diverged at " + diverged.step() + ": " + diverged.why());
        }
        return outcome.getClass().getSimpleName().toLowerCase(java.util.Locale.ROOT);
    }
}
