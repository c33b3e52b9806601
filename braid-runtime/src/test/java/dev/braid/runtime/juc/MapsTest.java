package dev.braid.runtime.juc;

import static dev.braid.runtime.juc.Litmus.explored;
import static dev.braid.runtime.juc.Litmus.orders;
import static dev.braid.runtime.juc.Litmus.real;
import static dev.braid.runtime.juc.Litmus.together;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.braid.runtime.juc.Litmus.Variable;
import java.util.Map;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;

class MapsTest {

    @Test
    void getThenPutLosesAnUpdateAndMergeDoesNot() throws Exception {
        Callable<String> careless = () -> {
            Map<String, Integer> map = new BraidConcurrentHashMap<>();
            Litmus.Body increment = () -> map.put("a", map.getOrDefault("a", 0) + 1);
            together(increment, increment);
            return map.toString();
        };
        assertThat(explored(careless)).containsExactly("{a=1}", "{a=2}");
        assertThat(explored(careless)).containsAll(real(200, careless));
        assertThat(explored(() -> {
                    Map<String, Integer> map = new BraidConcurrentHashMap<>();
                    Litmus.Body increment = () -> map.merge("a", 1, Integer::sum);
                    together(increment, increment);
                    return map.toString();
                }))
                .containsExactly("{a=2}");
    }

    @Test
    void changesOfDifferentKeysCommuteAndChangesOfOneKeyDoNot() {
        assertThat(orders(() -> puts("a", "b"))).isEqualTo(1);
        assertThat(orders(() -> puts("a", "a"))).isEqualTo(2);
    }

    private static String puts(String one, String other) throws Exception {
        Map<String, Integer> map = new BraidConcurrentHashMap<>();
        together(() -> map.put(one, 1), () -> map.put(other, 2));
        return "";
    }

    @Test
    void theSizeIsSeenBeforeBetweenOrAfterTwoPuts() throws Exception {
        Callable<String> program = () -> {
            Map<String, Integer> map = new BraidConcurrentHashMap<>();
            int[] size = new int[1];
            together(
                    () -> {
                        map.put("a", 1);
                        map.put("b", 1);
                    },
                    () -> size[0] = map.size());
            return "" + size[0];
        };
        assertThat(explored(program)).containsExactly("0", "1", "2");
        assertThat(explored(program)).containsAll(real(200, program));
    }

    @Test
    void onlyOneComputesAnAbsentValueAndTheOthersWaitForIt() throws Exception {
        Callable<String> program = () -> {
            Map<String, Integer> map = new BraidConcurrentHashMap<>();
            Variable computed = new Variable();
            int[] got = new int[2];
            together(
                    () -> got[0] = map.computeIfAbsent("a", key -> computed.increment()),
                    () -> got[1] = map.computeIfAbsent("a", key -> computed.increment()));
            return got[0] + " " + got[1] + " " + computed.get();
        };
        assertThat(explored(program)).containsExactly("1 1 1");
        assertThat(real(100, program)).containsExactly("1 1 1");
    }

    @Test
    void computationsOfTwoKeysThatUseEachOtherCanDeadlock() {
        assertThat(explored(() -> {
                    Map<String, Integer> map = new BraidConcurrentHashMap<>();
                    together(
                            () -> map.compute("a", (key, old) -> map.merge("b", 1, Integer::sum)),
                            () -> map.compute("b", (key, old) -> map.merge("a", 1, Integer::sum)));
                    return "fine";
                }))
                .containsExactly("deadlock", "fine");
    }

    @Test
    void aComputationThatThrowsOrUsesItsOwnKeyChangesNothing() {
        assertThat(explored(() -> {
                    Map<String, Integer> map = new BraidConcurrentHashMap<>(Map.of("a", 1));
                    assertThatThrownBy(() -> map.compute("a", (key, old) -> map.put("a", 5)))
                            .isInstanceOf(IllegalStateException.class);
                    assertThatThrownBy(() -> map.put(null, 5)).isInstanceOf(NullPointerException.class);
                    map.computeIfPresent("b", (key, old) -> 3);
                    map.putIfAbsent("c", 4);
                    return map.toString();
                }))
                .containsExactly("{a=1, c=4}");
    }

    @Test
    void aWalkSeesChangesThatHappenMeanwhileOrNot() throws Exception {
        Callable<String> program = () -> {
            Map<String, Integer> map = new BraidConcurrentHashMap<>(Map.of("a", 0, "b", 0));
            StringBuilder seen = new StringBuilder();
            together(() -> map.put("b", 1), () -> map.entrySet().forEach(entry -> seen.append(entry)));
            return new TreeSet<>(map.keySet()) + " " + seen;
        };
        assertThat(explored(program)).containsExactly("[a, b] a=0b=0", "[a, b] a=0b=1");
        assertThat(explored(program)).containsAll(real(100, program));
    }

    @Test
    void clearingRemovesOneKeyAfterTheOther() {
        assertThat(explored(() -> {
                    Map<String, Integer> map = new BraidConcurrentHashMap<>(Map.of("a", 0, "b", 0));
                    int[] size = new int[1];
                    together(map::clear, () -> size[0] = map.size());
                    return size[0] + " " + map.isEmpty();
                }))
                .containsExactly("0 true", "1 true", "2 true");
    }
}
