package dev.braid.examples;

import dev.braid.actors.Actor;
import dev.braid.actors.ProcessRef;
import dev.braid.actors.Program;
import dev.braid.actors.Root;
import dev.braid.actors.Self;
import dev.braid.actors.live.Live;
import dev.braid.api.Check;
import dev.braid.api.Default;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * Flooding a network, which builds a tree of shortest ways (Tanenbaum, "Computer Networks", 1996); fl of paper 004.
 *
 * <p>The first process sends a message to its neighbours, and everybody who hears it sends it on to all others. A process
 * takes as its parent who told it of the shortest way so far. Because a long way may be faster than a short one, a
 * process must change its parent, and tell its neighbours again, when it hears of a shorter way later.
 *
 * <p>The network is a line from process to process with {@code extra} more links, drawn by {@code seed}. Checked: every
 * process ends with its true distance. In the broken variant the first message wins.
 */
public record Flooding(
        @Default("4") int processes,
        @Default("1") int extra,
        @Default("1") int seed,
        @Default("false") boolean broken) implements Program {

    @Override
    public void start(Root root) {
        boolean[][] linked = network();
        int[] distances = distances(linked);
        List<Node> nodes = new ArrayList<>();
        List<ProcessRef> refs = new ArrayList<>();
        for (int i = 0; i < processes; i++) {
            Node node = new Node(i == 0, broken);
            nodes.add(node);
            refs.add(root.spawn("p" + i, node));
        }
        for (int i = 0; i < processes; i++) {
            for (int k = 0; k < processes; k++) {
                if (linked[i][k]) {
                    nodes.get(i).neighbours.add(refs.get(k));
                }
            }
        }
        root.whenDone(() -> {
            for (int i = 0; i < processes; i++) {
                Check.that(nodes.get(i).distance == distances[i], "somebody has not the shortest way");
            }
        });
    }

    /** Runs it once, on real threads. */
    public static void main(String[] args) {
        Live.run(new Flooding(5, 2, 1, false));
    }

    private boolean[][] network() {
        boolean[][] linked = new boolean[processes][processes];
        for (int i = 1; i < processes; i++) {
            linked[i][i - 1] = linked[i - 1][i] = true;
        }
        Random random = new Random(seed);
        int possible = processes * (processes - 1) / 2 - (processes - 1);
        for (int more = Math.min(extra, possible); more > 0; ) {
            int a = random.nextInt(processes);
            int b = random.nextInt(processes);
            if (a != b && !linked[a][b]) {
                linked[a][b] = linked[b][a] = true;
                more--;
            }
        }
        return linked;
    }

    private int[] distances(boolean[][] linked) {
        int[] distances = new int[processes];
        Arrays.fill(distances, Node.UNKNOWN);
        distances[0] = 0;
        for (int round = 0; round < processes; round++) {
            for (int i = 0; i < processes; i++) {
                for (int k = 0; k < processes; k++) {
                    if (linked[i][k] && distances[i] != Node.UNKNOWN) {
                        distances[k] = Math.min(distances[k], distances[i] + 1);
                    }
                }
            }
        }
        return distances;
    }

    /** How far the sender is from the first process. */
    private record Flood(int distance) {}

    private static final class Node implements Actor<Flood> {

        private static final int UNKNOWN = Integer.MAX_VALUE;

        private final boolean first;
        private final boolean broken;
        private final List<ProcessRef> neighbours = new ArrayList<>();
        private @Nullable ProcessRef parent;
        private int distance = UNKNOWN;

        Node(boolean first, boolean broken) {
            this.first = first;
            this.broken = broken;
        }

        @Override
        public void onStart(Self self) {
            if (first) {
                distance = 0;
                tellNeighbours(self);
            }
        }

        @Override
        public void onMessage(Flood message, Self self) {
            boolean shorter = message.distance() + 1 < distance;
            if (shorter && (distance == UNKNOWN || !broken)) {
                parent = self.sender();
                distance = message.distance() + 1;
                tellNeighbours(self);
            }
        }

        private void tellNeighbours(Self self) {
            for (ProcessRef neighbour : neighbours) {
                if (!neighbour.equals(parent)) {
                    self.send(neighbour, new Flood(distance));
                }
            }
        }
    }
}
