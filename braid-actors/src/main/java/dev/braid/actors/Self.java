package dev.braid.actors;

import java.time.Duration;
import java.util.Optional;

/**
 * What a running process can do. Valid only inside the process it was given to.
 *
 * <p>A message is immutable or copied when it is sent (see {@link dev.braid.actors.copy.Isolation}), so no two processes
 * share state.
 */
public interface Self extends Spawner {

    /** The address of this process. */
    ProcessRef ref();

    /** The sender of the message received last. */
    ProcessRef sender();

    /** The port of the message received last. */
    Port<?> port();

    /** Sends on the default port: first in, first out between any two processes. */
    void send(ProcessRef to, Object message);

    /** Sends on a port of the receiver. */
    <T> void send(ProcessRef to, Port<T> port, T message);

    /** Waits for the next message, on any port. */
    default Object receive() {
        return receive(Receive.anything());
    }

    /** Waits for the next message on one port. */
    default <T> T receive(Port<T> port) {
        return receive(Receive.on(port));
    }

    /** Waits for a message that {@code what} accepts. */
    <T> T receive(Receive<T> what);

    /** Waits for a message, but not for ever; empty when the time passed. Under Braid the timeout is a choice. */
    <T> Optional<T> receive(Receive<T> what, Duration timeout);

    /** Ends this process normally: an actor after the current handler, a blocking process at once. */
    void stop();
}
