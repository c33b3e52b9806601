package dev.braid.report;

import dev.braid.trace.threads.Mode;
import dev.braid.trace.threads.ThreadTrace;

/** The events without which a given one could have come out differently: its causal past. */
final class Causes {

    private Causes() {}

    /** For each event up to {@code effect}, whether it is {@code effect} or in its past. */
    static boolean[] of(ThreadTrace trace, int effect) {
        boolean[] past = new boolean[trace.size()];
        boolean[] processes = new boolean[trace.processes()];
        int[] modes = new int[trace.objects()];
        past[effect] = true;
        for (int e = effect; e >= 0; e--) {
            past[e] |= processes[trace.process(e)]
                    || meets(modes, trace.object(e), trace.mode(e))
                    || meets(modes, trace.second(e), trace.secondMode(e));
            if (past[e]) {
                processes[trace.process(e)] = true;
                note(modes, trace.object(e), trace.mode(e));
                note(modes, trace.second(e), trace.secondMode(e));
                if (trace.cause(e) >= 0) {
                    past[trace.cause(e)] = true;
                }
            }
        }
        return past;
    }

    private static void note(int[] modes, int object, Mode mode) {
        if (object >= 0) {
            modes[object] |= 1 << mode.ordinal();
        }
    }

    private static boolean meets(int[] modes, int object, Mode mode) {
        if (object < 0) {
            return false;
        }
        for (Mode later : Mode.values()) {
            if ((modes[object] >> later.ordinal() & 1) != 0 && mode.conflictsWith(later)) {
                return true;
            }
        }
        return false;
    }
}
