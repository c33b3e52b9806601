/**
 * Runs one execution of a message-passing program under a script and records it.
 *
 * <p>{@link dev.braid.runtime.Stage} lets one process move at a time; {@link dev.braid.runtime.Performer} is a process
 * under control; {@link dev.braid.runtime.Inbox} says which messages may be received. Deciding what to try next does
 * not belong here.
 */
@NullMarked
package dev.braid.runtime;

import org.jspecify.annotations.NullMarked;
