package dev.braid.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.trace.Verdict;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ContentHashTest {

    private record Pair(Object left, Object right) {}

    private static final class Opaque {}

    @Test
    void equalContentsHaveEqualHashes() {
        same(new Pair(1, "a"), new Pair(1, "a"));
        same(new ArrayList<>(List.of(1, 2)), List.of(1, 2));
        same(new HashSet<>(List.of("b", "a")), Set.of("a", "b"));
        same(Map.of("a", 1, "b", 2), Map.of("b", 2, "a", 1));
        same(new int[] {1, 2}, new int[] {1, 2});
        same(Optional.of(Verdict.VERIFIED), Optional.of(Verdict.VERIFIED));
        same(3.5, 3.5);
    }

    @Test
    void differentContentsHaveDifferentHashes() {
        other(new Pair(1, "a"), new Pair(2, "a"));
        other(new Pair(1, 2), new Pair(2, 1));
        other(List.of(1, 2), List.of(2, 1));
        other(Set.of("a"), Set.of("b"));
        other(Map.of("a", 1), Map.of("a", 2));
        other(Verdict.VERIFIED, Verdict.BUG_FOUND);
        other(new Pair(Verdict.VERIFIED, List.of(1)), new Pair(Verdict.VERIFIED, List.of(2)));
        other(Optional.of(1), Optional.of(2));
    }

    /** Its own hash code would be another in every execution. */
    @Test
    void whatCannotBeLookedIntoCountsByItsClass() {
        same(new Opaque(), new Opaque());
        same(new Pair(new Opaque(), 1), new Pair(new Opaque(), 1));
        other(new Opaque(), new Object());
    }

    @Test
    void theProgramsOwnCodeIsNotRun() {
        List<Object> trap = new AbstractList<>() {
            @Override
            public Object get(int index) {
                throw new AssertionError("walked through");
            }

            @Override
            public int size() {
                throw new AssertionError("asked for its size");
            }
        };
        same(trap, trap);
    }

    @Test
    void aMessageThatContainsItselfHasAHash() {
        List<Object> circle = new ArrayList<>();
        circle.add(circle);
        circle.add(circle);
        same(circle, circle);
    }

    private static void same(Object one, Object two) {
        assertThat(ContentHash.of(one)).isEqualTo(ContentHash.of(two));
    }

    private static void other(Object one, Object two) {
        assertThat(ContentHash.of(one)).isNotEqualTo(ContentHash.of(two));
    }
}
