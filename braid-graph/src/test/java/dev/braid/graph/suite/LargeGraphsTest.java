package dev.braid.graph.suite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.graph.Components;
import dev.braid.graph.Graph;
import java.time.Duration;
import java.util.BitSet;
import java.util.SplittableRandom;
import org.jgrapht.alg.connectivity.KosarajuStrongConnectivityInspector;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.DirectedPseudograph;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Suites of large graphs are right too, and come in time. */
class LargeGraphsTest {

    /** As large as me-3.full, for which M2 took 53 s in paper 004. */
    @Test
    void aGraphOfThePapersSizeTakesMilliseconds() {
        Graph graph = layered(964, 2476, 33, 1);
        long begun = System.nanoTime();
        for (Criterion criterion : new Criterion[] {Criterion.NODES, Criterion.EDGES}) {
            for (Method method : Method.values()) {
                assertCovers(TestSuites.cover(graph, criterion, method, 0));
            }
        }
        assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(20));
    }

    @Test
    @Tag("slow")
    void aMillionEdgesTakeMinutesAtMost() {
        Graph graph = layered(350_000, 1_000_000, 60, 1);
        for (Criterion criterion : new Criterion[] {Criterion.NODES, Criterion.EDGES}) {
            int minimum = TestSuites.cover(graph, criterion, Method.M5, 0).size();
            for (Method method : Method.values()) {
                long begun = System.nanoTime();
                Suite suite = TestSuites.cover(graph, criterion, method, 0);
                assertThat(Duration.ofNanos(System.nanoTime() - begun))
                        .as("%s", method)
                        .isLessThan(Duration.ofMinutes(5));
                assertCovers(suite);
                assertThat(suite.size()).isGreaterThanOrEqualTo(minimum);
            }
        }
    }

    /** A ring with chords: one component, in which a search for the nearest uncovered edge takes too long. */
    @Test
    void aLargeComponentIsCoveredByOneSequence() {
        int nodes = 20_000;
        SplittableRandom random = new SplittableRandom(1);
        Graph.Builder builder = new Graph.Builder(node -> "");
        for (int v = 0; v < nodes; v++) {
            builder.addNode();
        }
        for (int v = 0; v < nodes; v++) {
            builder.addEdge(v, (v + 1) % nodes, "ring");
            builder.addEdge(v, random.nextInt(nodes), "chord");
        }
        for (Criterion criterion : new Criterion[] {Criterion.NODES, Criterion.EDGES}) {
            Suite suite = TestSuites.cover(builder.build(), criterion, Method.M5, 0);
            assertThat(suite.size()).isOne();
            assertCovers(suite);
        }
    }

    @Test
    void componentsAreThoseThatJgraphtFinds() {
        for (int seed = 0; seed < 300; seed++) {
            Graph graph = RandomGraphs.graph(seed, 20, 40);
            DirectedPseudograph<Integer, DefaultEdge> theirs = new DirectedPseudograph<>(DefaultEdge.class);
            for (int v = 0; v < graph.nodes(); v++) {
                theirs.addVertex(v);
            }
            for (int e = 0; e < graph.edges(); e++) {
                theirs.addEdge(graph.source(e), graph.target(e));
            }
            Components ours = Components.of(graph);
            var sets = new KosarajuStrongConnectivityInspector<>(theirs).stronglyConnectedSets();
            assertThat(ours.count()).isEqualTo(sets.size());
            sets.forEach(
                    set -> assertThat(set.stream().map(ours::of).distinct()).hasSize(1));
            for (int e = 0; e < graph.edges(); e++) {
                assertThat(ours.of(graph.source(e))).isLessThanOrEqualTo(ours.of(graph.target(e)));
            }
        }
    }

    private static Graph layered(int nodes, int edges, int layers, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Graph.Builder builder = new Graph.Builder(node -> "");
        int width = nodes / layers;
        for (int v = 0; v < nodes; v++) {
            builder.addNode();
        }
        for (int v = 1; v < nodes; v++) {
            builder.addEdge(v < width ? 0 : (v / width - 1) * width + random.nextInt(width), v, "");
        }
        while (builder.edges() < edges) {
            int from = random.nextInt(nodes);
            int to = (from / width + 1) * width + random.nextInt(width);
            if (to < nodes) {
                builder.addEdge(from, to, "");
            }
        }
        return builder.build();
    }

    private static void assertCovers(Suite suite) {
        Graph graph = suite.graph();
        BitSet covered = new BitSet();
        if (suite.criterion() == Criterion.NODES) {
            covered.set(graph.root());
        }
        for (int[] sequence : suite.sequences()) {
            int at = graph.root();
            for (int edge : sequence) {
                if (graph.source(edge) != at) {
                    throw new AssertionError("not a walk");
                }
                at = graph.target(edge);
                covered.set(suite.criterion() == Criterion.NODES ? at : edge);
            }
        }
        int all = suite.criterion() == Criterion.NODES ? graph.nodes() : graph.edges();
        assertThat(covered.cardinality())
                .as(suite.method() + " " + suite.criterion())
                .isEqualTo(all);
    }
}
