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
    /** Steps of all jobs together beyond which memory matters more than the order: 128 MB. */
    private static final long MANY = 16_000_000;

    private final Order order;
    private final List<Deque<long[]>> buckets = new ArrayList<>();
    private final BitSet runners = new BitSet();
    private int size;
    private long steps;

    public ThreadJobs(Order order) {
        this.order = order;
        add(new long[0]);
    }

    void add(long[] job) {
        int bucket = order == Order.DEPTH_FIRST ? 0 : Math.min(MOST_INTERRUPTIONS, interruptions(job));
        while (buckets.size() <= bucket) {
            buckets.add(new ArrayDeque<>());
        }
        buckets.get(bucket).push(job);
        size++;
        steps += job.length;
    }

    /** The next execution; the deepest ones first when there are too many, so that memory does not run out. */
    long @Nullable [] next() {
        if (size == 0) {
            return null;
        }
        size--;
        int from = steps < MANY ? 0 : buckets.size() - 1;
        int direction = steps < MANY ? 1 : -1;
        for (int i = from; ; i += direction) {
            long[] job = buckets.get(i).poll();
            if (job != null) {
                steps -= job.length;
                return job;
            }
        }
    }

    int size() {
        return size;
    }

    /** How often a thread that goes on later is interrupted by another one. */
    private int interruptions(long[] job) {
        runners.clear();
        int count = 0;
        for (int i = job.length - 1; i >= 0; i--) {
            int who = Step.process(job[i]);
            if (i + 1 < job.length && Step.process(job[i + 1]) != who && runners.get(who)) {
                count++;
            }
            runners.set(who);
            if (Step.mark(job[i]) == Mark.HEAD && Step.pinned(job[i]) >= 0) {
                runners.set(Step.pinned(job[i]));
            }
        }
        return count;
    }
}
