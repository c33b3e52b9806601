package dev.braid.explorer;

import dev.braid.trace.Step;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * A thread runs for some steps.
 *
 * @param thread its identity
 * @param steps how many
 */
record Turn(int thread, int steps) {

    /** The turns of an execution. */
    static List<Turn> of(long[] steps) {
        List<Turn> turns = new ArrayList<>();
        int from = 0;
        for (int i = 1; i <= steps.length; i++) {
            if (i == steps.length || Step.process(steps[i]) != Step.process(steps[from])) {
                turns.add(new Turn(Step.process(steps[from]), i - from));
                from = i;
            }
        }
        return turns;
    }

    /** How often the turn of a thread ends although it goes on later. */
    static int interruptions(long[] steps) {
        BitSet later = new BitSet();
        int count = 0;
        for (int i = steps.length - 1; i >= 0; i--) {
            int who = Step.process(steps[i]);
            if (i + 1 < steps.length && Step.process(steps[i + 1]) != who && later.get(who)) {
                count++;
            }
            later.set(who);
        }
        return count;
    }
}
