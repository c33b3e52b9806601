package dev.braid.graph.build;

import java.util.Arrays;

/**
 * One way to go on from a state.
 *
 * @param steps what the stage is to do
 * @param label the event, or the events that happen at once, as the graph names it
 */
record Move(long[] steps, String label) {

    /** Both moves at once. */
    Move and(Move other) {
        long[] both = Arrays.copyOf(steps, steps.length + other.steps.length);
        System.arraycopy(other.steps, 0, both, steps.length, other.steps.length);
        return new Move(both, label + " & " + other.label);
    }
}
