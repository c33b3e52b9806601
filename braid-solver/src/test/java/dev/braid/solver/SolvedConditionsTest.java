package dev.braid.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.solver.backend.BackendKind;
import dev.braid.trace.term.Term;
import dev.braid.trace.term.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What the solver finds satisfies Java code; what it refutes nobody else can satisfy. */
class SolvedConditionsTest {

    private static final SolverSettings QUICK = SolverSettings.DEFAULT.withLimit(300);

    private int found;
    private int none;
    private int unknown;

    @Test
    void solutionsOfConditionsOverIntegersHoldInJava() {
        check(300, 11, true, 3);
        assertThat(unknown).isLessThan(40);
    }

    @Test
    void solutionsOfConditionsOverAllTypesHoldInJava() {
        check(80, 12, false, 3);
        assertThat(unknown).isLessThan(40);
    }

    @Test
    @Tag("slow")
    void solutionsOf100000ConditionsHoldInJava() {
        check(98_000, 13, true, 2);
        check(2_000, 14, false, 3);
        assertThat(unknown).isLessThan(5_000);
    }

    private void check(int count, long seed, boolean integersOnly, int deepest) {
        Random random = new Random(seed);
        RandomExpressions expressions = new RandomExpressions(random, integersOnly);
        try (LayeredSolver solver = new LayeredSolver(QUICK);
                Session second = new Session(new BackendKind.InProcessZ3(), QUICK, new Tally())) {
            for (int i = 0; i < count; i++) {
                List<Pair<Boolean>> conditions = new ArrayList<>();
                for (int j = random.nextInt(3); j >= 0; j--) {
                    conditions.add(expressions.truth(1 + random.nextInt(deepest)));
                }
                check(conditions, solver, second, random);
            }
            assertThat(solver.tally().rejectedModels()).isZero();
        }
        assertThat(found).isPositive();
        assertThat(none).isPositive();
    }

    private void check(List<Pair<Boolean>> conditions, LayeredSolver solver, Session second, Random random) {
        Solution solution = solve(conditions, solver);
        if (solution instanceof Solution.Found inputs) {
            found++;
            Map<String, Object> objects = RandomInputs.objects(inputs.inputs());
            assertThat(conditions)
                    .as("%s", objects)
                    .allMatch(pair -> pair.code().run(objects));
        } else if (solution.isNone()) {
            none++;
            assertThat(second.solve(terms(conditions)).isFound()).isFalse();
            for (int i = 0; i < 200; i++) {
                Map<String, Object> sample = RandomInputs.draw(random);
                assertThat(conditions)
                        .as("refuted, but %s", sample)
                        .anyMatch(pair -> !pair.code().run(sample));
            }
        } else {
            unknown++;
        }
    }

    private static Solution solve(List<Pair<Boolean>> conditions, LayeredSolver solver) {
        solver.push();
        terms(conditions).forEach(solver::add);
        Solution solution = solver.solve();
        solver.pop();
        return solution;
    }

    private static List<Term> terms(List<Pair<Boolean>> conditions) {
        List<Term> terms = new ArrayList<>();
        terms.add(Text.input("t", RandomInputs.LONGEST_STRING).isWellFormed());
        terms.add(Text.input("u", RandomInputs.LONGEST_STRING).isWellFormed());
        conditions.stream().map(Pair::term).forEach(terms::add);
        return terms;
    }
}
