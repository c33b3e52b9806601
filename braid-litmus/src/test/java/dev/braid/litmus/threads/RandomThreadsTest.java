package dev.braid.litmus.threads;

import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.explorer.threads.Dpor;
import dev.braid.explorer.threads.Optimal;
import dev.braid.explorer.threads.ThreadJobs;
import dev.braid.trace.InputMode;
import dev.braid.trace.Script;
import dev.braid.trace.TailPolicy;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The strategies for threads against the naive enumeration of all interleavings, on random programs. */
class RandomThreadsTest {

    private static final int MOST_EXECUTIONS = 20_000;

    private int checked;
    private long orders;
    private int compared;

    @Test
    void optimalRunsEveryPartialOrderOnce() {
        check(0, 900, 1_500);
        assertThat(checked).as("programs small enough to be checked").isGreaterThan(450);
        assertThat(orders).as("partial orders").isGreaterThan(2_500);
        assertThat(compared).as("programs whose results were compared").isGreaterThan(350);
    }

    /** An interrupt before the notification that a wait got: found by seven thousand random programs, once. */
    @Test
    void optimalRunsEveryPartialOrderOfAnInterruptedAndNotifiedWaitOnce() {
        check(408_974, 408_975, 1_500);
        assertThat(checked).isOne();
    }

    @Test
    @Tag("slow")
    void optimalRunsEveryPartialOrderOfManyProgramsOnce() {
        check(1_000, 1_000 + Integer.getInteger("braid.randomPrograms", 100_000), 20_000);
        assertThat(checked).isPositive();
    }

    private void check(long from, long to, int mostConfigurations) {
        for (long seed = from; seed < to; seed++) {
            ThreadProgram program = seed % 8 == 1 ? RandomThreads.ofReadWriteLocks(seed) : RandomThreads.of(seed);
            try {
                check(seed, program, ThreadOracle.orders(program, mostConfigurations));
            } catch (ThreadOracle.TooLarge e) {
                continue;
            }
        }
        System.out.println(checked + " random thread programs, " + orders + " partial orders checked, results of "
                + compared + " compared");
    }

    private void check(long seed, ThreadProgram program, Set<String> expected) {
        checked++;
        orders += expected.size();
        for (TailPolicy policy : TailPolicy.values()) {
            Script.Setting setting =
                    Script.Setting.DEFAULT.withTail(policy).withInputs(InputMode.ENUMERATED, Map.of(), seed);
            ThreadJobs.Order order = ThreadJobs.Order.values()[(int) (seed + policy.ordinal()) % 2];
            ThreadRuns runs = ThreadRuns.of(program, new Optimal(setting, order), MOST_EXECUTIONS);
            assertThat(runs.isExactly(expected))
                    .as("seed %s, %s, %s: %s orders, but %s; %s", seed, policy, order, expected.size(), runs, program)
                    .isTrue();
            checkDpor(seed, program, expected, setting);
            if (policy == TailPolicy.KEEP_RUNNING) {
                checkResults(seed, program, runs.results);
            }
        }
    }

    /** Complete, and no complete execution twice; but some may be run in vain. */
    private static void checkDpor(long seed, ThreadProgram program, Set<String> expected, Script.Setting setting) {
        ThreadRuns runs = ThreadRuns.of(program, new Dpor(setting), MOST_EXECUTIONS);
        assertThat(runs.distinct())
                .as("dpor, seed %s, %s, %s", seed, setting.tail(), program)
                .isEqualTo(expected);
        assertThat(runs.orders).as("dpor, seed %s: %s", seed, runs).hasSize(expected.size());
        assertThat(runs.diverged).isZero();
    }

    /** Not only as many orders as the oracle thinks there are, but also everything the program can compute. */
    private void checkResults(long seed, ThreadProgram program, Set<String> found) {
        try {
            assertThat(found)
                    .as("results, seed %s, %s", seed, program)
                    .isEqualTo(ThreadOracle.results(program, 10_000));
            compared++;
        } catch (ThreadOracle.TooLarge e) {
            // Too many interleavings to be enumerated one by one.
        }
    }
}
