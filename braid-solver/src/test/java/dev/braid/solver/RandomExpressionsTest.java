package dev.braid.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.trace.term.Assignment;
import dev.braid.trace.term.Substitution;
import dev.braid.trace.term.Term;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Terms mean what Java computes: random expressions over all types, checked against Java's own arithmetic. */
class RandomExpressionsTest {

    @Test
    void termsEvaluateToWhatJavaComputes() {
        check(3_000, 1);
    }

    @Test
    @Tag("slow")
    void termsEvaluateToWhatJavaComputesFor100000Expressions() {
        check(100_000, 2);
    }

    private static void check(int count, long seed) {
        Random random = new Random(seed);
        RandomExpressions expressions = new RandomExpressions(random, false);
        for (int i = 0; i < count; i++) {
            Pair<?> pair = draw(expressions, random, 1 + random.nextInt(4));
            for (int j = 0; j < 5; j++) {
                check(pair, RandomInputs.draw(random));
            }
        }
    }

    private static Pair<?> draw(RandomExpressions expressions, Random random, int depth) {
        return switch (random.nextInt(5)) {
            case 0 -> expressions.truth(depth);
            case 1 -> expressions.integer(depth);
            case 2 -> expressions.wide(depth);
            case 3 -> expressions.floats().real(depth);
            default -> expressions.floats().single(depth);
        };
    }

    private static void check(Pair<?> pair, Map<String, Object> inputs) {
        Assignment assignment = RandomInputs.assignment(inputs);
        long expected = RandomInputs.bits(pair.code().run(inputs));
        assertThat(assignment.evaluate(pair.term()))
                .as("%s under %s", pair.term(), inputs)
                .isEqualTo(expected);
        Term constant = new Substitution(assignment, variable -> true).apply(pair.term());
        assertThat(constant.isConstant()).isTrue();
        assertThat(constant.value()).as("simplified %s", pair.term()).isEqualTo(expected);
        Term half = new Substitution(assignment, variable -> variable.name().hashCode() % 2 == 0).apply(pair.term());
        assertThat(assignment.evaluate(half)).as("half of %s", pair.term()).isEqualTo(expected);
    }
}
