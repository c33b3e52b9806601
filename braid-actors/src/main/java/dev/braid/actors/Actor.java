package dev.braid.actors;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * A process written as a handler of messages; equal in power to a {@link ProcessBody}.
 *
 * <p>Before each message the runtime asks {@link #next()} what the actor is ready to receive, so a handler can be as
 * selective as a blocking process. An actor ends by {@link Self#stop()}; waiting for ever in the default {@link
 * #next()} is a normal end of the program too.
 *
 * @param <M> the type of its messages
 */
@FunctionalInterface
public interface Actor<M> {

    /** Runs once, before the first message. */
    default void onStart(Self self) throws Exception {}

    /** Handles one message. */
    void onMessage(M message, Self self) throws Exception;

    /** What the actor is ready to receive now. */
    default Receive<?> next() {
        return Receive.anything().orIdle();
    }

    /** How long it waits for {@link #next()}; null is for ever. Under Braid the timeout is a choice. */
    default @Nullable Duration timeout() {
        return null;
    }

    /** Runs when {@link #timeout()} passed before a message came. */
    default void onTimeout(Self self) throws Exception {}
}
