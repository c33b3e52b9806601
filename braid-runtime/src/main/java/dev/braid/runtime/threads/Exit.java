package dev.braid.runtime.threads;

import dev.braid.trace.threads.Action;

/** {@code System.exit}: the calling thread ends here, and the program is over. */
final class Exit {

    private Exit() {}

    static void exit(Performer me, int status) {
        me.opaque = 0;
        me.announce(status == 0 ? Action.END : Action.FAIL, Performer.NOWHERE);
        int event = me.turn(() -> "exit " + status);
        if (status != 0) {
            me.stage.failed(me, event, new Status(status));
        }
        me.status = Performer.Stage.ENDED;
        me.stage.ending().exits(me.stage.log().size());
        me.stage.shutdown().begin(event);
        throw new Exited();
    }

    /** Unwinds the thread that called exit; it is as if it had stopped there. */
    static final class Exited extends Error {

        Exited() {
            super("the program exits", null, false, false);
        }
    }

    /** What is reported when a program exits with another status than 0. */
    static final class Status extends RuntimeException {

        Status(int status) {
            super("the program exits with status " + status);
        }
    }
}
