package dev.braid.graph.suite;

import java.util.Arrays;
import java.util.BitSet;

/** Vertices whose weight must be computed again, the first of an order first. A binary heap without doubles. */
final class Ranked {

    private final int[] rank;
    private final BitSet inside;
    private int[] heap = new int[64];
    private int size;

    Ranked(int[] rank) {
        this.rank = rank;
        this.inside = new BitSet(rank.length);
    }

    boolean isEmpty() {
        return size == 0;
    }

    void add(int vertex) {
        if (inside.get(vertex)) {
            return;
        }
        inside.set(vertex);
        if (size == heap.length) {
            heap = Arrays.copyOf(heap, size * 2);
        }
        int at = size++;
        while (at > 0 && rank[heap[(at - 1) / 2]] > rank[vertex]) {
            heap[at] = heap[(at - 1) / 2];
            at = (at - 1) / 2;
        }
        heap[at] = vertex;
    }

    int removeFirst() {
        int first = heap[0];
        inside.clear(first);
        int moved = heap[--size];
        int at = 0;
        for (int child = 1; child < size; child = 2 * at + 1) {
            if (child + 1 < size && rank[heap[child + 1]] < rank[heap[child]]) {
                child++;
            }
            if (rank[heap[child]] >= rank[moved]) {
                break;
            }
            heap[at] = heap[child];
            at = child;
        }
        heap[at] = moved;
        return first;
    }
}
