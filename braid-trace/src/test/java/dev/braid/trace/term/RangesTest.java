package dev.braid.trace.term;

import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.trace.term.Variable.Type;
import java.util.List;
import org.junit.jupiter.api.Test;

class RangesTest {

    private static final Term X = Integers.input("x", Type.INT);
    private static final Term Y = Integers.input("y", Type.INT);
    private static final Variable VARIABLE_X = new Variable("x", Type.INT);

    @Test
    void boundsPassFromOneInputToAnother() {
        Ranges ranges = Ranges.of(
                List.of(Integers.less(X, Y), Integers.less(Y, Integers.of(5)), Integers.less(Integers.of(0), X)));
        assertThat(ranges.of(VARIABLE_X)).isEqualTo(new Interval(1, 3));
        assertThat(ranges.areImpossible()).isFalse();
    }

    @Test
    void aSumIsMovedBackOnlyIfItCannotOverflow() {
        Term sum = Integers.add(X, Integers.of(10));
        Term positive = Integers.less(Integers.of(0), sum);
        assertThat(Ranges.of(List.of(positive)).of(VARIABLE_X)).isEqualTo(Interval.of(Sort.INT));
        Term small = Integers.less(X, Integers.of(100));
        Term notTiny = Integers.less(Integers.of(-1000), X);
        assertThat(Ranges.of(List.of(small, notTiny, positive)).of(VARIABLE_X)).isEqualTo(new Interval(-9, 99));
    }

    @Test
    void charactersAreNeverNegative() {
        Term c = Integers.input("c", Type.CHAR);
        Ranges ranges = Ranges.of(List.of(Integers.less(Integers.of(40_000), c)));
        assertThat(ranges.of(new Variable("c", Type.CHAR))).isEqualTo(new Interval(40_001, 65_535));
        assertThat(Integers.less(c, Integers.of(0))).isSameAs(Term.FALSE);
    }

    @Test
    void conditionsThatExcludeEachOtherAreImpossible() {
        Term small = Integers.less(X, Integers.of(3));
        assertThat(Ranges.of(List.of(small, Integers.equal(X, Integers.of(3)))).areImpossible())
                .isTrue();
        assertThat(Ranges.of(List.of(Truth.input("b"), Truth.not(Truth.input("b"))))
                        .areImpossible())
                .isTrue();
    }
}
