package dev.braid.explorer.threads;

import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.litmus.threads.RandomThreads;
import dev.braid.litmus.threads.ThreadOracle;
import dev.braid.litmus.threads.ThreadProgram;
import dev.braid.litmus.threads.ThreadRuns;
import dev.braid.trace.InputMode;
import dev.braid.trace.Script;
import dev.braid.trace.TailPolicy;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The check against the oracle has teeth: without any single rule of the strategy it fails. */
class RulesAreNeededTest {

    private static final int MOST_PROGRAMS = 1_000;

    @ParameterizedTest
    @EnumSource(Rule.class)
    void withoutOneRuleSomeRandomProgramIsExploredWrongly(Rule rule) {
        EnumSet<Rule> others = EnumSet.complementOf(EnumSet.of(rule));
        assertThat(firstWrong(others))
                .as("the first wrong program without %s", rule)
                .isLessThan(MOST_PROGRAMS);
    }

    private static long firstWrong(Set<Rule> rules) {
        for (long seed = 0; seed < MOST_PROGRAMS; seed++) {
            ThreadProgram program = seed % 2 == 0 ? RandomThreads.of(seed) : RandomThreads.ofReadWriteLocks(seed);
            try {
                Set<String> expected = ThreadOracle.orders(program, 1_000);
                for (TailPolicy policy : TailPolicy.values()) {
                    if (isWrong(program, seed, policy, rules, expected)) {
                        return seed;
                    }
                }
            } catch (ThreadOracle.TooLarge e) {
                continue;
            }
        }
        return MOST_PROGRAMS;
    }

    private static boolean isWrong(
            ThreadProgram program, long seed, TailPolicy policy, Set<Rule> rules, Set<String> expected) {
        Script.Setting setting =
                Script.Setting.DEFAULT.withTail(policy).withInputs(InputMode.ENUMERATED, Map.of(), seed);
        Optimal optimal = new Optimal(setting, ThreadJobs.Order.DEPTH_FIRST, rules);
        return !ThreadRuns.of(program, optimal, expected.size() + 1).isExactly(expected);
    }
}
