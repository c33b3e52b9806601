/**
 * Makes the reachability graph of a message-passing program by running it.
 *
 * <p>{@link dev.braid.graph.build.ProgramGraph} is the door. A state is a text ({@link
 * dev.braid.graph.build.StateText}); states are equal if their texts are, never only if hashes are ({@link
 * dev.braid.graph.build.StateStore}). Why so: docs/decisions/0040.
 */
@NullMarked
package dev.braid.graph.build;

import org.jspecify.annotations.NullMarked;
