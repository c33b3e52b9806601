package dev.braid.actors.live;

/** Every process that has not ended waits for ever, and not all of them may. Says who waits for what. */
public final class LiveDeadlock extends IllegalStateException {

    LiveDeadlock(String message) {
        super(message);
    }
}
