package dev.braid.explorer;

import dev.braid.trace.Script;
import dev.braid.trace.Trace;

/**
 * Runs one execution. The trace is valid until the next call.
 *
 * @param <T> the kind of trace it records
 */
@FunctionalInterface
public interface Performance<T extends Trace> {

    T perform(Script script);
}
