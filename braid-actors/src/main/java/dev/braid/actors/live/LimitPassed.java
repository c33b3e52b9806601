package dev.braid.actors.live;

/** The program did not end within the time its caller gave it. */
public final class LimitPassed extends IllegalStateException {

    LimitPassed(String message) {
        super(message);
    }
}
