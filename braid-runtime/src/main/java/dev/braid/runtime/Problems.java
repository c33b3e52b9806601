package dev.braid.runtime;

import dev.braid.actors.copy.NotIsolable;
import dev.braid.runtime.carrier.Carrier;
import dev.braid.trace.Problem;
import java.util.StringJoiner;
import java.util.function.IntFunction;

/** What can go wrong on the stage, in the user's words. */
final class Problems {

    private static final int MOST_VALUES_SHOWN = 8;

    private Problems() {}

    static Problem pinned(String process, Carrier.Pinned cause) {
        return new Problem(
                "BRD-150",
                process + " cannot be suspended in receive.",
                "it receives inside a synchronized block or below a native frame (" + cause.getMessage() + ").",
                "receive outside the synchronized block; processes share nothing, so none is needed.");
    }

    static Problem notIsolable(String process, NotIsolable cause) {
        return new Problem(
                "BRD-140",
                process + " sends a message that can be neither shared nor copied.",
                String.valueOf(cause.getMessage()),
                "make the message a record of immutable parts, or let it implement Copyable.");
    }

    static Problem.Found noSuchValue(String input, String wanted, int count, IntFunction<String> labels) {
        StringJoiner values = new StringJoiner(", ");
        for (int i = 0; i < Math.min(count, MOST_VALUES_SHOWN); i++) {
            values.add(labels.apply(i));
        }
        return new Problem.Found(new Problem(
                "BRD-103",
                "Input " + input + " has no value " + wanted + ".",
                "its " + count + " values are " + values + (count > MOST_VALUES_SHOWN ? ", ..." : "") + ".",
                "give one of them."));
    }
}
