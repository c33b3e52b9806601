package dev.braid.explorer.threads;

import dev.braid.trace.Mark;
import dev.braid.trace.Step;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Executions to be done, each a self-contained list of steps. */
public final class ThreadJobs {

    /** Which execution comes next. Any order runs the same set. */
    public enum Order {
        /** Those that interrupt threads least often, because most bugs need few interruptions. */
        FEWEST_INTERRUPTIONS,
        /** The newest, so that few are kept. */
        DEPTH_FIRST
    }

    private static final int MOST_INTERRUPTIONS = 63;
    private static final int MANY = 200_000;

    private final Order order;
    private final List<Deque<long[]>> buckets = new ArrayList<>();
    private final BitSet runners = new BitSet();
    private int size;

    public ThreadJobs(Order order) {
        this.order = order;
        add(new long[0]);
    }

    void add(long[] steps) {
        int bucket = order == Order.DEPTH_FIRST ? 0 : Math.min(MOST_INTERRUPTIONS, interruptions(steps));
        while (buckets.size() <= bucket) {
            buckets.add(new ArrayDeque<>());
        }
        buckets.get(bucket).push(steps);
        size++;
    }

    /** The next execution; the deepest ones first when there are too many, so that memory does not run out. */
    long @Nullable [] next() {
        if (size == 0) {
            return null;
        }
        size--;
        int from = size < MANY ? 0 : buckets.size() - 1;
        int direction = size < MANY ? 1 : -1;
        for (int i = from; ; i += direction) {
            long[] steps = buckets.get(i).poll();
            if (steps != null) {
                return steps;
            }
        }
    }

    int size() {
        return size;
    }

    /** How often a thread that goes on later is interrupted by another one. */
    int interruptions(long[] steps) {
        runners.clear();
        int count = 0;
        for (int i = steps.length - 1; i >= 0; i--) {
            int who = Step.process(steps[i]);
            if (i + 1 < steps.length && Step.process(steps[i + 1]) != who && runners.get(who)) {
                count++;
            }
            runners.set(who);
            if (Step.mark(steps[i]) == Mark.HEAD && Step.pinned(steps[i]) >= 0) {
                runners.set(Step.pinned(steps[i]));
            }
        }
        return count;
    }
}
