package dev.braid.explorer;

import dev.braid.trace.Step;
import java.util.HashMap;
import java.util.Map;

/** The outcomes that the steps of threads took in an execution, to be taken again in similar ones. */
final class Outcomes {

    private final Map<Long, Integer> taken = new HashMap<>();

    Outcomes(long[] steps) {
        Map<Integer, Integer> places = new HashMap<>();
        for (long step : steps) {
            int place = places.merge(Step.process(step), 1, Integer::sum) - 1;
            if (Step.number(step) > 0) {
                taken.put(key(Step.process(step), place), Step.number(step));
            }
        }
    }

    private static long key(int thread, int place) {
        return (long) thread << 32 | place;
    }

    /** What the step at a place (from 0) of a thread took, if it is possible; else the first outcome. */
    int of(int thread, int place, int possible) {
        int outcome = taken.getOrDefault(key(thread, place), 0);
        return outcome < possible ? outcome : 0;
    }
}
