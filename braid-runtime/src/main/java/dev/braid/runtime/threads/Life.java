package dev.braid.runtime.threads;

import dev.braid.api.Assume;
import dev.braid.runtime.carrier.Carrier;
import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.Mode;
import org.jspecify.annotations.Nullable;

/** A performer's code from beginning to end, run on whatever carries it. */
final class Life implements Runnable {

    private final Performer performer;

    Life(Performer performer) {
        this.performer = performer;
    }

    @Override
    public void run() {
        Performer next = null;
        try {
            end(runBody());
            next = performer.stage.next();
        } catch (Exit.Exited e) {
            next = performer.stage.next();
        } catch (Carrier.Abandoned e) {
            // the execution is over
        }
        performer.stage.leave(performer, next);
    }

    private @Nullable Throwable runBody() {
        try {
            Runnable code = performer.body;
            if (code != null) {
                code.run();
            }
            return null;
        } catch (Carrier.Abandoned | Exit.Exited e) {
            throw e;
        } catch (Throwable e) {
            return Uncaught.handle(performer, e);
        }
    }

    private void end(@Nullable Throwable error) {
        Action how = error == null ? Action.END : error instanceof Assume.Violated ? Action.BLOCK : Action.FAIL;
        performer
                .announce(how, Performer.NOWHERE)
                .touching(performer.endedCounter(), Mode.UPDATE)
                .counting(Integer.MIN_VALUE, Integer.MAX_VALUE, 1);
        int event = performer.turn();
        performer.status = Performer.Stage.ENDED;
        performer.stage.ended(performer);
        if (error != null) {
            performer.stage.failed(performer, event, error);
        }
    }
}
