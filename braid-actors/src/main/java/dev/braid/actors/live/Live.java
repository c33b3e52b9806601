package dev.braid.actors.live;

import dev.braid.actors.Program;

/** Runs a program on real threads. */
public final class Live {

    private Live() {}

    /** Runs the program until all its processes have ended or wait idly; throws what a process threw. */
    public static void run(Program program) {
        throw new IllegalStateException("" + program);
    }
}
