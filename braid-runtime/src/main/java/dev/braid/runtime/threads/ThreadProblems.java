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

    static Problem stranger(String thread) {
        return new Problem(
                "BRD-202",
                "Thread " + thread + " runs code of the program outside control.",
                "it was started by code that is not woven, or before the program began.",
                "start it in the program itself; what it does is neither ordered nor replayed.");
    }
}
