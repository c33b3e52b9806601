package dev.braid.actors.copy;

import java.util.Objects;

/**
 * Turns a message into one that no two processes can change.
 *
 * <p>Immutable messages pass as they are, which costs one lookup per message. Other messages are copied deeply: two
 * references to one object inside a message are two references to one copy.
 */
public final class Isolation {

    private Isolation() {}

    /**
     * The message itself if nobody can change it, else a deep copy.
     *
     * @throws NotIsolable if neither is possible
     */
    public static Object isolate(Object message) {
        Class<?> type =
                Objects.requireNonNull(message, "a message must not be null").getClass();
        if (Nature.of(type) == Nature.IMMUTABLE) {
            return message;
        }
        Place root = Place.root(type.getSimpleName());
        try {
            return new Copying().copyOf(message, root);
        } catch (StackOverflowError tooDeep) {
            throw NotIsolable.at(root, type, "it is nested too deeply to be copied", tooDeep);
        }
    }
}
