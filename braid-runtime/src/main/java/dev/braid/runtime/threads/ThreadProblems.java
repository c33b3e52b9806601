package dev.braid.runtime.threads;

import dev.braid.runtime.carrier.Carrier;
import dev.braid.trace.Problem;

/** The problems of running threads, as users read them. */
final class ThreadProblems {

    private ThreadProblems() {}

    static Problem pinned(String thread, Carrier.Pinned cause) {
        return new Problem(
                "BRD-201",
                thread + " must wait where it cannot be suspended.",
                "it is inside native code, a class initialiser or a lock of a class that is not woven ("
                        + cause.getMessage() + ").",
                "do not block there, or run on JDK 17, where every thread of the program has one of its own.");
    }
}
