package dev.braid.actors.copy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.actors.Actor;
import dev.braid.actors.ProcessBody;
import dev.braid.actors.Self;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class SharingTest {

    record Config(String name, List<Integer> sizes, TimeUnit unit) {}

    record Wrapper(Object inner) {}

    static class Collector implements Actor<Object> {
        private final List<Object> results;
        private int count;

        Collector(List<Object> results) {
            this.results = results;
        }

        @Override
        public void onMessage(Object message, Self self) {
            count++;
            results.add(message);
        }
    }

    static final class Holder implements Actor<Object> {
        final Object held;
        Holder self = this;

        Holder(Object held) {
            this.held = held;
        }

        @Override
        public void onMessage(Object message, Self self) {}

        @Override
        public boolean equals(Object other) {
            throw new AssertionError("user code");
        }

        @Override
        public int hashCode() {
            throw new AssertionError("user code");
        }

        @Override
        public String toString() {
            throw new AssertionError("user code");
        }
    }

    private static List<SharedState> find(Object first, Object second) {
        Map<String, Object> roots = new LinkedHashMap<>();
        roots.put("p1", first);
        roots.put("p2", second);
        return Sharing.find(roots);
    }

    @Test
    void a_list_captured_by_two_lambdas_is_shared() {
        List<String> log = new ArrayList<>();
        ProcessBody first = self -> log.add("1");
        ProcessBody second = self -> log.add("2");

        List<SharedState> found = find(first, second);

        assertThat(found).hasSize(1);
        assertThat(found.get(0).type()).isEqualTo("java.util.ArrayList");
        assertThat(found.get(0).paths()).hasSize(2);
    }

    @Test
    void fields_of_actors_are_named() {
        List<Object> list = new ArrayList<>();

        assertThat(find(new Collector(list), new Holder(list)))
                .containsExactly(new SharedState("java.util.ArrayList", List.of("p1: results", "p2: held")));
    }

    @Test
    void what_is_inside_records_arrays_and_maps_is_found() {
        AtomicInteger counter = new AtomicInteger();
        Holder first = new Holder(new Wrapper(new Object[] {"x", counter}));
        Holder second = new Holder(Map.of("k", List.of(counter)));

        assertThat(find(first, second))
                .containsExactly(
                        new SharedState(AtomicInteger.class.getName(), List.of("p1: held.inner[1]", "p2: held[k][0]")));
    }

    @Test
    void a_thread_safe_map_is_shared_state_too() {
        Map<String, String> map = new ConcurrentHashMap<>();

        assertThat(find(new Holder(map), new Holder(map)))
                .extracting(SharedState::type)
                .containsExactly(ConcurrentHashMap.class.getName());
    }

    @Test
    void immutable_configuration_is_not_reported() {
        Config config = new Config("c", List.of(1, 2), TimeUnit.DAYS);
        ProcessBody lambda = self -> self.send(self.ref(), config);

        assertThat(find(new Holder(config), lambda)).isEmpty();
    }

    @Test
    void cycles_end_and_separate_graphs_share_nothing() {
        List<Object> first = new ArrayList<>();
        first.add(first);
        List<Object> second = new ArrayList<>();
        second.add(second);

        assertThat(find(new Holder(first), new Holder(second))).isEmpty();
    }

    @Test
    void one_actor_spawned_twice_is_shared_itself() {
        Collector actor = new Collector(new ArrayList<>());

        assertThat(find(actor, actor))
                .containsExactly(new SharedState(Collector.class.getName(), List.of("p1: itself", "p2: itself")));
    }

    @Test
    void only_the_outermost_shared_object_is_named() {
        List<Object> inner = new ArrayList<>();
        List<Object> outer = new ArrayList<>(List.of(inner));

        assertThat(find(new Holder(outer), new Holder(outer))).hasSize(1);
        assertThat(find(new Holder(outer), new Holder(inner)))
                .containsExactly(new SharedState("java.util.ArrayList", List.of("p1: held[0]", "p2: held")));
    }
}
