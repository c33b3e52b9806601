package dev.braid.explorer.threads.sampling;

import dev.braid.trace.threads.ThreadTrace;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/** What a thread did in a first execution: which of its events are interesting, and how many its children have. */
final class Profile {

    private final BitSet interesting = new BitSet();
    private final Map<Integer, Integer> started = new HashMap<>();

    /** The profiles of all threads by identity. */
    static Map<Integer, Profile> of(ThreadTrace trace) {
        int[] toucher = touchers(trace);
        Profile[] profiles = new Profile[trace.processes()];
        for (int who = 0; who < profiles.length; who++) {
            profiles[who] = new Profile();
        }
        for (int e = 0; e < trace.size(); e++) {
            if (trace.object(e) >= 0 && toucher[trace.object(e)] == SEVERAL) {
                profiles[trace.process(e)].interesting.set(trace.index(e));
            }
        }
        Map<Integer, Profile> byIdentity = new HashMap<>();
        for (int who = profiles.length - 1; who >= 0; who--) {
            noteStart(trace, who, profiles);
            byIdentity.put(trace.identity(who), profiles[who]);
        }
        return byIdentity;
    }

    private static final int SEVERAL = -2;

    private static int[] touchers(ThreadTrace trace) {
        int[] toucher = new int[trace.objects()];
        Arrays.fill(toucher, -1);
        for (int e = 0; e < trace.size(); e++) {
            int object = trace.object(e);
            if (object >= 0) {
                int who = trace.process(e);
                toucher[object] = toucher[object] == -1 || toucher[object] == who ? who : SEVERAL;
            }
        }
        return toucher;
    }

    /** Children are created after their parents, so a child's sum is complete when it is added to its parent's. */
    private static void noteStart(ThreadTrace trace, int who, Profile[] profiles) {
        for (int e = 0; e < trace.size(); e++) {
            if (trace.process(e) == who) {
                int start = trace.cause(e);
                if (start >= 0) {
                    profiles[trace.process(start)].started.merge(trace.index(start), profiles[who].all(), Integer::sum);
                }
                return;
            }
        }
    }

    boolean isInteresting(int index) {
        return interesting.get(index);
    }

    /** All interesting events of the thread and of those it starts. */
    int all() {
        return interesting.cardinality()
                + started.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** By how much the rest shrinks with an event. */
    int spentAt(int index) {
        return (interesting.get(index) ? 1 : 0) + started.getOrDefault(index, 0);
    }
}
