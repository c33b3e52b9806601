package dev.braid.runtime.threads;

import dev.braid.trace.Outcome;
import dev.braid.trace.Script;
import dev.braid.trace.Step;
import dev.braid.trace.threads.Chooser;
import dev.braid.trace.threads.ThreadLog;
import org.jspecify.annotations.Nullable;

/** Decides who moves: the script, then the chooser of the script, else its policy. */
final class Direction {

    private final ThreadStage stage;
    private final ThreadLog log;
    private int scriptAt;
    private boolean quiescent;

    Direction(ThreadStage stage) {
        this.stage = stage;
        this.log = stage.log();
    }

    void reset() {
        scriptAt = 0;
        quiescent = false;
    }

    /** Whether nobody can move but by a time-out. */
    boolean isQuiescent() {
        return quiescent;
    }

    /** The thread that moves now, told which outcome it takes; null if the execution is over. */
    @Nullable
    Performer choose() {
        if (quiescent) {
            quiescent = false;
            allowTimeouts();
        }
        if (log.size() >= stage.script().setting().maxEvents()) {
            stage.ending().over(new Outcome.CutAtLimit(log.size()));
            return null;
        }
        Script script = stage.script();
        if (scriptAt < script.length()) {
            return follow(script.steps()[scriptAt], scriptAt++);
        }
        if (stage.ending().hasRunOn(log.size())) {
            stage.ending().nobodyCanMove();
            return null;
        }
        if (!somebodyCanMoveWillingly()) {
            quiescent = true;
            allowTimeouts();
        }
        int chosen = script.chooser() == null ? byPolicy() : ask(script.chooser());
        if (chosen < 0) {
            stage.ending().nobodyCanMove();
            return null;
        }
        Performer performer = stage.performer(chosen);
        performer.take(outcome(script.chooser(), chosen));
        return performer;
    }

    private int outcome(@Nullable Chooser chooser, int process) {
        int now = log.outcomeNow(process);
        if (chooser == null || now != 0 || log.trace().pending().choices(process) == 1) {
            return now;
        }
        return chooser.outcome(stage, process);
    }

    private int ask(Chooser chooser) {
        for (int i = 0; i < stage.performers(); i++) {
            if (log.isEnabled(i)) {
                int chosen = chooser.choose(stage);
                if (chosen == Chooser.NOBODY) {
                    stage.ending().over(new Outcome.Blocked());
                }
                return chosen;
            }
        }
        return -1;
    }

    private @Nullable Performer follow(long step, int at) {
        Performer performer = byIdentity(Step.process(step));
        if (performer == null || performer.status != Performer.Stage.STARTED) {
            return diverged(at, "the thread that should move does not exist or has ended");
        }
        int outcome = Step.number(step);
        if (!isPossible(performer, outcome)) {
            return diverged(at, performer.name() + " cannot do that here");
        }
        performer.take(outcome);
        return performer;
    }

    private boolean isPossible(Performer performer, int outcome) {
        if (outcome == Performer.TIMED_OUT) {
            quiescent = true; // a forced time-out counts as one at the right time
            performer.allowEscapes();
        }
        return log.isPossible(performer.number, outcome);
    }

    private @Nullable Performer diverged(int at, String why) {
        stage.ending().over(new Outcome.Diverged(at, why));
        return null;
    }

    private @Nullable Performer byIdentity(int identity) {
        for (int i = 0; i < stage.performers(); i++) {
            if (stage.performer(i).identity == identity) {
                return stage.performer(i);
            }
        }
        return null;
    }

    private boolean somebodyCanMoveWillingly() {
        for (int i = 0; i < stage.performers(); i++) {
            if (log.isEnabled(i) && !stage.performer(i).isReluctant()) {
                return true;
            }
        }
        return false;
    }

    /** Says anew which time-outs may fire: all if nobody else can move. */
    private void allowTimeouts() {
        for (int i = 0; i < stage.performers(); i++) {
            Performer performer = stage.performer(i);
            if (log.isWaiting(i) && (performer.isTimed() || performer.spinning.mayBeLetGo())) {
                performer.allowEscapes();
            }
        }
    }

    private int byPolicy() {
        if (quiescent) {
            return earliest();
        }
        int count = stage.performers();
        int last = stage.running();
        switch (stage.script().setting().tail()) {
            case KEEP_RUNNING:
                return last >= 0 && isWilling(last) ? last : first(0, 1);
            case HIGHEST_FIRST:
                return first(count - 1, -1);
            case SCATTERED:
                long hash = (stage.script().setting().seed() + log.size()) * 0x9E3779B97F4A7C15L;
                return first((int) Math.floorMod(hash >>> 17, (long) count), 1);
            default:
                return first(0, 1);
        }
    }

    private int first(int from, int direction) {
        int count = stage.performers();
        for (int i = 0; i < count; i++) {
            int candidate = Math.floorMod(from + i * direction, count);
            if (isWilling(candidate)) {
                return candidate;
            }
        }
        return -1;
    }

    private boolean isWilling(int number) {
        return log.isEnabled(number) && !stage.performer(number).isReluctant();
    }

    private int earliest() {
        int found = -1;
        for (int i = 0; i < stage.performers(); i++) {
            if (log.isEnabled(i)
                    && (found < 0
                            || stage.performer(i).deadline()
                                    < stage.performer(found).deadline())) {
                found = i;
            }
        }
        return found;
    }
}
