package dev.braid.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.trace.term.Assignment;
import dev.braid.trace.term.Integers;
import dev.braid.trace.term.Term;
import dev.braid.trace.term.Text;
import dev.braid.trace.term.Truth;
import dev.braid.trace.term.Variable;
import dev.braid.trace.term.Variable.Type;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Small inputs, and the sentences about ranges. */
class InputSearchTest {

    private static final Term X = Integers.input("x", Type.INT);
    private static final Term Y = Integers.input("y", Type.INT);
    private static final Variable VARIABLE_X = new Variable("x", Type.INT);
    private static final Variable VARIABLE_Y = new Variable("y", Type.INT);

    private final LayeredSolver solver = new LayeredSolver(SolverSettings.DEFAULT);
    private final InputSearch search = new InputSearch(solver);

    @AfterEach
    void close() {
        solver.close();
    }

    @Test
    void aRangeIsMeantWithTheOtherInputsAsTheyAre() {
        List<Term> conditions =
                List.of(Integers.less(Integers.of(6), X), Integers.atMost(X, Y), Integers.less(Y, Integers.of(100)));
        Assignment known = Assignment.EMPTY.with(VARIABLE_X, 8).with(VARIABLE_Y, 10);
        assertThat(search.range(conditions, VARIABLE_X, known)).hasToString("x in 7..10");
        assertThat(search.range(conditions, VARIABLE_Y, known)).hasToString("y in 8..99");
    }

    @Test
    void aRangeWithAGapIsAUnion() {
        Term outside = Truth.or(Integers.less(X, Integers.of(-3)), Integers.less(Integers.of(5), X));
        List<Term> conditions = List.of(outside, Integers.less(X, Integers.of(10)));
        Assignment known = Assignment.EMPTY.with(VARIABLE_X, 7);
        assertThat(search.range(conditions, VARIABLE_X, known)).hasToString("x <= -4 or x in 6..9");
    }

    @Test
    void aRangeOfManyPiecesSaysThatThereAreOthers() {
        List<Term> conditions = List.of(Integers.equal(Integers.and(X, Integers.of(3)), Integers.of(1)));
        ValueSet range = search.range(conditions, VARIABLE_X, Assignment.EMPTY.with(VARIABLE_X, 5));
        assertThat(range.isAll()).isFalse();
        assertThat(range.contains(5)).isTrue();
        assertThat(range.contains(6)).isFalse();
        assertThat(range).asString().endsWith(" and others");
    }

    @Test
    void theWholeTypeIsAnyValue() {
        Variable l = new Variable("l", Type.LONG);
        Term always = Integers.atMost(Integers.and(Integers.input("l", Type.LONG), Integers.of(7L)), Integers.of(8L));
        assertThat(search.range(List.of(always), l, Assignment.EMPTY)).hasToString("any l");
    }

    @Test
    void extremesOfLongDoNotOverflow() {
        Variable l = new Variable("l", Type.LONG);
        Term odd = Integers.equal(
                Integers.multiply(Integers.input("l", Type.LONG), Integers.of(3L)), Integers.of(Long.MIN_VALUE));
        Assignment found = ((Solution.Found) solver.solveWith(odd)).inputs();
        assertThat(found.value(l)).isEqualTo(Long.MIN_VALUE);
        assertThat(search.range(List.of(odd), l, found)).hasToString("l == -9223372036854775808L");
        assertThat(search.smallest(List.of(odd), found).value(l)).isEqualTo(Long.MIN_VALUE);
    }

    @Test
    void smallInputsAreNearZeroAndStringsAreReadable() {
        Text key = Text.input("key", 5);
        List<Term> conditions = List.of(
                key.isWellFormed(),
                key.contains(Text.of("=")),
                Truth.not(key.startsWith(Text.of("="))),
                Integers.less(Integers.of(40), Integers.multiply(X, X)),
                Integers.less(Integers.of(-1000), X),
                Integers.less(X, Integers.of(1000)));
        Assignment found = ((Solution.Found) solver.solveWith(Truth.all(conditions))).inputs();
        Assignment smallest = search.smallest(conditions, found);
        assertThat(Math.abs(smallest.value(VARIABLE_X))).isEqualTo(7);
        assertThat(key.valueIn(smallest)).isEqualTo("a=");
    }
}
