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

/**
 * Distributed shortest paths by K. Mani Chandy and Jayadev Misra (CACM 1982), first phase.
 *
 * <p>Node 0 tells its neighbours how far they are from it. A node that hears of a shorter way remembers it and tells its
 * own neighbours. Messages stop when no way gets shorter.
 *
 * <p>The graph has an edge from each node to every later one; the edge from i to k weighs (k - i)^2, so the way through
 * all nodes is the shortest. Checked: in the end each node knows its distance.
 */
public record ShortestPath(@Default("4") int processes) implements Program {

    @Override
    public void start(Root root) {
        List<Node> nodes = new ArrayList<>();
        List<ProcessRef> refs = new ArrayList<>();
        for (int i = 0; i < processes; i++) {
            Node node = new Node(i);
            nodes.add(node);
            refs.add(root.spawn("n" + i, node));
        }
        for (int i = 0; i < processes; i++) {
            nodes.get(i).later.addAll(refs.subList(i + 1, processes));
        }
        int[] expected = distances();
        root.whenDone(() -> {
            for (int i = 0; i < processes; i++) {
                Check.that(nodes.get(i).distance == expected[i], "a distance is wrong");
            }
        });
    }

    private static int weight(int from, int to) {
        return (to - from) * (to - from);
    }

    /** The distances by a sequential algorithm: edges go forward only, so one pass is enough. */
    private int[] distances() {
        int[] distance = new int[processes];
        Arrays.fill(distance, Integer.MAX_VALUE);
        distance[0] = 0;
        for (int i = 0; i < processes; i++) {
            for (int k = i + 1; k < processes; k++) {
                distance[k] = Math.min(distance[k], distance[i] + weight(i, k));
            }
        }
        return distance;
    }

    /** Runs it once, on real threads. */
    public static void main(String[] args) {
        Live.run(new ShortestPath(4));
    }

    private static final class Node implements Actor<Integer> {

        private final int number;
        private final List<ProcessRef> later = new ArrayList<>();
        private int distance = Integer.MAX_VALUE;

        Node(int number) {
            this.number = number;
        }

        @Override
        public void onStart(Self self) {
            if (number == 0) {
                onMessage(0, self);
            }
        }

        @Override
        public void onMessage(Integer length, Self self) {
            if (length >= distance) {
                return;
            }
            distance = length;
            for (int i = 0; i < later.size(); i++) {
                self.send(later.get(i), length + weight(number, number + 1 + i));
            }
        }
    }
}
