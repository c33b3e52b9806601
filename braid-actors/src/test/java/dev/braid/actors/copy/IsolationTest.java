package dev.braid.actors.copy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.braid.actors.Port;
import dev.braid.actors.ProcessRef;
import java.io.Serializable;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class IsolationTest {

    record Point(int x, int y) {}

    record Chain(int head, Chain tail) {}

    record Box(Object content) {}

    record Named(ProcessRef who, List<String> tags) {}

    record Order(List<Item> items) {}

    record Item(Object owner) {}

    sealed interface Shape permits Circle, Square {}

    record Circle(double radius) implements Shape {}

    record Square(double side) implements Shape {}

    record Drawing(Shape first, Shape second) {}

    static final class Ref implements ProcessRef {
        int changes;

        @Override
        public String name() {
            return "ref";
        }
    }

    static final class Mutable {
        int value;
    }

    static final class Node implements Serializable {
        Node next;
        Object load;
    }

    @Immutable
    static final class Trusted {
        int lazyHash;
    }

    static final class Counter implements Copyable<Counter> {
        int count;

        @Override
        public Counter copy() {
            Counter copy = new Counter();
            copy.count = count;
            return copy;
        }
    }

    static final class Pair {
        final Object left;
        final Object right;

        Pair(Object left, Object right) {
            this.left = left;
            this.right = right;
        }
    }

    static List<Object> immutables() {
        return List.of(
                "text",
                1,
                2L,
                'c',
                BigInteger.TEN,
                UUID.randomUUID(),
                Instant.now(),
                Duration.ZERO,
                TimeUnit.DAYS,
                Port.DEFAULT,
                new Ref(),
                new Point(1, 2),
                new Chain(1, new Chain(2, null)),
                new Drawing(new Circle(1), new Square(2)),
                new Box("text"),
                new Box(List.of(new Point(1, 2))),
                new Named(new Ref(), List.of("a", "b")),
                Optional.of(new Point(1, 2)),
                Optional.empty(),
                List.of(),
                List.of(1, 2, 3),
                Set.of("a"),
                Map.of("a", List.of(1)),
                new Trusted(),
                new Pair("a", List.of(1)),
                String.class);
    }

    @ParameterizedTest
    @MethodSource("immutables")
    void immutable_messages_pass_as_they_are(Object message) {
        assertThat(Isolation.isolate(message)).isSameAs(message);
    }

    static List<Object> mutables() {
        Map<String, List<Integer>> map = new HashMap<>(Map.of("a", new ArrayList<>(List.of(1))));
        return List.of(
                new ArrayList<>(List.of("a", new Point(1, 2))),
                new java.util.LinkedList<>(List.of(1, 2)),
                map,
                new LinkedHashMap<>(map),
                new TreeMap<>(map),
                new java.util.HashSet<>(Set.of(1, 2)),
                new java.util.LinkedHashSet<>(List.of(2, 1)),
                new TreeSet<>(List.of(2, 1)),
                Set.of(new ArrayList<>(List.of(1))),
                Map.of("a", new ArrayList<>(List.of(1))),
                Optional.of(new ArrayList<>(List.of(1))),
                new Box(new ArrayList<>(List.of(1))),
                java.util.Collections.unmodifiableList(new ArrayList<>(List.of(1))),
                new java.util.BitSet(5));
    }

    @ParameterizedTest
    @MethodSource("mutables")
    void mutable_messages_are_copied_to_equal_ones_of_the_same_class(Object message) {
        Object copy = Isolation.isolate(message);

        assertThat(copy).isNotSameAs(message).isEqualTo(message).hasSameClassAs(message);
    }

    @Test
    void an_unmodifiable_list_of_lists_becomes_an_unmodifiable_list_of_their_copies() {
        List<List<Integer>> message = List.of(new ArrayList<>(List.of(1)));

        List<List<Integer>> copy = cast(Isolation.isolate(message));

        assertThat(copy).isEqualTo(message).isUnmodifiable();
        assertThat(copy.get(0)).isNotSameAs(message.get(0));
    }

    @Test
    void arrays_are_copied_deeply() {
        int[][] message = {{1, 2}, {3}};

        int[][] copy = (int[][]) Isolation.isolate(message);

        message[0][0] = 7;
        assertThat(copy[0]).containsExactly(1, 2);
        assertThat(copy[1]).containsExactly(3);
    }

    @Test
    void a_deque_keeps_its_order() {
        ArrayDeque<Integer> copy = cast(Isolation.isolate(new ArrayDeque<>(List.of(3, 1, 2))));

        assertThat(copy).containsExactly(3, 1, 2);
    }

    @Test
    void a_sorted_map_keeps_its_comparator() {
        TreeMap<String, Integer> message = new TreeMap<>(Comparator.comparing(String::length));
        message.put("long", 1);
        message.put("x", 2);

        Map<String, Integer> copy = cast(Isolation.isolate(message));

        assertThat(copy.keySet()).containsExactly("x", "long");
        assertThat(copy.get("y")).isEqualTo(2);
    }

    @Test
    void two_references_to_one_object_stay_references_to_one_copy() {
        List<Integer> alias = new ArrayList<>(List.of(1));

        List<List<Integer>> copy = cast(Isolation.isolate(new ArrayList<>(List.of(alias, alias))));

        assertThat(copy.get(0)).isSameAs(copy.get(1)).isNotSameAs(alias);
    }

    @Test
    void a_list_that_contains_itself_is_copied() {
        List<Object> message = new ArrayList<>();
        message.add(new Box(message));

        List<Object> copy = cast(Isolation.isolate(message));

        assertThat(((Box) copy.get(0)).content() == copy).isTrue();
    }

    @Test
    void a_record_that_contains_itself_is_rejected() {
        List<Object> list = new ArrayList<>();
        Box message = new Box(list);
        list.add(message);

        assertThatThrownBy(() -> Isolation.isolate(message))
                .isInstanceOf(NotIsolable.class)
                .hasMessageContaining("Box.content[0]")
                .hasMessageContaining("contains itself");
    }

    @Test
    void lists_with_nulls_are_copied() {
        Mutable[] nothing = {null};
        List<Object> message = java.util.Arrays.asList(null, nothing).stream()
                .map(each -> (Object) each)
                .toList();

        List<Object> copy = cast(Isolation.isolate(message));

        assertThat(copy).hasSize(2);
        assertThat(copy.get(0)).isNull();
        assertThat(copy.get(1)).isNotSameAs(nothing);
    }

    @Test
    void serializable_objects_are_copied_with_their_cycles_and_keep_addresses() {
        Node message = new Node();
        message.next = new Node();
        message.next.next = message;
        message.load = new Ref();

        Node copy = (Node) Isolation.isolate(message);

        assertThat(copy).isNotSameAs(message);
        assertThat(copy.next).isNotSameAs(message.next);
        assertThat(copy.next.next).isSameAs(copy);
        assertThat(copy.load).isSameAs(message.load);
    }

    @Test
    void copyable_objects_copy_themselves_even_inside_serialized_ones() {
        Counter counter = new Counter();
        counter.count = 3;
        Node message = new Node();
        message.load = counter;

        Counter alone = (Counter) Isolation.isolate(counter);
        Node copy = (Node) Isolation.isolate(message);

        assertThat(alone.count).isEqualTo(3);
        assertThat(alone).isNotSameAs(counter);
        assertThat(((Counter) copy.load).count).isEqualTo(3);
        assertThat(copy.load).isNotSameAs(counter);
    }

    @Test
    void an_object_that_cannot_be_copied_is_named_with_its_path_the_reason_and_the_remedy() {
        Order message = new Order(List.of(new Item("a"), new Item("b"), new Item(new Mutable())));

        assertThatThrownBy(() -> Isolation.isolate(message))
                .isInstanceOf(NotIsolable.class)
                .hasMessageContaining("Order.items[2].owner is a " + Mutable.class.getName())
                .hasMessageContaining("why: ")
                .hasMessageContaining("what to do: make it a record");
    }

    @Test
    void values_of_maps_are_named_by_their_key() {
        assertThatThrownBy(() -> Isolation.isolate(Map.of("k", new Mutable())))
                .isInstanceOf(NotIsolable.class)
                .hasMessageContaining("[k] is a ");
    }

    @Test
    void final_fields_with_changeable_content_do_not_make_an_object_immutable() {
        assertThatThrownBy(() -> Isolation.isolate(new Pair("a", new ArrayList<>())))
                .isInstanceOf(NotIsolable.class);
    }

    @Test
    void lambdas_pass_if_they_capture_nothing_that_can_change() {
        int captured = 3;
        Runnable fine = () -> assertThat(captured).isEqualTo(3);
        List<String> list = new ArrayList<>();
        Runnable bad = () -> list.add("x");

        assertThat(Isolation.isolate(fine)).isSameAs(fine);
        assertThatThrownBy(() -> Isolation.isolate(bad)).isInstanceOf(NotIsolable.class);
    }

    @Test
    void a_message_nested_too_deeply_is_rejected_and_no_stack_overflow() {
        Object message = new ArrayList<>();
        for (int i = 0; i < 200_000; i++) {
            message = new Box(message);
        }
        Object deep = message;

        assertThatThrownBy(() -> Isolation.isolate(deep))
                .isInstanceOf(NotIsolable.class)
                .hasMessageContaining("too deeply");
    }

    @SuppressWarnings("unchecked")
    private static <T> T cast(Object object) {
        return (T) object;
    }
}
