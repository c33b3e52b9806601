package dev.braid.graph.suite;

import dev.braid.trace.Problem;

/** Adds up the lengths of sequences, and stops a method whose suite would not fit into memory. */
final class Lengths {

    /** A gigabyte. */
    private static final long MOST_EVENTS = 250_000_000;

    private long total;

    void add(int length) {
        total += length;
        if (total > MOST_EVENTS) {
            throw new Problem.Found(new Problem(
                    "BRD-405",
                    "The suite is too long: more than " + MOST_EVENTS + " events.",
                    "this method reaches every uncovered item by a long path from the start.",
                    "use M5 or M1, cover nodes instead of edges or pairs, or reduce the graph."));
        }
    }
}
