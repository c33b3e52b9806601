package dev.braid.explorer.strategy;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** Executions to be done, newest first: depth-first, so that the list stays short. */
final class Jobs {

    /**
     * One execution to be done; independent of all others.
     *
     * @param steps what it forces
     * @param tentative whether only trying can tell that its last step is possible
     */
    record Job(long[] steps, boolean tentative) {}

    private final Deque<Job> jobs = new ArrayDeque<>();

    Jobs() {
        jobs.push(new Job(new long[0], false));
    }

    void add(long[] steps, boolean tentative) {
        jobs.push(new Job(steps, tentative));
    }

    @Nullable
    Job next() {
        return jobs.poll();
    }

    int size() {
        return jobs.size();
    }
}
