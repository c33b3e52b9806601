package dev.braid.graph.suite;

import dev.braid.graph.Components;
import dev.braid.graph.Graph;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Ways inside large components, over one node of each: to it and from it lead shortest ways, found once. So any two nodes are
 * connected without a search, if not always on the shortest way.
 */
final class Hubs {

    private final Graph graph;
    private final Components components;
    /** The edge to take towards the hub. */
    private final int[] towards;
    /** The edge over which the way from the hub comes. */
    private final int[] away;

    private final Map<Integer, int[]> members = new HashMap<>();

    Hubs(Graph graph, Components components) {
        this.graph = graph;
        this.components = components;
        this.towards = new int[graph.nodes()];
        this.away = new int[graph.nodes()];
        Arrays.fill(towards, -1);
        Arrays.fill(away, -1);
    }

    /** All nodes of the component of a node, the hub first. */
    int[] members(int node) {
        return members.computeIfAbsent(components.of(node), component -> found(node));
    }

    private int[] found(int hub) {
        int[] queue = new int[16];
        int size = 0;
        queue[size++] = hub;
        for (int i = 0; i < size; i++) {
            for (int e = graph.firstOut(queue[i]); e < graph.firstOut(queue[i] + 1); e++) {
                int to = graph.target(e);
                if (to != hub && away[to] < 0 && components.of(to) == components.of(hub)) {
                    away[to] = e;
                    queue = size == queue.length ? Arrays.copyOf(queue, size * 2) : queue;
                    queue[size++] = to;
                }
            }
        }
        int[] all = Arrays.copyOf(queue, size);
        findBack(hub, size);
        return all;
    }

    private void findBack(int hub, int size) {
        int[] queue = new int[size];
        queue[0] = hub;
        int found = 1;
        for (int i = 0; i < found; i++) {
            for (int k = 0; k < graph.inDegree(queue[i]); k++) {
                int e = graph.in(queue[i], k);
                int from = graph.source(e);
                if (from != hub && towards[from] < 0 && components.of(from) == components.of(hub)) {
                    towards[from] = e;
                    queue[found++] = from;
                }
            }
        }
    }

    /** The edges from one node of a component to another. */
    int[] way(int from, int to) {
        int hub = members(from)[0];
        int length = 0;
        for (int at = from; at != hub; at = graph.target(towards[at])) {
            length++;
        }
        int there = length;
        for (int at = to; at != hub; at = graph.source(away[at])) {
            length++;
        }
        int[] way = new int[length];
        int at = from;
        for (int i = 0; i < there; i++) {
            way[i] = towards[at];
            at = graph.target(towards[at]);
        }
        at = to;
        for (int i = length - 1; i >= there; i--) {
            way[i] = away[at];
            at = graph.source(away[at]);
        }
        return way;
    }
}
