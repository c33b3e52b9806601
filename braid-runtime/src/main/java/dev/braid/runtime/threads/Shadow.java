package dev.braid.runtime.threads;

import dev.braid.runtime.threads.model.Monitor;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What the stage knows about one object of the program: the cells of its fields or elements, and its monitor.
 *
 * <p>It may outlive an execution with its object; the epoch says whether its numbers still hold.
 */
public final class Shadow {

    private static final int FIRST_CAPACITY = 4;

    private long epoch = -1;
    private int size;
    private int[] keys = new int[FIRST_CAPACITY];
    private int[] numbers = new int[FIRST_CAPACITY];
    private @Nullable Monitor monitor;
    private int identityHash;

    /** The cell of a field or element, or -1 if it has none yet in this execution. */
    int find(int key, long now) {
        if (epoch != now) {
            forget(now);
            return -1;
        }
        int mask = keys.length - 1;
        for (int at = spread(key) & mask; numbers[at] >= 0; at = at + 1 & mask) {
            if (keys[at] == key) {
                return numbers[at];
            }
        }
        return -1;
    }

    /** Notes the cell of a field or element that {@link #find} did not find. */
    void put(int key, int number) {
        if (++size * 2 > keys.length) {
            grow();
        }
        insert(key, number);
    }

    /** The monitor of the object. */
    public Monitor monitor(ThreadStage stage, Object of) {
        if (epoch != stage.epoch()) {
            forget(stage.epoch());
        }
        Monitor known = monitor;
        if (known == null) {
            known = new Monitor(of);
            monitor = known;
        }
        return known;
    }

    /** A hash code that is the same in every execution that agrees on the past of the thread that asks first. */
    int identityHash(Performer performer) {
        if (epoch != performer.stage.epoch()) {
            forget(performer.stage.epoch());
        }
        if (identityHash == 0) {
            identityHash = (int) performer.draw() >>> 1 | 1;
        }
        return identityHash;
    }

    private void forget(long now) {
        epoch = now;
        size = 0;
        monitor = null;
        identityHash = 0;
        Arrays.fill(numbers, -1);
    }

    private void grow() {
        int[] oldKeys = keys;
        int[] oldNumbers = numbers;
        keys = new int[oldKeys.length * 2];
        numbers = new int[oldKeys.length * 2];
        Arrays.fill(numbers, -1);
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldNumbers[i] >= 0) {
                insert(oldKeys[i], oldNumbers[i]);
            }
        }
    }

    private void insert(int key, int number) {
        int mask = keys.length - 1;
        int at = spread(key) & mask;
        while (numbers[at] >= 0) {
            at = at + 1 & mask;
        }
        keys[at] = key;
        numbers[at] = number;
    }

    private static int spread(int key) {
        return key ^ key >>> 16;
    }
}
