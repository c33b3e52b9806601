package dev.braid.trace.threads;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The shared objects of one execution with their states. */
final class ObjectTable {

    int size;
    boolean[] cell = new boolean[16];
    int[] initial = new int[16];
    int[] state = new int[16];
    int[] writer = new int[16];
    long[] first = new long[16];

    @Nullable
    Object[] firstReference = new Object[16];

    void reset() {
        Arrays.fill(firstReference, 0, size, null);
        size = 0;
    }

    int addCell(long value, @Nullable Object reference) {
        int object = add();
        cell[object] = true;
        writer[object] = -1;
        first[object] = value;
        firstReference[object] = reference;
        return object;
    }

    int addCounter(int itsInitial) {
        int object = add();
        cell[object] = false;
        initial[object] = itsInitial;
        state[object] = itsInitial;
        return object;
    }

    boolean isCell(int object) {
        return cell[object];
    }

    private int add() {
        if (size == cell.length) {
            int capacity = size * 2;
            cell = Arrays.copyOf(cell, capacity);
            initial = Arrays.copyOf(initial, capacity);
            state = Arrays.copyOf(state, capacity);
            writer = Arrays.copyOf(writer, capacity);
            first = Arrays.copyOf(first, capacity);
            firstReference = Arrays.copyOf(firstReference, capacity);
        }
        return size++;
    }
}
