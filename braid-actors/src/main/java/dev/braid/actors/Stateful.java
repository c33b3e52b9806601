package dev.braid.actors;

/**
 * A blocking process that tells its state, for reachability graphs.
 *
 * <p>The state of an actor is in its fields and can be read. What a blocking process knows is in its local variables, where
 * nobody can look, so without this two of its states are taken to be equal only if it has received the same messages.
 */
public interface Stateful {

    /** All that decides what the process does from here on, its place in the code included; compared by content. */
    Object state();
}
