package dev.braid.actors;

/** The code of a process that blocks in {@link Self#receive()}. */
@FunctionalInterface
public interface ProcessBody {

    /** Runs the process from its birth to its end. */
    void run(Self self) throws Exception;
}
