package dev.braid.litmus.threads;

import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.explorer.threads.sampling.Sampling;
import dev.braid.trace.Script;
import dev.braid.trace.threads.ThreadTrace;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Samplers reach every partial order of small programs, and repeat an execution from its seed. */
class SamplingTest {

    static Stream<Arguments> samplers() {
        return Stream.of(
                sampler("random", Sampling::random),
                sampler("pct", setting -> Sampling.pct(setting, Sampling.DEFAULT_DEPTH)),
                sampler("pos", Sampling::pos),
                sampler("surw", Sampling::surw));
    }

    private static Arguments sampler(String name, Function<Script.Setting, Sampling> factory) {
        return Arguments.of(name, factory);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("samplers")
    void everyOrderOfASmallProgramIsDrawnSometime(String name, Function<Script.Setting, Sampling> factory) {
        assertThat(ThreadRuns.of(LockPrograms.philosophers(3), factory.apply(Script.Setting.DEFAULT), 2_000)
                        .distinct())
                .hasSize(7);
        assertThat(ThreadRuns.of(LockPrograms.bufferNotifyingOne(22), factory.apply(Script.Setting.DEFAULT), 2_000)
                        .deadlocks)
                .as("lost wake-ups found by %s", name)
                .isPositive();
        assertThat(ThreadRuns.of(MemoryPrograms.coinCounter(2), factory.apply(Script.Setting.DEFAULT), 2_000)
                        .distinct())
                .hasSize(5);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("samplers")
    void anExecutionIsTheSameAgainForItsSeed(String name, Function<Script.Setting, Sampling> factory) {
        Interpreter interpreter = new Interpreter(LockPrograms.bufferNotifyingAll(22));
        Sampling sampling = factory.apply(Script.Setting.DEFAULT);
        sampling.learn(interpreter.perform(sampling.next()));
        for (int i = 1; i < 50; i++) {
            ThreadTrace trace = interpreter.perform(sampling.next());
            String steps = ThreadKeys.steps(trace);
            ThreadTrace again = interpreter.perform(sampling.again(sampling.seed(i)));
            assertThat(ThreadKeys.steps(again)).as(name).isEqualTo(steps);
        }
    }

    /** Ten increments of one thread against one of the other: 11 interleavings, equally likely for surw. */
    @Test
    void theWeightedWalkDrawsInterleavingsOfUnequalThreadsAboutEquallyOften() {
        ProgramWriter w = MemoryPrograms.cells(1);
        w.thread();
        for (int i = 0; i < 10; i++) {
            w.add(Code.GET_AND_ADD, 0, 0, 1, 0);
        }
        w.thread();
        w.add(Code.GET_AND_ADD, 0, 0, 1, 0);
        Map<String, Integer> drawn = new HashMap<>();
        ThreadRuns runs = ThreadRuns.of(w.program(), Sampling.surw(Script.Setting.DEFAULT), 11_000);
        runs.orders.forEach(order -> drawn.merge(order, 1, Integer::sum));
        assertThat(drawn).hasSize(11);
        assertThat(drawn.values()).allSatisfy(count -> assertThat(count).isBetween(800, 1_200));
    }
}
