package dev.braid.litmus.threads;

import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.explorer.threads.Optimal;
import dev.braid.explorer.threads.ThreadJobs;
import dev.braid.runtime.threads.ThreadStage;
import dev.braid.trace.Outcome;
import dev.braid.trace.Script;
import dev.braid.trace.threads.ThreadTrace;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Random programs on the real stage compute what the oracle says, and no partial order is run twice. */
class RealThreadsTest {

    private static final int MOST_VISITS = 20_000;
    private static final int MOST_EXECUTIONS = 2_000;

    private int checked;
    private long executions;

    @Test
    void realThreadsComputeWhatTheOracleSays() {
        check(0, 1_000);
        assertThat(checked).isGreaterThan(100);
    }

    @Test
    @Tag("slow")
    void realThreadsComputeWhatTheOracleSaysForManyPrograms() {
        check(1_000, 1_000 + Integer.getInteger("braid.randomPrograms", 100_000));
        assertThat(checked).isGreaterThan(1000);
    }

    private void check(long from, long to) {
        for (long seed = from; seed < to; seed++) {
            ThreadProgram program = RandomThreads.of(seed);
            if (RealThreads.canRun(program)) {
                try {
                    check(seed, program, ThreadOracle.results(program, MOST_VISITS));
                } catch (ThreadOracle.TooLarge e) {
                    continue;
                }
            }
        }
        System.out.println(checked + " random programs on the real stage, " + executions + " executions");
    }

    private void check(long seed, ThreadProgram program, Set<String> expected) {
        RealThreads real = new RealThreads(program);
        ThreadStage stage = real.stage();
        Optimal strategy = new Optimal(Script.Setting.DEFAULT, ThreadJobs.Order.DEPTH_FIRST);
        Set<String> results = new TreeSet<>();
        Set<Long> orders = new HashSet<>();
        int count = 0;
        for (Script script = strategy.next(); script != null; script = strategy.next()) {
            ThreadTrace trace = stage.perform(script);
            assertThat(trace.outcome()).as("program " + seed).isNotInstanceOf(Outcome.Diverged.class);
            strategy.learn(trace);
            results.add(real.result());
            orders.add(trace.orderSignature());
            if (++count > MOST_EXECUTIONS) {
                return;
            }
        }
        assertThat(results).as("results of program %d: %s", seed, program).isEqualTo(expected);
        assertThat(orders).as("orders of program %d: %s", seed, program).hasSize(count);
        checked++;
        executions += count;
    }
}
