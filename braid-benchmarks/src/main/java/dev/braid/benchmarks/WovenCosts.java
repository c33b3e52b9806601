package dev.braid.benchmarks;

import dev.braid.explorer.threads.Optimal;
import dev.braid.explorer.threads.ThreadJobs;
import dev.braid.runtime.threads.ThreadStage;
import dev.braid.trace.Outcome;
import dev.braid.trace.Script;
import dev.braid.trace.threads.ThreadTrace;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Locale;

/**
 * What woven programs cost, one line each: {@code explore N Program...} gives executions per second of the whole
 * exploration by {@code optimal}, repeated until N are done; {@code run N Program...} the best milliseconds of N runs of
 * one thread, on the stage if there is an agent, else as plain Java. Run by {@code braid-benchmarks/compare}.
 */
public final class WovenCosts {

    private static final int ROUNDS = 5;

    private WovenCosts() {}

    public static void main(String[] arguments) throws ReflectiveOperationException {
        long many = Long.parseLong(arguments[1]);
        for (int i = 2; i < arguments.length; i++) {
            MethodHandle make = maker("peers." + arguments[i]);
            switch (arguments[0]) {
                case "explore":
                    explore(arguments[i], new ThreadStage(() -> ((Runnable) make.invokeExact()).run()), many);
                    break;
                case "woven":
                    ThreadStage stage = new ThreadStage(() -> ((Runnable) make.invokeExact()).run());
                    Script script = Script.free(Script.Setting.DEFAULT);
                    run(arguments[i], many, () -> passed(stage.perform(script)));
                    break;
                default:
                    run(arguments[i], many, () -> plainly(make));
            }
        }
    }

    private static MethodHandle maker(String name) throws ReflectiveOperationException {
        return MethodHandles.lookup()
                .findConstructor(Class.forName(name), MethodType.methodType(void.class))
                .asType(MethodType.methodType(Runnable.class));
    }

    private static void explore(String name, ThreadStage stage, long executions) {
        for (int round = 0; round < ROUNDS; round++) {
            long begun = System.nanoTime();
            long done = 0;
            while (done < executions) {
                done += exploreOnce(stage);
            }
            double seconds = (System.nanoTime() - begun) / 1e9;
            tell(name, done, done / seconds);
        }
    }

    private static long exploreOnce(ThreadStage stage) {
        Optimal strategy = new Optimal(Script.Setting.DEFAULT, ThreadJobs.Order.DEPTH_FIRST);
        long done = 0;
        for (Script script = strategy.next(); script != null; script = strategy.next()) {
            ThreadTrace trace = stage.perform(script);
            passed(trace);
            strategy.learn(trace);
            done++;
        }
        return done;
    }

    private static void passed(ThreadTrace trace) {
        if (!(trace.outcome() instanceof Outcome.Passed)) {
            throw new IllegalStateException(trace.outcome().toString());
        }
    }

    private static void run(String name, long times, Runnable once) {
        long best = Long.MAX_VALUE;
        for (long i = 0; i < times; i++) {
            long begun = System.nanoTime();
            once.run();
            best = Math.min(best, System.nanoTime() - begun);
        }
        tell(name, times, best / 1e6);
    }

    private static void plainly(MethodHandle make) {
        try {
            ((Runnable) make.invokeExact()).run();
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    private static void tell(String name, long count, double figure) {
        System.out.printf(Locale.ROOT, "%s\t%d\t%.3f%n", name, count, figure);
    }
}
