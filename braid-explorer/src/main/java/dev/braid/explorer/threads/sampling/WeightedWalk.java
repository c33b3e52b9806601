package dev.braid.explorer.threads.sampling;

import dev.braid.trace.threads.Scene;
import dev.braid.trace.threads.ThreadTrace;
import java.util.HashMap;
import java.util.Map;

/**
 * Selectively uniform random walk (ASPLOS 2025): a thread is as likely to do the next interesting event as it has
 * interesting events left, together with the threads it has still to start, so that every interleaving of interesting
 * events is about equally likely. Interesting is what touches an object that another thread touches, too, as counted in
 * the first execution, which is a random walk.
 */
final class WeightedWalk extends Sampler {

    private static final int NOBODY_YET = -1;

    private Map<Integer, Profile> profiles = Map.of();
    private final Map<Integer, Integer> left = new HashMap<>();
    private int intended;
    private int seen;

    @Override
    void beginDrawing() {
        left.clear();
        profiles.forEach((identity, profile) -> left.put(identity, profile.all()));
        intended = NOBODY_YET;
        seen = 0;
    }

    @Override
    int draw(Scene scene, int[] among, int count) {
        ThreadTrace trace = scene.soFar();
        if (profiles.isEmpty()) {
            return among[draws().below(count)];
        }
        for (; seen < trace.size(); seen++) {
            spend(trace, seen);
        }
        int uninteresting = 0;
        for (int i = 0; i < count; i++) {
            if (!isInteresting(trace, among[i])) {
                int other = among[uninteresting];
                among[uninteresting++] = among[i];
                among[i] = other;
            }
        }
        if (uninteresting > 0) {
            return among[draws().below(uninteresting)];
        }
        return contains(among, count, intended) ? intended : intend(trace, among, count);
    }

    private static boolean contains(int[] among, int count, int who) {
        for (int i = 0; i < count; i++) {
            if (among[i] == who) {
                return true;
            }
        }
        return false;
    }

    private void spend(ThreadTrace trace, int event) {
        int identity = trace.identity(trace.process(event));
        Profile profile = profiles.get(identity);
        if (profile == null) {
            return;
        }
        int spent = profile.spentAt(trace.index(event));
        left.merge(identity, -spent, Integer::sum);
        if (profile.isInteresting(trace.index(event)) && trace.process(event) == intended) {
            intended = NOBODY_YET;
        }
    }

    private boolean isInteresting(ThreadTrace trace, int who) {
        Profile profile = profiles.get(trace.identity(who));
        return profile != null && profile.isInteresting(nextIndex(trace, who));
    }

    private int nextIndex(ThreadTrace trace, int who) {
        for (int e = trace.size() - 1; e >= 0; e--) {
            if (trace.process(e) == who) {
                return trace.index(e) + 1;
            }
        }
        return 0;
    }

    private int intend(ThreadTrace trace, int[] among, int count) {
        int total = 0;
        for (int i = 0; i < count; i++) {
            total += weight(trace, among[i]);
        }
        int at = draws().below(total);
        int i = 0;
        while (at >= weight(trace, among[i])) {
            at -= weight(trace, among[i++]);
        }
        intended = among[i];
        return intended;
    }

    private int weight(ThreadTrace trace, int who) {
        return Math.max(1, left.getOrDefault(trace.identity(who), 1));
    }

    @Override
    void learn(ThreadTrace trace) {
        if (profiles.isEmpty()) {
            profiles = Profile.of(trace);
        }
    }
}
