package dev.braid.trace;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The identities of processes: small numbers that stand for spawn paths.
 *
 * <p>A process is identified by its parent and by being the parent's n-th child, never by the order of creation over
 * all processes, so it keeps its identity when independent events are reordered. The first process is 0.
 */
public final class Identities {

    private record Birth(int parent, int ordinal) {}

    private final Map<Birth, Integer> numbers = new HashMap<>();
    private final List<Birth> births = new ArrayList<>();
    private final List<int[]> children = new ArrayList<>();

    /** Knows the first process only. */
    public Identities() {
        births.add(new Birth(-1, 0));
        children.add(new int[0]);
    }

    /** The identity of the {@code ordinal}-th child (from 0) of {@code parent}. */
    public int child(int parent, int ordinal) {
        int[] known = children.get(parent);
        if (ordinal < known.length) {
            return known[ordinal];
        }
        return learn(parent, ordinal);
    }

    private int learn(int parent, int ordinal) {
        Integer number = numbers.computeIfAbsent(new Birth(parent, ordinal), birth -> {
            births.add(birth);
            children.add(new int[0]);
            return births.size() - 1;
        });
        int[] known = children.get(parent);
        if (ordinal == known.length) {
            int[] longer = java.util.Arrays.copyOf(known, ordinal + 1);
            longer[ordinal] = number;
            children.set(parent, longer);
        }
        return number;
    }

    /** How many processes are known. */
    public int size() {
        return births.size();
    }
}
