package dev.braid.litmus.threads;

import dev.braid.explorer.strategy.Strategy;
import dev.braid.trace.Outcome;
import dev.braid.trace.Script;
import dev.braid.trace.threads.ThreadTrace;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** What a strategy runs on a program. */
public final class ThreadRuns {

    /** The partial order of each complete execution, in the order they were run. */
    public final List<String> orders = new ArrayList<>();

    /** What the program computed in them. */
    public final Set<String> results = new TreeSet<>();

    /** Executions that were given up. */
    public int givenUp;

    /** Executions whose script could not be followed. */
    public int diverged;

    public int deadlocks;

    /** Runs a strategy until it has nothing left, or has run so many. */
    public static ThreadRuns of(ThreadProgram program, Strategy<ThreadTrace> strategy, int most) {
        ThreadRuns runs = new ThreadRuns();
        Interpreter interpreter = new Interpreter(program);
        Script script = strategy.next();
        while (script != null && runs.executions() < most) {
            ThreadTrace trace = interpreter.perform(script);
            runs.note(interpreter, trace);
            strategy.learn(trace);
            script = strategy.next();
        }
        return runs;
    }

    private void note(Interpreter interpreter, ThreadTrace trace) {
        if (trace.outcome() instanceof Outcome.Diverged) {
            diverged++;
        } else if (trace.outcome() instanceof Outcome.Blocked) {
            givenUp++;
        } else {
            deadlocks += trace.outcome() instanceof Outcome.Deadlocked ? 1 : 0;
            orders.add(ThreadKeys.of(trace, interpreter.threads()));
            results.add(interpreter.result());
        }
    }

    public int executions() {
        return orders.size() + givenUp + diverged;
    }

    /** Whether it ran exactly these partial orders, each once, and nothing in vain. */
    public boolean isExactly(Set<String> expected) {
        return givenUp == 0
                && diverged == 0
                && orders.size() == expected.size()
                && distinct().equals(expected);
    }

    public Set<String> distinct() {
        return new HashSet<>(orders);
    }

    @Override
    public String toString() {
        return orders.size() + " executions of " + distinct().size() + " orders, " + givenUp + " given up, " + diverged
                + " diverged";
    }
}
