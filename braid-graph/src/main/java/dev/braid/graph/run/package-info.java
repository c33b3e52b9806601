/**
 * From sequence to test: a sequence of events is executed on the real program, saved, exported, and checked again later.
 *
 * <p>Read {@link dev.braid.graph.run.SequenceRun} first. Events are found by their names, so a suite outlives changes that keep
 * these, and a graph made elsewhere can be followed if it uses the same names.
 */
@NullMarked
package dev.braid.graph.run;

import org.jspecify.annotations.NullMarked;
