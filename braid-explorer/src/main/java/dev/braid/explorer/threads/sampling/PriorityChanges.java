package dev.braid.explorer.threads.sampling;

import dev.braid.trace.threads.Scene;
import dev.braid.trace.threads.ThreadTrace;
import java.util.Arrays;

/**
 * Probabilistic concurrency testing (Burckhardt and others 2010): the thread of highest priority moves; priorities are
 * random, and at d-1 random points the mover's becomes lower than all.
 *
 * <p>A bug of depth d in an execution of n threads and k events is hit with probability at least 1/(n k^(d-1)). Far behind
 * the longest execution seen so far it goes over to a random walk, so that a thread that waits in a loop for another one
 * does not run for ever.
 */
final class PriorityChanges extends Sampler {

    private static final int PATIENCE = 4;
    private static final int FIRST_GUESS = 100;

    private final int depth;
    private int longest;
    private int[] changes = {};
    private long[] priority = new long[8];
    private int known;

    PriorityChanges(int depth) {
        this.depth = depth;
    }

    @Override
    void beginDrawing() {
        int length = longest == 0 ? FIRST_GUESS : longest;
        changes = new int[Math.max(0, depth - 1)];
        for (int i = 0; i < changes.length; i++) {
            changes[i] = draws().below(length);
        }
        known = 0;
    }

    @Override
    int draw(Scene scene, int[] among, int count) {
        int now = scene.soFar().size();
        if (now > PATIENCE * Math.max(longest, FIRST_GUESS)) {
            return among[draws().below(count)];
        }
        greet(scene.soFar().processes());
        int best = highest(among, count);
        for (int i = 0; i < changes.length; i++) {
            if (changes[i] == now) {
                priority[best] = i - changes.length;
                return highest(among, count);
            }
        }
        return best;
    }

    /** New threads get a priority above all lowered ones. */
    private void greet(int processes) {
        if (processes > priority.length) {
            priority = Arrays.copyOf(priority, processes * 2);
        }
        while (known < processes) {
            priority[known++] = draws().next() >>> 1;
        }
    }

    private int highest(int[] among, int count) {
        int best = among[0];
        for (int i = 1; i < count; i++) {
            best = priority[among[i]] > priority[best] ? among[i] : best;
        }
        return best;
    }

    @Override
    void learn(ThreadTrace trace) {
        longest = Math.max(longest, trace.size());
    }
}
