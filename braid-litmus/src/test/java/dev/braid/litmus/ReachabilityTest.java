package dev.braid.litmus;

import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.explorer.reachability.Reachability;
import dev.braid.explorer.reachability.Rule2;
import dev.braid.explorer.reachability.Ways;
import dev.braid.runtime.Stage;
import dev.braid.trace.MessageTrace;
import dev.braid.trace.Outcome;
import dev.braid.trace.Script;
import dev.braid.trace.TailPolicy;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Reachability testing against the naive enumeration of all interleavings, on random programs. */
class ReachabilityTest {

    private static final int MOST_CONFIGURATIONS = 20_000;
    private static final int MOST_BEHAVIOURS = 300;

    private int checked;

    @Test
    void exhaustiveRunsEverySequenceOfTheOracleOnce() {
        forPrograms(0, 400, this::checkExhaustive);
        assertThat(checked).isGreaterThan(350);
    }

    @Test
    @Tag("slow")
    void exhaustiveRunsEverySequenceOfTheOracleOnceForManyPrograms() {
        forPrograms(1_000, 1_000 + Integer.getInteger("braid.randomPrograms", 9_000), this::checkExhaustive);
        assertThat(checked).isPositive();
    }

    @Test
    void allWaysAreExhaustiveOnceTIsTheNumberOfRaces() {
        forPrograms(0, 150, (program, expected) -> {
            for (Rule2 rule : Rule2.values()) {
                List<String> found =
                        run(program, TailPolicy.SCATTERED, Ways.of(40).with(rule));
                assertThat(new HashSet<>(found)).as("%s, %s", rule, program).isEqualTo(expected);
            }
        });
    }

    @Test
    void everyTableCoversItsCombinationsAndStrictTablesRepeatNothing() {
        forPrograms(2_000, 2_150, this::checkTables);
        assertThat(checked).isGreaterThan(120);
    }

    @Test
    @Tag("slow")
    void everyTableOfManyProgramsCoversItsCombinations() {
        forPrograms(20_000, 25_000, this::checkTables);
        assertThat(checked).isPositive();
    }

    @Test
    void raisingTEndsWithAllSequences() {
        forPrograms(3_000, 3_100, (program, expected) -> {
            Ways raising = new Ways(1, true, Rule2.STRICT, false, true);
            assertThat(new HashSet<>(run(program, TailPolicy.KEEP_RUNNING, raising)))
                    .as("%s", program)
                    .isEqualTo(expected);
        });
    }

    private void checkExhaustive(RandomProgram program, Set<String> expected) {
        for (TailPolicy policy : TailPolicy.values()) {
            List<String> found = run(program, policy, Ways.EXHAUSTIVE);
            assertThat(new HashSet<>(found)).as("%s, %s", policy, program).isEqualTo(expected);
            assertThat(found).as("%s, %s", policy, program).doesNotHaveDuplicates();
        }
    }

    /** The checker throws if a table is wrong. */
    private void checkTables(RandomProgram program, Set<String> expected) {
        for (int t = 1; t <= 3; t++) {
            List<String> strict = run(program, TailPolicy.SCATTERED, Ways.of(t).checked());
            assertThat(strict).as("%s-way, %s", t, program).doesNotHaveDuplicates();
            assertThat(expected).as("%s-way, %s", t, program).containsAll(strict);
            Ways greedy = new Ways(t, false, Rule2.PAPER, true, true);
            assertThat(expected).containsAll(run(program, TailPolicy.SCATTERED, greedy));
            Ways paper = Ways.of(t).with(Rule2.PAPER).checked();
            assertThat(expected).containsAll(run(program, TailPolicy.LOWEST_FIRST, paper));
        }
    }

    private void forPrograms(long from, long to, BiConsumer<RandomProgram, Set<String>> check) {
        for (long seed = from; seed < to; seed++) {
            RandomProgram program = RandomProgram.of(seed);
            Set<String> expected;
            try {
                expected = Oracle.behaviours(program, MOST_CONFIGURATIONS);
            } catch (Oracle.TooLarge e) {
                continue;
            }
            if (expected.size() <= MOST_BEHAVIOURS) {
                checked++;
                check.accept(program, expected);
            }
        }
    }

    private static List<String> run(RandomProgram program, TailPolicy policy, Ways ways) {
        Stage stage = new Stage(new Realised(program));
        Reachability strategy = new Reachability(Script.Setting.DEFAULT.withTail(policy), ways);
        List<String> keys = new ArrayList<>();
        for (Script script = strategy.next(); script != null; script = strategy.next()) {
            assertThat(keys.size()).as("executions of %s", program).isLessThan(5_000);
            MessageTrace trace = stage.perform(script);
            boolean counts = strategy.learn(trace);
            if (trace.outcome() instanceof Outcome.Diverged) {
                assertThat(counts).as("a step was impossible: %s", program).isFalse();
            } else {
                keys.add(Keys.of(trace));
            }
        }
        return keys;
    }
}
