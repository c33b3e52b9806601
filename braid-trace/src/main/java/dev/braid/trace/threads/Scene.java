package dev.braid.trace.threads;

/** What a {@link Chooser} sees when the forced steps are used up: who could do what. */
public interface Scene {

    /** The events so far and, through {@link ThreadTrace#pending}, what each thread is about to do. */
    ThreadTrace soFar();

    /** Whether the announced operation of a process can happen now. */
    boolean isEnabled(int process);

    /** Whether it can happen now only by a time-out, or is a sleep or a yield: others go first. */
    boolean isReluctant(int process);

    /** For a reluctant process: when, on the virtual clock, its time is up. */
    long deadline(int process);

    /** The process of the last event, or -1. */
    int running();
}
