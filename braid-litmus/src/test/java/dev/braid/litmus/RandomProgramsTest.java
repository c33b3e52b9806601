package dev.braid.litmus;

import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.explorer.strategy.Efficient;
import dev.braid.explorer.strategy.Optimal;
import dev.braid.explorer.strategy.Simple;
import dev.braid.explorer.strategy.Strategy;
import dev.braid.runtime.Stage;
import dev.braid.trace.MessageTrace;
import dev.braid.trace.Outcome;
import dev.braid.trace.Script;
import dev.braid.trace.TailPolicy;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every strategy against the naive enumeration of all interleavings, on random programs. */
class RandomProgramsTest {

    private static final int MOST_CONFIGURATIONS = 20_000;
    private static final int MOST_BEHAVIOURS = 200;
    private static final int MOST_EXECUTIONS = 5_000;

    private int checked;
    private long behaviours;

    @Test
    void allStrategiesFindWhatTheOracleFinds() {
        check(0, 800);
        assertThat(checked).as("programs small enough to be checked").isGreaterThan(700);
        assertThat(behaviours).as("behaviours").isGreaterThan(2_500);
    }

    @Test
    @Tag("slow")
    void allStrategiesFindWhatTheOracleFindsForManyPrograms() {
        check(1_000, 1_000 + Integer.getInteger("braid.randomPrograms", 200_000));
        assertThat(checked).isPositive();
    }

    private void check(long from, long to) {
        for (long seed = from; seed < to; seed++) {
            RandomProgram program = RandomProgram.of(seed);
            Set<String> expected;
            try {
                expected = Oracle.behaviours(program, MOST_CONFIGURATIONS);
            } catch (Oracle.TooLarge e) {
                continue;
            }
            if (expected.size() <= MOST_BEHAVIOURS) {
                check(seed, program, expected);
            }
        }
        System.out.println(checked + " random programs, " + behaviours + " behaviours checked");
    }

    private void check(long seed, RandomProgram program, Set<String> expected) {
        checked++;
        behaviours += expected.size();
        Stage stage = new Stage(new Realised(program));
        for (TailPolicy policy : TailPolicy.values()) {
            Strategy<MessageTrace> optimal = new Optimal(Script.Setting.DEFAULT.withTail(policy));
            List<String> found = keys(stage, optimal, seed);
            assertThat(new HashSet<>(found))
                    .as("behaviours, seed %s, %s, %s", seed, policy, program)
                    .isEqualTo(expected);
            assertThat(found)
                    .as("each once, seed %s, %s, %s", seed, policy, program)
                    .doesNotHaveDuplicates();
        }
        if (!program.hasArrivalOrder()) {
            checkPaperStrategies(seed, program, expected, stage);
        }
    }

    private void checkPaperStrategies(long seed, RandomProgram program, Set<String> expected, Stage stage) {
        List<String> efficient = keys(stage, new Efficient(Script.Setting.DEFAULT), seed);
        List<String> simple = keys(stage, new Simple(Script.Setting.DEFAULT), seed);
        if (efficient.size() < MOST_EXECUTIONS) {
            assertThat(new HashSet<>(efficient))
                    .as("efficient, seed %s, %s", seed, program)
                    .isEqualTo(expected);
            assertThat(efficient.size())
                    .as("efficient above simple, seed %s", seed)
                    .isLessThanOrEqualTo(simple.size());
        }
        if (simple.size() < MOST_EXECUTIONS) {
            assertThat(new HashSet<>(simple))
                    .as("simple, seed %s, %s", seed, program)
                    .isEqualTo(expected);
        }
    }

    private static List<String> keys(Stage stage, Strategy<MessageTrace> strategy, long seed) {
        List<String> keys = new ArrayList<>();
        for (Script script = strategy.next();
                script != null && keys.size() < MOST_EXECUTIONS;
                script = strategy.next()) {
            MessageTrace trace = stage.perform(script);
            boolean counts = strategy.learn(trace);
            assertThat(strategy.repeats())
                    .as("repeats what it takes over, seed %s", seed)
                    .isTrue();
            if (trace.outcome() instanceof Outcome.Diverged diverged) {
                assertThat(counts).as("diverged, seed %s: %s", seed, diverged).isFalse();
            } else {
                keys.add(Keys.of(trace));
            }
        }
        return keys;
    }
}
