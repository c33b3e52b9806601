package dev.braid.graph.suite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.graph.Graph;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Says what a suite covers and whether its proof holds, by definition and without the code under test. */
final class Judge {

    private Judge() {}

    /** Everything that a walk from the root can cover, as texts. */
    static Set<String> coverable(Graph graph, Criterion criterion) {
        boolean[] reached = reachedFrom(graph, graph.root());
        Set<String> items = new HashSet<>();
        Set<Integer> paired = new HashSet<>();
        List<Integer> edges = new ArrayList<>();
        for (int e = 0; e < graph.edges(); e++) {
            if (reached[graph.source(e)]) {
                edges.add(e);
            }
        }
        for (int v = 0; v < graph.nodes() && criterion == Criterion.NODES; v++) {
            if (reached[v]) {
                items.add("n" + v);
            }
        }
        for (int e : edges) {
            if (criterion == Criterion.EDGES) {
                items.add("e" + e);
            }
            for (int f : edges) {
                if (graph.target(e) == graph.source(f) && criterion == Criterion.PAIRS) {
                    items.add(e + "," + f);
                    paired.add(e);
                    paired.add(f);
                }
            }
        }
        if (criterion == Criterion.PAIRS) {
            edges.stream().filter(e -> !paired.contains(e)).forEach(e -> items.add("e" + e));
        }
        return items;
    }

    /** What the sequences cover; fails if one of them is no walk from the root. */
    static Set<String> covered(Suite suite) {
        Set<String> items = new HashSet<>();
        for (int[] sequence : suite.sequences()) {
            items.addAll(covered(suite.graph(), sequence));
        }
        items.retainAll(coverable(suite.graph(), suite.criterion()));
        return items;
    }

    private static Set<String> covered(Graph graph, int[] sequence) {
        Set<String> items = new HashSet<>();
        int at = graph.root();
        items.add("n" + at);
        for (int i = 0; i < sequence.length; i++) {
            int edge = sequence[i];
            assertThat(graph.source(edge)).as("a walk from the root").isEqualTo(at);
            at = graph.target(edge);
            items.add("n" + at);
            items.add("e" + edge);
            if (i > 0) {
                items.add(sequence[i - 1] + "," + edge);
            }
        }
        return items;
    }

    /** No walk can cover two items of the proof: none can be reached from another. */
    static void checkProof(Suite suite) {
        Graph graph = suite.graph();
        assertThat(suite.proof().size()).isEqualTo(suite.size());
        if (suite.criterion() == Criterion.PAIRS) {
            return; // the edges named stand for pairs
        }
        int[] nodes = suite.proof().nodes();
        for (int a : nodes) {
            boolean[] reached = reachedFrom(graph, a);
            for (int b : nodes) {
                assertThat(a != b && reached[b]).as("%d reaches %d", a, b).isFalse();
            }
        }
        int[] edges = suite.proof().edges();
        for (int a : edges) {
            boolean[] reached = reachedFrom(graph, graph.target(a));
            for (int b : edges) {
                assertThat(a != b && reached[graph.source(b)])
                        .as("edge %d leads to %d", a, b)
                        .isFalse();
            }
        }
    }

    /** The fewest walks that cover everything, by trying all: for graphs with very few items. */
    static int fewest(Graph graph, Criterion criterion) {
        List<String> items = new ArrayList<>(coverable(graph, criterion));
        Set<Integer> sets = new Sets(graph, criterion, items).maximal();
        int all = (1 << items.size()) - 1;
        BitSet reached = new BitSet();
        reached.set(0);
        for (int count = 0; ; count++) {
            if (reached.get(all)) {
                return Math.max(1, count);
            }
            BitSet next = new BitSet();
            reached.stream().forEach(mask -> sets.forEach(set -> next.set(mask | set)));
            reached = next;
        }
    }

    /** All sets of items that a walk covers: a search over the walk's last edge and what it has covered. */
    private record Sets(Graph graph, Criterion criterion, List<String> items) {

        private record State(int node, int lastEdge, int covered) {}

        Set<Integer> maximal() {
            Set<State> seen = new HashSet<>();
            ArrayDeque<State> open = new ArrayDeque<>();
            Set<Integer> sets = new HashSet<>();
            open.add(new State(graph.root(), -1, bit("n" + graph.root())));
            while (!open.isEmpty()) {
                State state = open.remove();
                if (!seen.add(state)) {
                    continue;
                }
                sets.add(state.covered());
                for (int e = graph.firstOut(state.node()); e < graph.firstOut(state.node() + 1); e++) {
                    int covered = state.covered()
                            | bit("n" + graph.target(e))
                            | bit("e" + e)
                            | bit(state.lastEdge() + "," + e);
                    open.add(new State(graph.target(e), criterion == Criterion.PAIRS ? e : -1, covered));
                }
            }
            sets.removeIf(set -> sets.stream().anyMatch(other -> other != set.intValue() && (other & set) == set));
            return sets;
        }

        private int bit(String item) {
            int at = items.indexOf(item);
            return at < 0 ? 0 : 1 << at;
        }
    }

    private static boolean[] reachedFrom(Graph graph, int start) {
        boolean[] reached = new boolean[graph.nodes()];
        ArrayDeque<Integer> open = new ArrayDeque<>(List.of(start));
        reached[start] = true;
        while (!open.isEmpty()) {
            int v = open.remove();
            for (int e = 0; e < graph.edges(); e++) {
                if (graph.source(e) == v && !reached[graph.target(e)]) {
                    reached[graph.target(e)] = true;
                    open.add(graph.target(e));
                }
            }
        }
        return reached;
    }
}
