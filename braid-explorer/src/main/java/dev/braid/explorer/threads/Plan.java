package dev.braid.explorer.threads;

import dev.braid.trace.Mark;
import dev.braid.trace.Step;
import dev.braid.trace.threads.ThreadTrace;

/** Writes the steps of new executions from those of the one just run. */
final class Plan {

    private final Causality causality;
    private final ThreadJobs jobs;
    private long[] steps = {};
    private int forced;

    Plan(Causality causality, ThreadJobs jobs) {
        this.causality = causality;
        this.jobs = jobs;
    }

    void begin(long[] itsSteps, int length) {
        steps = itsSteps;
        forced = length;
    }

    long[] steps() {
        return steps;
    }

    int forced() {
        return forced;
    }

    Mark mark(int event) {
        return event < forced ? Step.mark(steps[event]) : Mark.DEFAULT;
    }

    long step(int event) {
        return event < forced ? steps[event] : causality.trace().step(event);
    }

    /** Where the last deviation of the script begins; 0 if it has none. */
    int lastGroup() {
        return forced == 0 ? 0 : Pins.groupStart(steps, forced - 1);
    }

    /** An event takes another of its outcomes. */
    void takeAnother(int event, int outcome) {
        int identity = causality.trace().identity(causality.process(event));
        long[] deviation = new long[event + 1];
        copyTo(deviation, event);
        long head = Step.pinning(Step.run(identity, outcome), Step.pinned(step(event)));
        deviation[event] = Step.marked(head, Mark.HEAD);
        jobs.add(deviation);
    }

    /** An operation comes before the event at the position of a configuration, which holds all it needs. */
    void putBefore(Configuration there, Label label, int process) {
        ThreadTrace trace = causality.trace();
        int position = there.position();
        int carried = 0;
        for (int e = position + 1; e < causality.size(); e++) {
            carried += there.contains(e) ? 1 : 0;
        }
        long[] deviation = new long[position + carried + 1];
        copyTo(deviation, position);
        int at = position;
        for (int e = position + 1; e < causality.size(); e++) {
            if (there.contains(e)) {
                deviation[at++] = Step.marked(trace.step(e), Mark.CARRIED);
            }
        }
        long head = Step.run(trace.identity(process), Math.max(0, label.outcome));
        int pinned = trace.identity(causality.process(position));
        deviation[at] = Step.marked(Step.pinning(head, pinned), Mark.HEAD);
        jobs.add(deviation);
    }

    private void copyTo(long[] deviation, int length) {
        System.arraycopy(steps, 0, deviation, 0, Math.min(forced, length));
        for (int e = forced; e < length; e++) {
            deviation[e] = causality.trace().step(e);
        }
    }
}
