package dev.braid.benchmarks;

import dev.braid.actors.Actor;
import dev.braid.actors.ProcessRef;
import dev.braid.actors.Program;
import dev.braid.actors.Self;
import dev.braid.explorer.strategy.Optimal;
import dev.braid.runtime.Stage;
import dev.braid.runtime.carrier.Carrier;
import dev.braid.trace.MessageTrace;
import dev.braid.trace.Script;
import java.io.PrintStream;
import java.util.Arrays;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Executions per second of a three-process program of ten macro-steps, under {@code optimal} with all analysis, on one
 * thread: five rounds, of which the median and the spread are printed, and the heap before and after.
 */
public final class Costs {

    private static final int ROUNDS = 5;

    private Costs() {}

    /** Two tokens go round a ring of three actors, four hops each: ten macro-steps, four behaviours. */
    private static final class Hop implements Actor<Integer> {

        private @Nullable ProcessRef next;

        @Override
        public void onMessage(Integer hops, Self self) {
            if (hops > 0 && next != null) {
                self.send(next, hops - 1);
            }
        }
    }

    private static Program actors() {
        return root -> {
            Hop[] hops = {new Hop(), new Hop(), new Hop()};
            ProcessRef[] refs = new ProcessRef[3];
            for (int i = 0; i < 3; i++) {
                refs[i] = root.spawn("p" + i, hops[i]);
            }
            for (int i = 0; i < 3; i++) {
                hops[i].next = refs[(i + 1) % 3];
            }
            root.send(refs[0], 4);
            root.send(refs[1], 4);
        };
    }

    private static Program blocking() {
        return root -> {
            ProcessRef[] refs = new ProcessRef[3];
            int[] receives = {4, 3, 3};
            for (int i = 0; i < 3; i++) {
                int me = i;
                refs[i] = root.spawn("p" + i, self -> {
                    for (int k = 0; k < receives[me]; k++) {
                        int hops = (Integer) self.receive();
                        if (hops > 0) {
                            self.send(refs[(me + 1) % 3], hops - 1);
                        }
                    }
                });
            }
            root.send(refs[0], 4);
            root.send(refs[1], 4);
        };
    }

    public static void main(String[] arguments) {
        long executions = arguments.length > 0 ? Long.parseLong(arguments[0]) : 400_000;
        PrintStream out = System.out;
        out.println("Java " + Runtime.version() + ", blocking processes: "
                + Carrier.Factory.best().description());
        out.printf("%-10s %14s %26s %12s %16s%n", "style", "executions/s", "spread", "macro-steps", "heap MB");
        measure(out, "actors", actors(), executions);
        measure(out, "blocking", blocking(), Runtime.version().feature() >= 21 ? executions : executions / 20);
    }

    private static void measure(PrintStream out, String style, Program program, long executions) {
        Stage stage = new Stage(program);
        run(stage, executions / 4);
        long before = heap();
        double[] rates = new double[ROUNDS];
        int steps = 0;
        for (int round = 0; round < ROUNDS; round++) {
            long begun = System.nanoTime();
            steps = run(stage, executions);
            rates[round] = executions * 1e9 / (System.nanoTime() - begun);
        }
        Arrays.sort(rates);
        out.printf(
                Locale.ROOT,
                "%-10s %,14.0f %,12.0f..%,12.0f %12d %7d -> %d%n",
                style,
                rates[ROUNDS / 2],
                rates[0],
                rates[ROUNDS - 1],
                steps,
                before,
                heap());
    }

    /** Runs the exploration again and again until so many executions are done. */
    private static int run(Stage stage, long executions) {
        int steps = 0;
        for (long done = 0; done < executions; ) {
            Optimal strategy = new Optimal(Script.Setting.DEFAULT);
            for (Script script = strategy.next(); script != null && done < executions; script = strategy.next()) {
                MessageTrace trace = stage.perform(script);
                strategy.learn(trace);
                steps = receives(trace);
                done++;
            }
        }
        return steps;
    }

    private static int receives(MessageTrace trace) {
        int count = 0;
        for (int e = 0; e < trace.size(); e++) {
            count += trace.kind(e) == dev.braid.trace.EventKind.RECEIVE ? 1 : 0;
        }
        return count;
    }

    private static long heap() {
        System.gc();
        return (Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory()) >> 20;
    }
}
