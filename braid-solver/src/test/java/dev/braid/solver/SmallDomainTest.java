package dev.braid.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.trace.term.Assignment;
import dev.braid.trace.term.Integers;
import dev.braid.trace.term.Term;
import dev.braid.trace.term.Variable;
import dev.braid.trace.term.Variable.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** On domains small enough to try every input, the solver says exactly what trying says. */
class SmallDomainTest {

    private static final int SIZE = 12;
    private static final Variable X = new Variable("x", Type.INT);
    private static final Variable Y = new Variable("y", Type.BYTE);

    @Test
    void satisfiableExactlyIfSomeInputSatisfies() {
        Random random = new Random(5);
        int impossible = 0;
        try (LayeredSolver solver = new LayeredSolver(SolverSettings.DEFAULT)) {
            for (int i = 0; i < 300; i++) {
                List<Term> conditions = conditions(random);
                boolean some = grid().stream().anyMatch(inputs -> inputs.satisfies(conditions));
                impossible += some ? 0 : 1;
                Solution solution = solve(solver, conditions);
                assertThat(solution.isFound()).as("%s", conditions).isEqualTo(some);
                assertThat(solution.isNone()).as("%s", conditions).isEqualTo(!some);
            }
        }
        assertThat(impossible).isBetween(50, 250);
    }

    @Test
    void theRangeOfAnInputIsTheSetOfValuesThatSatisfy() {
        Random random = new Random(6);
        try (LayeredSolver solver = new LayeredSolver(SolverSettings.DEFAULT)) {
            for (int i = 0; i < 60; i++) {
                List<Term> conditions = conditions(random);
                for (Assignment inputs : grid()) {
                    if (inputs.satisfies(conditions)) {
                        checkRange(new InputSearch(solver), conditions, inputs);
                        break;
                    }
                }
            }
        }
    }

    private static void checkRange(InputSearch search, List<Term> conditions, Assignment inputs) {
        ValueSet range = search.range(conditions, X, inputs);
        List<Long> satisfying = IntStream.range(0, SIZE)
                .mapToObj(x -> (long) x)
                .filter(x -> inputs.with(X, x).satisfies(conditions))
                .toList();
        for (long x = 0; x < SIZE; x++) {
            if (range.contains(x) || range.isAll()) {
                assertThat(range.contains(x))
                        .as("%s of %s: %s", x, conditions, range)
                        .isEqualTo(satisfying.contains(x));
            }
        }
        assertThat(range.contains(inputs.value(X))).isTrue();
    }

    @Test
    void theSmallestInputIsTheOneNearestToZero() {
        Random random = new Random(7);
        try (LayeredSolver solver = new LayeredSolver(SolverSettings.DEFAULT)) {
            for (int i = 0; i < 60; i++) {
                List<Term> conditions = conditions(random);
                if (solve(solver, conditions) instanceof Solution.Found found) {
                    Assignment smallest = new InputSearch(solver).smallest(conditions, found.inputs());
                    assertThat(smallest.satisfies(conditions)).isTrue();
                    long least = grid().stream()
                            .filter(inputs -> inputs.satisfies(conditions))
                            .mapToLong(inputs -> inputs.value(X))
                            .min()
                            .orElseThrow();
                    assertThat(smallest.value(X)).as("%s", conditions).isEqualTo(least);
                }
            }
        }
    }

    private static Solution solve(LayeredSolver solver, List<Term> conditions) {
        solver.push();
        conditions.forEach(solver::add);
        Solution solution = solver.solve();
        solver.pop();
        return solution;
    }

    private static List<Assignment> grid() {
        List<Assignment> grid = new ArrayList<>();
        for (int x = 0; x < SIZE; x++) {
            for (int y = 0; y < SIZE; y++) {
                grid.add(Assignment.EMPTY.with(X, x).with(Y, y));
            }
        }
        return grid;
    }

    /** Both inputs in the grid, and one to three conditions on them. */
    private static List<Term> conditions(Random random) {
        Term x = Integers.input("x", Type.INT);
        Term y = Integers.input("y", Type.BYTE);
        List<Term> conditions = new ArrayList<>();
        for (Term input : List.of(x, y)) {
            conditions.add(Integers.atMost(Integers.of(0), input));
            conditions.add(Integers.less(input, Integers.of(SIZE)));
        }
        for (int i = random.nextInt(3); i >= 0; i--) {
            Term left = side(random, x, y, 2);
            Term right = side(random, x, y, 1);
            conditions.add(
                    switch (random.nextInt(3)) {
                        case 0 -> Integers.equal(left, right);
                        case 1 -> Integers.less(left, right);
                        default -> Integers.atMost(left, right);
                    });
        }
        return conditions;
    }

    private static Term side(Random random, Term x, Term y, int depth) {
        if (depth == 0) {
            return random.nextInt(3) == 0 ? Integers.of(random.nextInt(SIZE)) : random.nextBoolean() ? x : y;
        }
        Term a = side(random, x, y, depth - 1);
        Term b = side(random, x, y, depth - 1);
        return switch (random.nextInt(6)) {
            case 0 -> Integers.add(a, b);
            case 1 -> Integers.subtract(a, b);
            case 2 -> Integers.multiply(a, b);
            case 3 -> Integers.xor(a, b);
            case 4 -> Integers.and(a, b);
            default -> Integers.remainder(a, Integers.of(1 + random.nextInt(6)));
        };
    }
}
