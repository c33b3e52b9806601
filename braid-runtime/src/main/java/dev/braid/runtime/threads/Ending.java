package dev.braid.runtime.threads;

import dev.braid.trace.Outcome;
import dev.braid.trace.Problem;
import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.ThreadLog;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Why and how an execution is over. */
final class Ending {

    private static final int MOST_EVENTS_OF_DAEMONS = 1000;

    private final ThreadStage stage;
    private boolean over;
    private boolean blocked;
    private boolean exits;
    private int userThreads;
    private int ranOnFrom = Integer.MAX_VALUE;
    private Outcome.@Nullable Failed failure;
    private @Nullable Outcome decided;

    Ending(ThreadStage stage) {
        this.stage = stage;
    }

    void reset() {
        over = false;
        blocked = false;
        exits = false;
        userThreads = 0;
        ranOnFrom = Integer.MAX_VALUE;
        failure = null;
        decided = null;
    }

    boolean isOver() {
        return over;
    }

    /** A thread failed; the others go on. */
    void failed(int event, Performer performer, Throwable error) {
        if (failure == null) {
            failure = new Outcome.Failed(event, performer.name(), error);
        }
    }

    /** An assumption does not hold; the others go on, what they do says nothing. */
    void blocked() {
        blocked = true;
    }

    /** A thread that is no daemon begins. */
    void userThreadBegins() {
        userThreads++;
    }

    /** A thread that is no daemon has ended, after {@code soFar} events. True if it was the last. */
    boolean userThreadEnded(int soFar) {
        if (--userThreads > 0) {
            return false;
        }
        ranOnFrom = soFar;
        return true;
    }

    /** The program ends the JVM: from now on all threads are as daemons. */
    void exits(int soFar) {
        exits = true;
        ranOnFrom = soFar;
    }

    /**
     * Whether daemons have run on long enough after the program's end. What they do then they could as well have done
     * before, so it must be seen; but one that works for ever must not keep the execution alive.
     */
    boolean hasRunOn(int soFar) {
        return soFar - ranOnFrom > MOST_EVENTS_OF_DAEMONS;
    }

    void uncontrolled(Problem problem) {
        over(new Outcome.Uncontrolled(problem));
    }

    void over(Outcome how) {
        over = true;
        if (decided == null) {
            decided = how;
        }
    }

    /** Nobody can move any more. */
    void nobodyCanMove() {
        over = true;
    }

    Outcome outcome() {
        if (decided != null) {
            return decided;
        }
        if (failure != null) {
            return failure;
        }
        if (blocked) {
            return new Outcome.Blocked();
        }
        return exits ? new Outcome.Passed() : outcomeOfWaiting();
    }

    private Outcome outcomeOfWaiting() {
        List<Outcome.Wait> waits = new ArrayList<>();
        boolean spins = false;
        boolean missed = false;
        for (int i = 0; i < stage.performers(); i++) {
            Performer performer = stage.performer(i);
            if (performer.status == Performer.Stage.STARTED && !performer.daemon && !performer.idle) {
                waits.add(wait(performer));
                spins |= performer.spinning.isWaiting();
                missed |= performer.spinning.isWaiting() && performer.spinning.hasMissedSomething();
            }
        }
        if (waits.isEmpty()) {
            return new Outcome.Passed();
        }
        if (missed) {
            return new Outcome.Blocked();
        }
        return spins ? new Outcome.Livelocked(waits) : new Outcome.Deadlocked(waits);
    }

    private Outcome.Wait wait(Performer performer) {
        ThreadLog log = stage.log();
        Holder about = performer.about;
        Performer holder = about == null ? null : about.holder();
        Action action = log.trace().pending().action(performer.number);
        String what = about != null ? about.what() : action.name().toLowerCase(java.util.Locale.ROOT);
        String line = performer.site < 0 ? "" : Sites.location(performer.site);
        return new Outcome.Wait(performer.name(), what, 0, line, holder == null ? "" : holder.name());
    }
}
