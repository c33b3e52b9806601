package dev.braid.runtime.threads;

import dev.braid.runtime.carrier.Carrier;

/** {@code System.exit}: the calling thread ends here, and the program is over. */
final class Exit {

    private Exit() {}

    static void exit(Performer me, int status) {
        me.stage.ending().exit(me, status);
        throw new Carrier.Abandoned();
    }

    /** What is reported when a program exits with another status than 0. */
    static final class Status extends RuntimeException {

        Status(int status) {
            super("the program exits with status " + status);
        }
    }
}
