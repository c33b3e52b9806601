package dev.braid.actors;

/** Creates processes, in either of the two styles. */
public interface Spawner {

    /**
     * Creates a process that runs {@code body} and ends with it.
     *
     * @param name how reports call it; a second process of the same name is called {@code name#2}
     */
    ProcessRef spawn(String name, ProcessBody body);

    /** Creates a process that handles one message after the other. */
    ProcessRef spawn(String name, Actor<?> actor);
}
