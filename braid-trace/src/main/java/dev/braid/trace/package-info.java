/**
 * What every room speaks: scripts, traces, outcomes, findings, verdicts, and their text forms.
 *
 * <p>Pure data: no I/O, no clock, no threads. A {@link dev.braid.trace.Script} goes into an execution, a {@link
 * dev.braid.trace.Trace} comes out. Read {@link dev.braid.trace.Trace} first.
 */
@NullMarked
package dev.braid.trace;

import org.jspecify.annotations.NullMarked;
