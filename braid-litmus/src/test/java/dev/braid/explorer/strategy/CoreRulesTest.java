package dev.braid.explorer.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.litmus.Keys;
import dev.braid.litmus.Oracle;
import dev.braid.litmus.RandomProgram;
import dev.braid.litmus.Realised;
import dev.braid.runtime.Stage;
import dev.braid.trace.MessageTrace;
import dev.braid.trace.Outcome;
import dev.braid.trace.Script;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The oracle notices the loss of every rule of {@code optimal} (exploration.md, 4.6.3): behaviours are lost, run twice or
 * impossible, or the search does not end.
 */
class CoreRulesTest {

    private static final int PROGRAMS = 400;
    private static final int MOST_CONFIGURATIONS = 3_000;
    private static final int MOST_BEHAVIOURS = 60;
    private static final int MOST_EXECUTIONS = 400;

    @ParameterizedTest
    @EnumSource
    void theLossOfARuleIsNoticed(Rule rule) {
        assertThat(programsThatNotice(EnumSet.of(rule), 1)).isPositive();
    }

    @Test
    void withAllRulesNothingIsNoticed() {
        assertThat(programsThatNotice(EnumSet.noneOf(Rule.class), 1)).isZero();
    }

    private static int programsThatNotice(Set<Rule> dropped, int enough) {
        int noticed = 0;
        for (long seed = 0; seed < PROGRAMS && noticed < enough; seed++) {
            RandomProgram program = RandomProgram.of(seed);
            try {
                Set<String> expected = Oracle.behaviours(program, MOST_CONFIGURATIONS);
                if (expected.size() <= MOST_BEHAVIOURS && isWrong(program, dropped, expected)) {
                    noticed++;
                }
            } catch (Oracle.TooLarge e) {
                // the next one is smaller
            }
        }
        return noticed;
    }

    private static boolean isWrong(RandomProgram program, Set<Rule> dropped, Set<String> expected) {
        Stage stage = new Stage(new Realised(program));
        Optimal optimal = new Optimal(Script.Setting.DEFAULT, dropped);
        Set<String> found = new HashSet<>();
        int executions = 0;
        for (Script script = optimal.next(); script != null; script = optimal.next()) {
            MessageTrace trace = stage.perform(script);
            boolean counts = optimal.learn(trace);
            boolean impossible = trace.outcome() instanceof Outcome.Diverged;
            boolean twice = !impossible && !found.add(Keys.of(trace));
            if (impossible && counts || twice || !optimal.repeats() || ++executions > MOST_EXECUTIONS) {
                return true;
            }
        }
        return !found.equals(expected);
    }
}
