package dev.braid.explorer;

import dev.braid.trace.Script;
import dev.braid.trace.Trace;

/** Runs one execution. The trace is valid until the next call. */
@FunctionalInterface
public interface Performance {

    Trace perform(Script script);
}
