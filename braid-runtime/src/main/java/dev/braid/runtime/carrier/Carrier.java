package dev.braid.runtime.carrier;

/** Carries the body of one blocking process: runs it until it pauses or ends, and again. */
public interface Carrier {

    /** Called by the stage: runs the body until it pauses or ends. */
    void resume();

    /** Called by the body: gives control back to the stage until the next {@link #resume}. */
    void pause();

    /** Called by the stage: the execution is over, the body will not be resumed. */
    void abandon();

    /** Makes carriers. */
    interface Factory {

        /** A carrier for a body that has not started yet. */
        Carrier carry(Runnable body);

        /** How this kind of carrier is called in {@code braid doctor}. */
        String description();

        /** Whether the best kind are continuations. */
        static boolean hasContinuations() {
            return Continuations.available();
        }

        /** The best kind this JVM has. */
        static Factory best() {
            return Continuations.available() ? Continuations.factory() : new HandOver.Pool();
        }
    }

    /** Thrown into a body that is abandoned, to unwind it. */
    final class Abandoned extends Error {
        public Abandoned() {
            super("this execution is over", null, false, false);
        }
    }

    /** A body cannot be paused where it is. */
    final class Pinned extends RuntimeException {
        public Pinned(String why) {
            super(why);
        }
    }
}
