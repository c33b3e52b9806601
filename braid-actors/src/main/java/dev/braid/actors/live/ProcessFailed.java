package dev.braid.actors.live;

/** A process ended with a checked exception, which is the cause. */
public final class ProcessFailed extends RuntimeException {

    ProcessFailed(String process, Throwable cause) {
        super("process " + process + " failed: " + cause, cause);
    }
}
