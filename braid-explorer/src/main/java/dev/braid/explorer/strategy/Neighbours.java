package dev.braid.explorer.strategy;

import dev.braid.trace.Mark;
import dev.braid.trace.MessageTrace;
import dev.braid.trace.Script;
import dev.braid.trace.Step;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The executions that depart from a given one in a single event and follow the policy afterwards. */
public final class Neighbours {

    /**
     * One of them.
     *
     * @param event where it departs, in the given execution
     * @param steps what it forces
     */
    public record Neighbour(int event, long[] steps) {

        /** The step that replaces the event. */
        public int head() {
            int at = steps.length - 1;
            while (Step.mark(steps[at]) != Mark.HEAD) {
                at--;
            }
            return at;
        }
    }

    private Neighbours() {}

    /** All of them, those that depart last first: they have most in common with the given one. */
    public static List<Neighbour> of(MessageTrace trace, Script.Setting setting) {
        List<Integer> events = new ArrayList<>();
        for (int e = 0; e < trace.size(); e++) {
            if (trace.isStep(e)) {
                events.add(e);
            }
        }
        List<Neighbour> all = new ArrayList<>();
        for (long[] steps : new Optimal(setting).deviationsFrom(trace)) {
            int at = 0;
            while (Step.mark(steps[at]) == Mark.DEFAULT) {
                at++;
            }
            all.add(new Neighbour(events.get(at), steps));
        }
        all.sort(Comparator.comparingInt(Neighbour::event).reversed());
        return all;
    }
}
