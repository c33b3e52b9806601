package dev.braid.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.solver.backend.Backend;
import dev.braid.solver.backend.BackendKind;
import dev.braid.trace.term.Assignment;
import dev.braid.trace.term.Floats;
import dev.braid.trace.term.Integers;
import dev.braid.trace.term.Term;
import dev.braid.trace.term.Truth;
import dev.braid.trace.term.Variable;
import dev.braid.trace.term.Variable.Type;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Who answers what. */
class LayeredSolverTest {

    private static final Term X = Integers.input("x", Type.INT);
    private static final Term Y = Integers.input("y", Type.INT);
    private static final Variable VARIABLE_X = new Variable("x", Type.INT);
    private static final Variable VARIABLE_Y = new Variable("y", Type.INT);

    @Test
    void knownInputsAreKeptForConditionsThatShareNothingWithTheTurnedOne() {
        try (LayeredSolver solver = new LayeredSolver(SolverSettings.DEFAULT)) {
            solver.remember(Assignment.EMPTY.with(VARIABLE_X, 5).with(VARIABLE_Y, 1234));
            solver.add(Integers.less(X, Integers.of(10)));
            solver.add(Integers.equal(Integers.multiply(Y, Y), Integers.of(1234 * 1234)));
            Solution solution = solver.solveWith(Integers.less(Integers.of(7), X));
            assertThat(solution).isInstanceOfSatisfying(Solution.Found.class, found -> {
                assertThat(found.inputs().value(VARIABLE_X)).isBetween(8L, 9L);
                assertThat(found.inputs().value(VARIABLE_Y)).isEqualTo(1234);
            });
            assertThat(solver.tally().answeredBy(Layer.SOLVER)).isZero();
        }
    }

    @Test
    void theSameQuestionUnderOtherNamesComesFromTheCache() {
        try (LayeredSolver solver = new LayeredSolver(SolverSettings.DEFAULT)) {
            assertThat(solver.solveWith(hard("a", "b")).isFound()).isTrue();
            assertThat(solver.tally().answeredBy(Layer.SOLVER)).isEqualTo(1);
            assertThat(solver.solveWith(hard("c", "d")).isFound()).isTrue();
            assertThat(solver.tally().answeredBy(Layer.CACHE)).isEqualTo(1);
        }
    }

    private static Term hard(String a, String b) {
        Term product = Integers.multiply(Integers.input(a, Type.INT), Integers.input(b, Type.INT));
        Term odd = Integers.equal(Integers.and(Integers.input(a, Type.INT), Integers.of(0xff)), Integers.of(0x35));
        return Truth.and(Integers.equal(product, Integers.of(999_983)), odd);
    }

    @Test
    void intervalsRefute() {
        try (LayeredSolver solver = new LayeredSolver(SolverSettings.DEFAULT)) {
            solver.add(Integers.less(X, Y));
            solver.add(Integers.less(Y, Integers.of(5)));
            assertThat(solver.solveWith(Integers.less(Integers.of(10), X)).isNone())
                    .isTrue();
            assertThat(solver.tally().answeredBy(Layer.INTERVALS)).isEqualTo(1);
        }
    }

    @Test
    void withoutAnySolverTheAnswerIsUnknownAndNeverNone() {
        try (LayeredSolver solver = new LayeredSolver(SolverSettings.DEFAULT.withOrder(List.of()))) {
            assertThat(solver.solveWith(hard("a", "b"))).isInstanceOf(Solution.Unknown.class);
            assertThat(solver.tally().unknowns()).isEqualTo(1);
        }
    }

    @Test
    void aWrongModelIsRejectedAndTheNextSolverAsked() {
        List<BackendKind> order = List.of(limit -> Optional.of(new Liar()), new BackendKind.InProcessZ3());
        try (LayeredSolver solver = new LayeredSolver(SolverSettings.DEFAULT.withOrder(order))) {
            assertThat(solver.solveWith(hard("a", "b")))
                    .isInstanceOfSatisfying(
                            Solution.Found.class,
                            found -> assertThat(found.inputs().satisfies(hard("a", "b")))
                                    .isTrue());
            assertThat(solver.tally().rejectedModels()).isEqualTo(1);
        }
    }

    @Test
    void whatCannotBePutToASolverIsUnknown() {
        Term d = Floats.input("d", Type.DOUBLE);
        Term odd = Floats.equal(Floats.remainder(d, Floats.of(0.7)), Floats.of(0.25));
        try (LayeredSolver solver = new LayeredSolver(SolverSettings.DEFAULT)) {
            Solution solution = solver.solveWith(Truth.and(odd, Floats.less(Floats.of(100.0), d)));
            assertThat(solution)
                    .isInstanceOfSatisfying(
                            Solution.Unknown.class,
                            unknown -> assertThat(unknown.reason()).contains("%"));
        }
    }

    @Test
    void theTallySaysWhoAnswered() {
        try (LayeredSolver solver = new LayeredSolver(SolverSettings.DEFAULT)) {
            solver.solveWith(Integers.equal(X, Integers.of(3)));
            assertThat(solver.tally().toString())
                    .contains("1 queries, 100.0 % without a solver")
                    .contains("guess");
        }
    }

    /** Claims that everything is satisfied by zeros. */
    private static final class Liar implements Backend {
        @Override
        public String name() {
            return "liar";
        }

        @Override
        public void push() {}

        @Override
        public void pop(int levels) {}

        @Override
        public void add(Term condition) {}

        @Override
        public Answer check() {
            return Answer.SATISFIABLE;
        }

        @Override
        public Map<Variable, Long> model(Collection<Variable> variables) {
            Map<Variable, Long> model = new HashMap<>();
            variables.forEach(variable -> model.put(variable, 0L));
            return model;
        }

        @Override
        public void close() {}
    }
}
