package dev.braid.explorer;

import dev.braid.trace.Finding;
import dev.braid.trace.Trace;
import org.jspecify.annotations.Nullable;

/**
 * A bug with the steps that reproduce it.
 *
 * @param kind what kind of bug
 * @param message one line
 * @param location the source line, or empty
 * @param steps the forced steps of its smallest known reproduction
 * @param firstAtExecution the execution that showed it first, from 1
 */
public record Bug(Finding.Kind kind, String message, String location, long[] steps, long firstAtExecution) {

    /** The bug that one execution shows, or null. */
    public static @Nullable Bug of(Trace trace, long[] steps) {
        Failure failure = Failure.of(trace);
        return failure == null ? null : new Bug(failure.kind(), failure.message(), failure.location(), steps, 1);
    }
}
