package dev.braid.graph.suite;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * The loop of the methods M1 and M2: weigh the uncovered vertices, cover one of the heaviest, and again.
 *
 * <p>The paper weighs everything anew for each sequence. Covering can only lower weights, so only the vertices behind
 * a covered one are weighed again, in an order in which no vertex comes before those its weight depends on.
 */
abstract class HotSpots {

    final Arcs arcs;
    final RandomGenerator random;
    final boolean[] uncovered;
    final int[] weight;
    private final Ranked toWeigh;
    private int[][] byWeight = new int[4][];
    private int[] sizes = new int[4];
    private int heaviest;

    /**
     * @param rank an order in which every vertex comes after those its weight depends on
     */
    HotSpots(Arcs arcs, int[] rank, RandomGenerator random) {
        this.arcs = arcs;
        this.random = random;
        this.toWeigh = new Ranked(rank);
        this.weight = new int[arcs.size()];
        this.uncovered = new boolean[arcs.size()];
        for (int v = 0; v < arcs.size(); v++) {
            uncovered[v] = arcs.required(v);
        }
    }

    /** The weight that follows from the weights of the vertices before it. */
    abstract int weigh(int vertex);

    /** Whether the weight of {@code to} depends on that of {@code from}. */
    abstract boolean depends(int from, int to);

    /** The vertex before this one on the way back to the root. */
    abstract int before(int vertex);

    /** The paths from the root to the hot spots, in the order they are found. */
    final List<int[]> paths(int[] order) {
        List<int[]> paths = new ArrayList<>();
        Lengths lengths = new Lengths();
        for (int v : order) {
            weight[v] = weigh(v);
            file(v);
        }
        for (int spot = next(); spot >= 0; spot = next()) {
            int[] path = walkBack(spot);
            lengths.add(path.length);
            paths.add(path);
            weighAgain();
        }
        return paths;
    }

    private int[] walkBack(int spot) {
        int[] back = new int[16];
        int length = 0;
        for (int at = spot; ; at = before(at)) {
            if (length == back.length) {
                back = Arrays.copyOf(back, length * 2);
            }
            back[length++] = at;
            if (uncovered[at]) {
                uncovered[at] = false;
                toWeigh.add(at);
            }
            if (at == arcs.root()) {
                break;
            }
        }
        int[] path = new int[length];
        for (int i = 0; i < length; i++) {
            path[i] = back[length - 1 - i];
        }
        return path;
    }

    private void weighAgain() {
        while (!toWeigh.isEmpty()) {
            int v = toWeigh.removeFirst();
            int now = weigh(v);
            if (now == weight[v]) {
                continue;
            }
            weight[v] = now;
            file(v);
            for (int i = 0; i < arcs.outs(v); i++) {
                int to = arcs.out(v, i);
                if (depends(v, to)) {
                    toWeigh.add(to);
                }
            }
        }
    }

    private void file(int v) {
        if (!uncovered[v]) {
            return;
        }
        int w = weight[v];
        if (w >= byWeight.length) {
            byWeight = Arrays.copyOf(byWeight, w * 2);
            sizes = Arrays.copyOf(sizes, w * 2);
        }
        if (byWeight[w] == null) {
            byWeight[w] = new int[4];
        } else if (sizes[w] == byWeight[w].length) {
            byWeight[w] = Arrays.copyOf(byWeight[w], sizes[w] * 2);
        }
        byWeight[w][sizes[w]++] = v;
        heaviest = Math.max(heaviest, w);
    }

    /** One of the heaviest uncovered vertices by chance, or -1. */
    private int next() {
        while (heaviest > 0) {
            while (sizes[heaviest] > 0) {
                int pick = random.nextInt(sizes[heaviest]);
                int v = byWeight[heaviest][pick];
                byWeight[heaviest][pick] = byWeight[heaviest][--sizes[heaviest]];
                if (uncovered[v] && weight[v] == heaviest) {
                    return v;
                }
            }
            heaviest--;
        }
        return -1;
    }
}
