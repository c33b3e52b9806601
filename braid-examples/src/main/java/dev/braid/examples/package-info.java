/**
 * The programs of the papers and of the textbooks, each in one file, to be read as a tutorial and explored by name.
 *
 * <p>A program is a record: its components are its parameters. Its processes share nothing; what must hold in every
 * execution is checked inside them and, for the final global state, by {@link dev.braid.actors.Root#whenDone}. Start with
 * {@link dev.braid.examples.Figure5} (a blocking process), then {@link dev.braid.examples.ChangRoberts} (an actor), then
 * {@link dev.braid.examples.LeaderElection} (a bug that only one channel order shows).
 */
@NullMarked
package dev.braid.examples;

import org.jspecify.annotations.NullMarked;
