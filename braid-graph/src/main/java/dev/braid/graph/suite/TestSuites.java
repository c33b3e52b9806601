package dev.braid.graph.suite;

import dev.braid.graph.Graph;
import dev.braid.graph.Reachable;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/**
 * Makes test suites.
 *
 * <p>All-node: the methods work on the nodes. All-edge: on the dual graph. Pairs of edges: on the dual of the dual.
 */
public final class TestSuites {

    private final Reachable part;
    private final Graph graph;
    private final Criterion criterion;
    private final Method method;
    private final long seed;

    private TestSuites(Graph whole, Criterion criterion, Method method, long seed) {
        this.part = Reachable.part(whole);
        this.graph = part.graph();
        this.criterion = criterion;
        this.method = method;
        this.seed = seed;
    }

    /**
     * The suite that a method finds.
     *
     * @param seed decides between equals; with 0 the methods M3 and M4 take edges in the order of the graph
     */
    public static Suite cover(Graph whole, Criterion criterion, Method method, long seed) {
        return new TestSuites(whole, criterion, method, seed).suite(whole);
    }

    private Suite suite(Graph whole) {
        if (method == Method.M5) {
            return minimum(whole).greedilyOrdered();
        }
        Graph covered = criterion == Criterion.PAIRS ? DualGraph.of(graph) : graph;
        Arcs arcs = arcs(covered);
        RandomGenerator random = new SplittableRandom(seed);
        DepthFirst search = new DepthFirst(arcs, seed == 0 ? null : random);
        List<int[]> sequences = new ArrayList<>();
        for (int[] path : paths(arcs, search, random)) {
            sequences.add(inWhole(edges(covered, path)));
        }
        Suite suite = new Suite(whole, criterion, method, sequences, Suite.Proof.NONE);
        return method == Method.M5A ? suite.greedilyOrdered() : suite;
    }

    private Arcs arcs(Graph covered) {
        return switch (criterion) {
            case NODES -> new Arcs.OfNodes(covered);
            case EDGES -> new Arcs.OfEdges(covered, Requirement.allEdges());
            case PAIRS -> new Arcs.OfEdges(covered, Requirement.allPairs(covered));
        };
    }

    private List<int[]> paths(Arcs arcs, DepthFirst search, RandomGenerator random) {
        return switch (method) {
            case M1 -> ConservativeHotSpots.paths(arcs, random);
            case M2 -> AggressiveHotSpots.paths(arcs, search, random);
            case M3 -> TopologicalOrder.paths(arcs, search, TopologicalOrder.breadthFirst(arcs, search));
            case M4 -> TopologicalOrder.paths(arcs, search, search.order);
            default -> minimumWithoutRepetition(arcs, search);
        };
    }

    private static List<int[]> minimumWithoutRepetition(Arcs arcs, DepthFirst search) {
        Graph acyclic = DualGraph.acyclic(arcs, search);
        List<int[]> paths = new ArrayList<>();
        for (int[] walk : MinimumCover.of(acyclic, Requirement.of(arcs)).walks()) {
            int[] path = new int[walk.length + 1];
            path[0] = acyclic.root();
            for (int i = 0; i < walk.length; i++) {
                path[i + 1] = acyclic.target(walk[i]);
            }
            paths.add(path);
        }
        return paths;
    }

    private Suite minimum(Graph whole) {
        Graph covered = criterion == Criterion.PAIRS ? DualGraph.of(graph) : graph;
        MinimumCover.Solution solution = MinimumCover.of(covered, requirement(covered));
        List<int[]> sequences = new ArrayList<>();
        for (int[] walk : solution.walks()) {
            sequences.add(inWhole(criterion == Criterion.PAIRS ? edgesOfDual(covered, walk) : walk));
        }
        return new Suite(whole, criterion, method, sequences, proof(covered, solution));
    }

    private Requirement requirement(Graph covered) {
        return switch (criterion) {
            case NODES -> Requirement.allNodes();
            case EDGES -> Requirement.allEdges();
            case PAIRS -> Requirement.allPairs(covered);
        };
    }

    /** For pairs the second edge of each stands for the pair. */
    private Suite.Proof proof(Graph covered, MinimumCover.Solution solution) {
        int[] items = solution.antichain();
        int[] named = new int[items.length];
        for (int i = 0; i < items.length; i++) {
            named[i] = switch (criterion) {
                case NODES -> part.nodeInWhole()[items[i]];
                case EDGES -> part.edgeInWhole()[items[i]];
                case PAIRS -> part.edgeInWhole()[covered.target(items[i])];
            };
        }
        int[] none = new int[0];
        return solution.antichainOfNodes() ? new Suite.Proof(named, none) : new Suite.Proof(none, named);
    }

    /** The edges of the reachable part that a path of vertices goes over. */
    private int[] edges(Graph covered, int[] path) {
        int[] edges = new int[path.length - 1];
        for (int i = 0; i < edges.length; i++) {
            edges[i] = switch (criterion) {
                case NODES -> covered.edge(path[i], path[i + 1]);
                case EDGES -> path[i + 1];
                case PAIRS -> covered.target(path[i + 1]);
            };
        }
        return edges;
    }

    private static int[] edgesOfDual(Graph dual, int[] walk) {
        int[] edges = new int[walk.length];
        for (int i = 0; i < walk.length; i++) {
            edges[i] = dual.target(walk[i]);
        }
        return edges;
    }

    private int[] inWhole(int[] edges) {
        int[] whole = new int[edges.length];
        for (int i = 0; i < edges.length; i++) {
            whole[i] = part.edgeInWhole()[edges[i]];
        }
        return whole;
    }
}
