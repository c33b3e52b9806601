package dev.braid.trace.term;

import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.trace.term.Variable.Type;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConditionsTest {

    private static final Term X = Integers.input("x", Type.INT);
    private static final Text KEY = Text.input("key", 4);

    @Test
    void boundsOfAnInputAreOneRange() {
        assertThat(describe(less(Integers.of(6), X), Integers.atMost(X, Integers.of(10))))
                .containsExactly("x in 7..10");
        assertThat(describe(less(Integers.of(6), X))).containsExactly("x >= 7");
        assertThat(describe(less(X, Integers.of(6)))).containsExactly("x <= 5");
        assertThat(describe(Integers.equal(X, Integers.of(6)))).containsExactly("x == 6");
    }

    @Test
    void aStringWhoseCharactersAreKnownIsShownWhole() {
        assertThat(describe(KEY.isWellFormed(), KEY.isEqualTo(Text.of("f0")))).containsExactly("key == \"f0\"");
        assertThat(describe(KEY.isEmpty())).containsExactly("key == \"\"");
        assertThat(describe(Truth.not(KEY.isEqualTo(Text.of("f0"))))).containsExactly("key != \"f0\"");
    }

    @Test
    void aStringKnownInPartIsShownByItsParts() {
        assertThat(describe(KEY.isWellFormed(), KEY.startsWith(Text.of("f0"))))
                .containsExactly("key.length() in 2..4", "key.charAt(0) == 'f'", "key.charAt(1) == '0'");
    }

    @Test
    void whatTheJvmMakesOfAComparisonIsShownAsTheComparison() {
        Term l = Integers.input("l", Type.LONG);
        Term d = Floats.input("d", Type.DOUBLE);
        assertThat(describe(less(Integers.of(0), Integers.compare(l, Integers.of(5L)))))
                .containsExactly("l >= 6L");
        assertThat(describe(less(Integers.of(0), Floats.compareLow(d, Floats.of(1.5)))))
                .containsExactly("1.5 < d");
        assertThat(describe(Truth.not(Integers.equal(Truth.asInt(Truth.input("b")), Integers.of(0)))))
                .containsExactly("b");
    }

    @Test
    void otherConditionsAreShownAsJava() {
        Term c = Integers.input("c", Type.CHAR);
        assertThat(describe(less(Integers.add(X, Integers.of(-1)), Integers.multiply(X, Integers.of(3)))))
                .containsExactly("(x - 1) < (x * 3)");
        assertThat(describe(Truth.not(Integers.equal(c, Integers.of('a'))))).containsExactly("c != 'a'");
        assertThat(describe(Truth.not(Integers.equal(X, Integers.of(3))))).containsExactly("x != 3");
    }

    @Test
    void inputsAreShownByTheirNames() {
        Assignment inputs = Text.assignment("key", "f0").with(new Variable("x", Type.INT), 7);
        assertThat(inputs.shown()).hasToString("{key=\"f0\", x=7}");
        assertThat(KEY.valueIn(inputs)).isEqualTo("f0");
    }

    private static Term less(Term a, Term b) {
        return Integers.less(a, b);
    }

    private static List<String> describe(Term... conditions) {
        return Conditions.describe(List.of(conditions));
    }
}
