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
     * @param repeated how many of the steps, from the first on, repeat an earlier execution; -1 if there is none to compare
     * @param print the sum of fingerprints that the repeated steps must have again
     */
    record Job(long[] steps, boolean tentative, int repeated, long print) {

        Job tentatively(boolean only) {
            return only ? new Job(steps, true, repeated, print) : this;
        }
    }

    private final Deque<Job> jobs = new ArrayDeque<>();

    Jobs() {
        jobs.push(new Job(new long[0], false, -1, 0));
    }

    void add(Job job) {
        jobs.push(job);
    }

    @Nullable
    Job next() {
        return jobs.poll();
    }

    int size() {
        return jobs.size();
    }
}
