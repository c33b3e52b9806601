package dev.braid.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.solver.backend.Backend;
import dev.braid.solver.backend.BackendKind;
import dev.braid.trace.term.Assignment;
import dev.braid.trace.term.Floats;
import dev.braid.trace.term.Integers;
import dev.braid.trace.term.Sort;
import dev.braid.trace.term.Term;
import dev.braid.trace.term.TermOrder;
import dev.braid.trace.term.Text;
import dev.braid.trace.term.Variable.Type;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every backend, alone. */
class BackendsTest {

    static Stream<BackendKind> backends() {
        return Stream.of(new BackendKind.InProcessBitwuzla(), new BackendKind.InProcessZ3(), shell());
    }

    private static BackendKind shell() {
        return new BackendKind.External(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                Z3Shell.class.getName()));
    }

    @ParameterizedTest
    @MethodSource("backends")
    void allKindsOfConditionsAreUnderstood(BackendKind kind) {
        Term x = Integers.input("x", Type.INT);
        Term d = Floats.input("d", Type.DOUBLE);
        Text key = Text.input("key", 4);
        List<Term> conditions = List.of(
                Integers.equal(Integers.multiply(x, x), Integers.of(49)),
                Integers.less(x, Integers.of(0)),
                Floats.equal(Floats.multiply(d, d), Floats.of(2.25)),
                Integers.less(Floats.toInteger(d, Sort.INT), Integers.of(0)),
                Integers.equal(Floats.toBits(Floats.add(d, d)), Integers.of(Double.doubleToLongBits(-3.0))),
                key.isWellFormed(),
                key.startsWith(Text.of("f0")));
        try (Backend backend = kind.open(20_000).orElseThrow()) {
            conditions.forEach(condition -> {
                backend.push();
                backend.add(condition);
            });
            assertThat(backend.check()).isEqualTo(Backend.Answer.SATISFIABLE);
            Assignment model = Assignment.of(backend.model(TermOrder.variables(conditions)));
            assertThat(model.satisfies(conditions)).isTrue();
            assertThat(key.valueIn(model)).startsWith("f0");
            backend.pop(1);
            backend.push();
            backend.add(Integers.less(Integers.of(0), x));
            assertThat(backend.check()).isEqualTo(Backend.Answer.UNSATISFIABLE);
            backend.pop(1);
            assertThat(backend.check()).isEqualTo(Backend.Answer.SATISFIABLE);
        }
    }

    @ParameterizedTest
    @MethodSource("backends")
    void randomConditionsGetTheSameAnswerAsFromTheOthers(BackendKind kind) {
        Random random = new Random(21);
        RandomExpressions expressions = new RandomExpressions(random, true);
        SolverSettings settings = SolverSettings.DEFAULT.withLimit(5_000);
        try (Session one = new Session(kind, settings, new Tally());
                Session reference = new Session(new BackendKind.InProcessBitwuzla(), settings, new Tally())) {
            int answered = 0;
            for (int i = 0; i < 15; i++) {
                List<Term> conditions = new ArrayList<>(List.of(
                        expressions.truth(2).term(), expressions.truth(2).term()));
                Solution a = one.solve(conditions);
                Solution b = reference.solve(conditions);
                assertThat(a.isFound() && b.isNone() || a.isNone() && b.isFound())
                        .as("%s", conditions)
                        .isFalse();
                answered += a instanceof Solution.Unknown ? 0 : 1;
            }
            assertThat(answered).isGreaterThan(12);
        }
    }

    @ParameterizedTest
    @MethodSource("backends")
    void aHardQuestionEndsWithTheLimit(BackendKind kind) {
        Term x = Integers.input("x", Type.LONG);
        Term y = Integers.input("y", Type.LONG);
        // The product of two primes of 31 bits; factoring it by bit-blasting takes far longer than the limit.
        List<Term> factors = List.of(
                Integers.equal(Integers.multiply(x, y), Integers.of(1500450271L * 2038074743L)),
                Integers.less(Integers.of(1L), x),
                Integers.less(x, y),
                Integers.less(y, Integers.of(1L << 32)));
        long start = System.nanoTime();
        try (Session session = new Session(kind, SolverSettings.DEFAULT.withLimit(100), new Tally())) {
            assertThat(session.solve(factors)).isInstanceOf(Solution.Unknown.class);
            assertThat((System.nanoTime() - start) / 1_000_000).isLessThan(10_000);
        }
    }

    @Test
    void aProgramThatIsNotThereIsNoBackend() {
        assertThat(new BackendKind.External(List.of("/no/such/solver")).open(100))
                .isEmpty();
    }

    @Test
    void contextsAreRenewed() {
        Term x = Integers.input("x", Type.INT);
        SolverSettings often = new SolverSettings(SolverSettings.DEFAULT.order(), 1_000, 3);
        try (Session session = new Session(often.order().get(0), often, new Tally())) {
            for (int i = 0; i < 20; i++) {
                Solution solution =
                        session.solve(List.of(Integers.less(Integers.of(i), x), Integers.less(x, Integers.of(i + 2))));
                assertThat(solution)
                        .isInstanceOfSatisfying(
                                Solution.Found.class,
                                found -> assertThat(found.inputs().evaluate(x)).isPositive());
            }
        }
    }
}
