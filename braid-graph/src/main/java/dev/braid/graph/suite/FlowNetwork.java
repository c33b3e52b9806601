package dev.braid.graph.suite;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Arcs that must carry a least flow and may carry any more, between a source and a sink; finds the smallest flow.
 *
 * <p>Begins with any flow that carries enough and pushes as much of it back, from the sink to the source, as the least
 * flows allow (Dinic 1970). What the sink still reaches then is the proof: into that set the flow enters only over
 * arcs that carry their least, and it never leaves it.
 */
final class FlowNetwork {

    private final int vertices;
    final int[] from;
    final int[] to;
    final int[] flow;
    final BitSet needed;
    private final int[] firstTouching;
    private final int[] touching;
    private final int[] level;
    private final int[] tried;
    private final int[] queue;

    /**
     * @param flow a flow from source to sink with at least one on each needed arc; changed in place
     * @param needed the arcs that must carry one at least
     */
    FlowNetwork(int vertices, int[] from, int[] to, int[] flow, BitSet needed) {
        this.vertices = vertices;
        this.from = from;
        this.to = to;
        this.flow = flow;
        this.needed = needed;
        firstTouching = new int[vertices + 1];
        touching = new int[2 * from.length];
        index();
        level = new int[vertices];
        tried = new int[vertices];
        queue = new int[vertices];
    }

    private void index() {
        for (int a = 0; a < from.length; a++) {
            firstTouching[from[a] + 1]++;
            firstTouching[to[a] + 1]++;
        }
        for (int v = 0; v < vertices; v++) {
            firstTouching[v + 1] += firstTouching[v];
        }
        int[] next = Arrays.copyOf(firstTouching, vertices);
        for (int a = 0; a < from.length; a++) {
            touching[next[from[a]]++] = a;
            touching[next[to[a]]++] = a;
        }
    }

    /** Makes the flow as small as it can be. */
    void minimise(int source, int sink) {
        for (findLevels(sink); level[source] >= 0; findLevels(sink)) {
            System.arraycopy(firstTouching, 0, tried, 0, vertices);
            while (pushBack(sink, source)) {
                // until no way of this length is left
            }
        }
    }

    /** After {@link #minimise}: whether flow could still be pushed from the sink to this vertex. */
    boolean isBehindTheCut(int vertex) {
        return level[vertex] >= 0;
    }

    private void findLevels(int sink) {
        Arrays.fill(level, -1);
        level[sink] = 0;
        queue[0] = sink;
        int found = 1;
        for (int at = 0; at < found; at++) {
            int v = queue[at];
            for (int i = firstTouching[v]; i < firstTouching[v + 1]; i++) {
                int other = across(v, touching[i]);
                if (level[other] < 0 && isOpen(v, touching[i])) {
                    level[other] = level[v] + 1;
                    queue[found++] = other;
                }
            }
        }
    }

    private int across(int v, int arc) {
        return from[arc] == v ? to[arc] : from[arc];
    }

    /** Along an arc anything may be added; against it only what is above its least may be taken away. */
    private boolean isOpen(int v, int arc) {
        return from[arc] == v || spare(arc) > 0;
    }

    private int spare(int arc) {
        return flow[arc] - (needed.get(arc) ? 1 : 0);
    }

    /** Finds one way from the sink to the source and pushes what fits; the queue serves as the way. */
    private boolean pushBack(int sink, int source) {
        int depth = 0;
        int v = sink;
        while (v != source) {
            int arc = nextOpen(v);
            if (arc >= 0) {
                queue[depth++] = arc;
                v = across(v, arc);
            } else if (v == sink) {
                return false;
            } else {
                v = across(v, queue[--depth]);
                tried[v]++;
            }
        }
        push(sink, depth);
        return true;
    }

    private int nextOpen(int v) {
        for (; tried[v] < firstTouching[v + 1]; tried[v]++) {
            int arc = touching[tried[v]];
            if (level[across(v, arc)] == level[v] + 1 && isOpen(v, arc)) {
                return arc;
            }
        }
        return -1;
    }

    private void push(int sink, int depth) {
        int fits = Integer.MAX_VALUE;
        int v = sink;
        for (int i = 0; i < depth; i++) {
            int arc = queue[i];
            fits = from[arc] == v ? fits : Math.min(fits, spare(arc));
            v = across(v, arc);
        }
        v = sink;
        for (int i = 0; i < depth; i++) {
            int arc = queue[i];
            int next = across(v, arc);
            flow[arc] += from[arc] == v ? fits : -fits;
            v = next;
        }
    }
}
