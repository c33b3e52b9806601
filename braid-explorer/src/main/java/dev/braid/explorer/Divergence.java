package dev.braid.explorer;

import dev.braid.trace.Problem;

/** Says that the program did not do the same again. */
final class Divergence {

    private Divergence() {}

    static Problem problem(int step, String why) {
        return new Problem(
                "BRD-120",
                "The program is not deterministic: same input, same schedule, different behaviour.",
                "at step " + (step + 1) + " " + why + ".",
                "remove what differs from run to run: static state, random numbers, time, identity hash codes, threads.");
    }
}
