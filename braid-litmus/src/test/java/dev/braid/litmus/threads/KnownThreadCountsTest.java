package dev.braid.litmus.threads;

import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.explorer.threads.Dpor;
import dev.braid.explorer.threads.Optimal;
import dev.braid.explorer.threads.ThreadJobs;
import dev.braid.trace.Outcome;
import dev.braid.trace.Script;
import dev.braid.trace.threads.ThreadTrace;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Programs whose number of partial orders is published, or given by a formula. */
class KnownThreadCountsTest {

    private static final int MOST_FOR_DPOR = 600;

    static Stream<KnownProgram> quick() {
        return KnownProgram.all().stream().filter(program -> !program.slow());
    }

    static Stream<KnownProgram> small() {
        return quick().filter(program -> program.orders() <= MOST_FOR_DPOR);
    }

    static Stream<KnownProgram> slow() {
        return KnownProgram.all().stream().filter(KnownProgram::slow);
    }

    @ParameterizedTest
    @MethodSource("quick")
    void optimalRunsAsManyExecutionsAsThereAreOrders(KnownProgram known) {
        assertThat(count(known)).as("%s, from %s", known, known.source()).isEqualTo(known.orders());
    }

    @ParameterizedTest
    @MethodSource("slow")
    @Tag("slow")
    void optimalRunsAsManyExecutionsAsThereAreOrdersOfLargePrograms(KnownProgram known) {
        assertThat(count(known)).as("%s, from %s", known, known.source()).isEqualTo(known.orders());
    }

    @ParameterizedTest
    @MethodSource("small")
    void dporRunsAsManyCompleteExecutionsAsThereAreOrders(KnownProgram known) {
        ThreadRuns runs = ThreadRuns.of(known.program(), new Dpor(Script.Setting.DEFAULT), 10 * MOST_FOR_DPOR);
        assertThat(runs.diverged).isZero();
        assertThat(runs.orders).as("%s: %s", known, runs).hasSize((int) known.orders());
        assertThat(runs.distinct()).as("%s: %s", known, runs).hasSize((int) known.orders());
    }

    private static long count(KnownProgram known) {
        Optimal optimal = new Optimal(Script.Setting.DEFAULT, ThreadJobs.Order.FEWEST_INTERRUPTIONS);
        Interpreter interpreter = new Interpreter(known.program());
        Set<Long> signatures = new HashSet<>();
        long executions = 0;
        for (Script script = optimal.next(); script != null && executions <= known.orders(); script = optimal.next()) {
            ThreadTrace trace = interpreter.perform(script);
            assertThat(trace.outcome()).isNotInstanceOfAny(Outcome.Diverged.class, Outcome.Blocked.class);
            signatures.add(trace.orderSignature());
            executions++;
            optimal.learn(trace);
        }
        assertThat(signatures).as("distinct signatures").hasSize((int) executions);
        return executions;
    }

    @Test
    void philosophersHaveOneDeadlockAndNoneWhenTheyTakeTheLowerForkFirst() {
        assertThat(run(LockPrograms.philosophers(5)).deadlocks).isEqualTo(1);
        assertThat(run(LockPrograms.orderedPhilosophers(5)).deadlocks).isZero();
    }

    @Test
    void notifyingOnlyOneLosesWakeUpsInEightOrdersOfEighty() {
        assertThat(run(LockPrograms.bufferNotifyingOne(22)).deadlocks).isEqualTo(8);
        assertThat(run(LockPrograms.bufferNotifyingAll(22)).deadlocks).isZero();
    }

    @Test
    void theOrderOfJobsDoesNotMatter() {
        ThreadProgram program = LockPrograms.bufferNotifyingOne(22);
        Set<String> expected = ThreadOracle.orders(program, 100_000);
        for (ThreadJobs.Order order : ThreadJobs.Order.values()) {
            ThreadRuns runs = ThreadRuns.of(program, new Optimal(Script.Setting.DEFAULT, order), 1_000);
            assertThat(runs.isExactly(expected)).as("%s: %s", order, runs).isTrue();
        }
    }

    @Test
    void replayingTheStepsOfATraceGivesTheSameTrace() {
        for (KnownProgram known :
                List.copyOf(quick().filter(k -> k.orders() < 100).toList())) {
            Optimal optimal = new Optimal(Script.Setting.DEFAULT, ThreadJobs.Order.DEPTH_FIRST);
            Interpreter interpreter = new Interpreter(known.program());
            Interpreter second = new Interpreter(known.program());
            for (Script script = optimal.next(); script != null; script = optimal.next()) {
                ThreadTrace trace = interpreter.perform(script);
                long[] steps = new long[trace.size()];
                for (int e = 0; e < steps.length; e++) {
                    steps[e] = trace.step(e);
                }
                ThreadTrace again = second.perform(new Script(steps, steps.length, Script.Setting.DEFAULT));
                assertThat(ThreadKeys.steps(again)).isEqualTo(ThreadKeys.steps(trace));
                assertThat(again.orderSignature()).isEqualTo(trace.orderSignature());
                optimal.learn(trace);
            }
        }
    }

    private static ThreadRuns run(ThreadProgram program) {
        return ThreadRuns.of(
                program, new Optimal(Script.Setting.DEFAULT, ThreadJobs.Order.FEWEST_INTERRUPTIONS), 10_000);
    }
}
