package dev.braid.actors;

/** What a {@link Program} has at hand to set itself up. */
public interface Root extends Spawner {

    /** Puts a message on the default port of a process before anything runs. */
    void send(ProcessRef to, Object message);

    /** Puts a message on a port of a process before anything runs. */
    <T> void send(ProcessRef to, Port<T> port, T message);

    /**
     * Registers a check of the final state: it runs once, after every process has ended or waits idly, and may read the
     * state of the actors the program created. It does not run after a failure or a deadlock.
     */
    void whenDone(Runnable check);
}
