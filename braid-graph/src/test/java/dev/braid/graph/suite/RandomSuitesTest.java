package dev.braid.graph.suite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.graph.Graph;
import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every suite covers what it claims, and M5 is the smallest there is, on random graphs. */
class RandomSuitesTest {

    @Test
    void everySuiteCoversWhatItClaims() {
        check(0, 600);
    }

    @Test
    @Tag("slow")
    void everySuiteCoversWhatItClaimsOnAHundredThousandGraphs() {
        check(1_000_000, 100_000);
    }

    @Test
    void theMinimumIsWhatTryingEverythingFinds() {
        compareWithExhaustive(0, 1500);
    }

    @Test
    @Tag("slow")
    void theMinimumIsWhatTryingEverythingFindsOnManyGraphs() {
        compareWithExhaustive(1_000_000, 30_000);
    }

    private static void check(long firstSeed, int graphs) {
        for (long seed = firstSeed; seed < firstSeed + graphs; seed++) {
            Graph graph = RandomGraphs.graph(seed, 14, 26);
            for (Criterion criterion : Criterion.values()) {
                checkAllMethods(graph, criterion, seed);
            }
        }
    }

    private static void checkAllMethods(Graph graph, Criterion criterion, long seed) {
        Map<Method, Integer> sizes = new EnumMap<>(Method.class);
        for (Method method : Method.values()) {
            Suite suite = TestSuites.cover(graph, criterion, method, seed % 3);
            assertThat(Judge.covered(suite))
                    .as("%s %s of graph %d", method, criterion, seed)
                    .isEqualTo(Judge.coverable(graph, criterion));
            assertStatistics(suite);
            sizes.put(method, suite.size());
        }
        Suite minimum = TestSuites.cover(graph, criterion, Method.M5, seed);
        Judge.checkProof(minimum);
        assertThat(sizes.values())
                .as("graph %d %s %s", seed, criterion, sizes)
                .allMatch(size -> size >= minimum.size());
        assertThat(sizes.get(Method.M5A)).isLessThanOrEqualTo(sizes.get(Method.M2));
    }

    private static void assertStatistics(Suite suite) {
        assertThat(suite.items())
                .isEqualTo(Judge.coverable(suite.graph(), suite.criterion()).size());
        if (suite.size() > 0) {
            assertThat(suite.covered()[suite.size() - 1]).isEqualTo(suite.items());
            assertThat(suite.coverageOfFirst(suite.size())).isEqualTo(1.0);
        }
    }

    private static void compareWithExhaustive(long firstSeed, int graphs) {
        int compared = 0;
        for (long seed = firstSeed; seed < firstSeed + graphs; seed++) {
            Graph graph = RandomGraphs.graph(seed, 7, 9);
            for (Criterion criterion : Criterion.values()) {
                int items = Judge.coverable(graph, criterion).size();
                if (items > 0 && items <= 11) {
                    assertThat(TestSuites.cover(graph, criterion, Method.M5, 0).size())
                            .as("graph %d %s", seed, criterion)
                            .isEqualTo(Judge.fewest(graph, criterion));
                    compared++;
                }
            }
        }
        assertThat(compared).isGreaterThan(graphs);
    }
}
