package dev.braid.explorer.threads.sampling;

import dev.braid.trace.threads.Mode;
import dev.braid.trace.threads.Operations;
import dev.braid.trace.threads.Scene;
import dev.braid.trace.threads.ThreadTrace;
import java.util.Arrays;

/**
 * Partial order sampling (Yuan, Yang and Gu 2018): every announced operation has a random priority, the highest moves, and
 * those that conflict with it draw theirs again. So independent operations do not take chances from each other.
 */
final class PartialOrderSampling extends Sampler {

    private long[] priority = new long[8];
    private int[] drawnFor = new int[8];
    private int seen;

    @Override
    void beginDrawing() {
        Arrays.fill(drawnFor, -1);
        seen = 0;
    }

    @Override
    int draw(Scene scene, int[] among, int count) {
        ThreadTrace trace = scene.soFar();
        if (trace.processes() > priority.length) {
            int before = priority.length;
            priority = Arrays.copyOf(priority, trace.processes() * 2);
            drawnFor = Arrays.copyOf(drawnFor, trace.processes() * 2);
            Arrays.fill(drawnFor, before, drawnFor.length, -1);
        }
        forgetConflicting(trace);
        int best = among[0];
        for (int i = 0; i < count; i++) {
            int who = among[i];
            if (drawnFor[who] < 0) {
                drawnFor[who] = trace.size();
                priority[who] = draws().next();
            }
            best = priority[who] > priority[best] ? who : best;
        }
        return best;
    }

    private void forgetConflicting(ThreadTrace trace) {
        for (; seen < trace.size(); seen++) {
            drawnFor[trace.process(seen)] = -1;
            for (int who = 0; who < trace.processes(); who++) {
                if (trace.isWaiting(who) && conflict(trace, seen, trace.pending(), who)) {
                    drawnFor[who] = -1;
                }
            }
        }
    }

    private static boolean conflict(ThreadTrace trace, int event, Operations pending, int who) {
        return conflict(trace.object(event), trace.mode(event), pending, who)
                || conflict(trace.second(event), trace.secondMode(event), pending, who);
    }

    private static boolean conflict(int object, Mode mode, Operations pending, int who) {
        return object >= 0
                && (object == pending.object(who) && mode.conflictsWith(pending.mode(who))
                        || object == pending.second(who) && mode.conflictsWith(pending.secondMode(who)));
    }
}
