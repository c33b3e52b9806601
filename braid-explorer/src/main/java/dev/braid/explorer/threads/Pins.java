package dev.braid.explorer.threads;

import dev.braid.trace.Mark;
import dev.braid.trace.Step;
import java.util.Arrays;

/**
 * The deviations of a script that put something before an operation of another thread, which then goes on as soon as it
 * can: it is pinned, from the deviation on until it runs.
 */
final class Pins {

    private static final int NEVER = Integer.MAX_VALUE;

    private int size;
    private int[] node = new int[16];
    private int[] head = new int[16];
    private int[] headThread = new int[16];
    private int[] pinned = new int[16];
    private int[] ran = new int[16];

    /** Reads the forced steps. */
    void read(long[] steps, int length) {
        size = 0;
        for (int i = 0; i < length; i++) {
            runs(Step.process(steps[i]), i);
            if (Step.mark(steps[i]) == Mark.HEAD && Step.pinned(steps[i]) >= 0) {
                add(groupStart(steps, i), i, Step.process(steps[i]), Step.pinned(steps[i]));
            }
        }
    }

    /** Where the deviation begins that ends at a step: with what it carries. */
    static int groupStart(long[] steps, int last) {
        int start = last;
        while (start > 0 && Step.mark(steps[start - 1]) == Mark.CARRIED) {
            start--;
        }
        return start;
    }

    private void add(int itsNode, int itsHead, int thread, int itsPinned) {
        if (size == node.length) {
            node = Arrays.copyOf(node, size * 2);
            head = Arrays.copyOf(head, size * 2);
            headThread = Arrays.copyOf(headThread, size * 2);
            pinned = Arrays.copyOf(pinned, size * 2);
            ran = Arrays.copyOf(ran, size * 2);
        }
        node[size] = itsNode;
        head[size] = itsHead;
        headThread[size] = thread;
        pinned[size] = itsPinned;
        ran[size++] = NEVER;
    }

    /** A thread runs, and is no longer pinned. */
    void runs(int thread, int event) {
        for (int i = 0; i < size; i++) {
            if (pinned[i] == thread && ran[i] == NEVER) {
                ran[i] = event;
            }
        }
    }

    int size() {
        return size;
    }

    /** Where the deviation begins. */
    int node(int pin) {
        return node[pin];
    }

    int headThread(int pin) {
        return headThread[pin];
    }

    int pinned(int pin) {
        return pinned[pin];
    }

    /** The event of the pinned operation, or -1 if it did not happen. */
    int event(int pin) {
        return ran[pin] == NEVER ? -1 : ran[pin];
    }

    /** Whether a pin holds when the event at a position happens; the pinned operation may be that event. */
    boolean isActiveAt(int pin, int position) {
        return head[pin] < position && position <= ran[pin];
    }
}
