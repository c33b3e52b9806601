package dev.braid.runtime;

import dev.braid.trace.Recorder;
import dev.braid.trace.Step;
import dev.braid.trace.TailPolicy;

/** Chooses who moves when the script is used up, and notes what else could have been done. */
final class Policy {

    private final Stage stage;
    private final Recorder recorder;
    private int current;

    Policy(Stage stage) {
        this.stage = stage;
        this.recorder = stage.recorder;
    }

    void reset() {
        current = 0;
    }

    /** Takes one step by the policy; false when nobody can move. */
    boolean step() {
        int chosen = choose(false);
        if (chosen < 0) {
            chosen = choose(true);
        }
        if (chosen < 0) {
            return false;
        }
        current = chosen;
        Performer performer = stage.performer(chosen);
        if (!performer.outbox.isEmpty()) {
            stage.put(performer, -1);
        } else {
            int count = stage.deliverables(performer);
            stage.receive(performer, count == 0 ? -1 : performer.inbox.deliverableAt(whichOf(count)), -1);
        }
        return true;
    }

    /** Timeouts come last, so that an execution with no forced step makes progress. */
    private int choose(boolean byTimeout) {
        int count = stage.performers();
        switch (stage.script().setting().tail()) {
            case KEEP_RUNNING:
                return current < count && canMove(current, byTimeout) ? current : first(0, 1, byTimeout);
            case HIGHEST_FIRST:
                return first(count - 1, -1, byTimeout);
            case SCATTERED:
                return first(drawn(count), 1, byTimeout);
            default:
                return first(0, 1, byTimeout);
        }
    }

    /** Which of the messages is received: the first that was sent, unless the policy draws. */
    private int whichOf(int count) {
        return stage.script().setting().tail() == TailPolicy.SCATTERED ? drawn(count) : 0;
    }

    private int drawn(int count) {
        long z = (stage.script().setting().seed() + 1) * 0x9E3779B97F4A7C15L + recorder.size() * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 30) * 0xD1B54A32D192ED03L;
        return (int) Math.floorMod(z ^ z >>> 29, (long) count);
    }

    private int first(int from, int direction, boolean byTimeout) {
        int count = stage.performers();
        for (int i = 0; i < count; i++) {
            int candidate = Math.floorMod(from + i * direction, count);
            if (canMove(candidate, byTimeout)) {
                return candidate;
            }
        }
        return -1;
    }

    private boolean canMove(int number, boolean byTimeout) {
        Performer performer = stage.performer(number);
        if (!performer.outbox.isEmpty()) {
            return true;
        }
        return performer.waits() && (stage.deliverables(performer) > 0 || byTimeout && performer.canTimeOut);
    }

    /** Notes what this process, or every one if the script asks for it, could do now (000, section 3.2). */
    void noteFor(Performer performer) {
        if (!stage.script().setting().allAlternatives()) {
            note(performer);
            return;
        }
        for (int i = 0; i < stage.performers(); i++) {
            note(stage.performer(i));
        }
    }

    private void note(Performer performer) {
        if (!performer.outbox.isEmpty()) {
            recorder.addAlternative(Step.put(performer.identity));
            return;
        }
        if (!performer.waits()) {
            return;
        }
        int count = stage.deliverables(performer);
        for (int i = 0; i < count; i++) {
            int send = performer.inbox.deliverableAt(i);
            int sender = recorder.identity(recorder.process(send));
            recorder.addAlternative(Step.receive(performer.identity, sender, recorder.number(send)));
        }
        if (performer.canTimeOut) {
            recorder.addAlternative(Step.timeout(performer.identity));
        }
    }
}
