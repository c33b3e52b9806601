package dev.braid.trace.term;

import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.trace.term.Variable.Type;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TermTest {

    private static final Term X = Integers.input("x", Type.INT);
    private static final Term Y = Integers.input("y", Type.INT);

    @Test
    void equalTermsAreTheSameObject() {
        assertThat(Integers.add(Integers.input("x", Type.INT), Integers.of(3)))
                .isSameAs(Integers.add(Integers.of(3), X));
        assertThat(Integers.equal(X, Y)).isSameAs(Integers.equal(Y, X));
    }

    @Test
    void constantsFoldWithJavasOverflow() {
        assertThat(Integers.add(Integers.of(Integer.MAX_VALUE), Integers.of(1)).value())
                .isEqualTo(Integer.MIN_VALUE);
        assertThat(Integers.divide(Integers.of(Integer.MIN_VALUE), Integers.of(-1))
                        .value())
                .isEqualTo(Integer.MIN_VALUE);
        assertThat(Integers.shiftLeft(Integers.of(1), Integers.of(33)).value()).isEqualTo(2);
        assertThat(Floats.toInteger(Floats.of(Double.NaN), Sort.INT).value()).isZero();
        assertThat(Floats.toInteger(Floats.of(1e300), Sort.LONG).value()).isEqualTo(Long.MAX_VALUE);
    }

    @Test
    void anOverflowIsNotSimplifiedAway() {
        Term grows = Integers.less(X, Integers.add(X, Integers.of(1)));
        assertThat(grows.isConstant()).isFalse();
        Variable x = new Variable("x", Type.INT);
        assertThat(Assignment.EMPTY.with(x, Integer.MAX_VALUE).satisfies(grows)).isFalse();
        assertThat(Assignment.EMPTY.with(x, 5).satisfies(grows)).isTrue();
    }

    @Test
    void additionsOfConstantsAreUndoneInEqualities() {
        assertThat(Integers.equal(Integers.add(X, Integers.of(3)), Integers.of(10)))
                .isSameAs(Integers.equal(X, Integers.of(7)));
        assertThat(Integers.equal(Integers.input("c", Type.CHAR), Integers.of(-1)))
                .isSameAs(Term.FALSE);
    }

    @Test
    void aTermDeeperThanTheCallStackIsEvaluatedAndShown() {
        Term sum = X;
        for (int i = 0; i < 50_000; i++) {
            sum = Integers.add(sum, Integers.multiply(sum, Y));
        }
        assertThat(Assignment.EMPTY.with(new Variable("x", Type.INT), 3).evaluate(sum))
                .isEqualTo(3);
        assertThat(sum.toString()).hasSizeLessThan(500);
    }

    @Test
    void cellsOfAnArrayAreChosenByASymbolicPlace() {
        Cells cells = Cells.of(List.of(Integers.of(10), Integers.of(11), Integers.of(12)));
        Cells written = cells.write(X, Y);
        Assignment inputs =
                Text.assignment("t", "").with(new Variable("x", Type.INT), 1).with(new Variable("y", Type.INT), 99);
        List<Long> values = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            values.add(inputs.evaluate(written.read(Integers.of(i))));
        }
        assertThat(values).containsExactly(10L, 99L, 12L);
        assertThat(inputs.evaluate(cells.read(X))).isEqualTo(11);
        assertThat(inputs.satisfies(cells.isIndex(X))).isTrue();
        assertThat(inputs.satisfies(cells.isIndex(Y))).isFalse();
    }

    @Test
    void referencesAreComparedByIdentity() {
        Term reference = Identity.input("node");
        Variable node = new Variable("node", Type.INT);
        assertThat(Assignment.EMPTY.satisfies(Identity.isNull(reference))).isTrue();
        assertThat(Assignment.EMPTY.with(node, 2).satisfies(Identity.isOneOf(reference, 2)))
                .isTrue();
        assertThat(Assignment.EMPTY.with(node, 3).satisfies(Identity.isOneOf(reference, 2)))
                .isFalse();
    }
}
