package dev.braid.explorer.strategy;

import dev.braid.trace.EventKind;
import dev.braid.trace.Mark;
import dev.braid.trace.MessageTrace;
import dev.braid.trace.Outcome;
import dev.braid.trace.Script;
import dev.braid.trace.Step;
import org.jspecify.annotations.Nullable;

/**
 * Every partial order of events exactly once: parsimonious trace revisiting.
 *
 * <p>After each execution, every receive, put and choice that the policy made is turned over where it can be: a choice
 * takes its other values, a receive the other messages it could have had, also those sent later and not because of it, a
 * put comes after a racing one. A deviation is planned only by the execution that departs from it nowhere but where the
 * deviation needs it (the witness): each HEAD behind the reversed event must be in the past of what replaces it. That
 * test alone replaces history, sleep sets and wake-up trees, so executions are independent of each other.
 */
public final class Optimal implements Strategy<MessageTrace> {

    private final Script.Setting setting;
    private final Jobs jobs = new Jobs();
    private final Sequence sequence = new Sequence();
    private final Deliverability deliverability = new Deliverability(sequence);
    private Script script;
    private boolean tentative;

    public Optimal(Script.Setting setting) {
        this.setting = setting;
        this.script = Script.free(setting);
    }

    @Override
    public @Nullable Script next() {
        Jobs.Job job = jobs.next();
        if (job == null) {
            return null;
        }
        tentative = job.tentative();
        script = new Script(job.steps(), job.steps().length, setting);
        return script;
    }

    @Override
    public boolean learn(MessageTrace trace) {
        Outcome outcome = trace.outcome();
        if (outcome instanceof Outcome.Diverged) {
            return !tentative;
        }
        sequence.read(trace, script);
        for (int at = Math.max(sequence.newFrom(), 0); at < sequence.size(); at++) {
            planAlternatives(trace, at);
        }
        for (int e = 0; e < trace.size(); e++) {
            if (trace.kind(e) == EventKind.SEND && sequence.position(e) >= sequence.newFrom()) {
                planReversals(trace, e);
            }
        }
        return true;
    }

    @Override
    public long left() {
        return jobs.size();
    }

    @Override
    public boolean isExact() {
        return true;
    }

    /** The other outcomes of what the policy decided, as far as they were open then. */
    private void planAlternatives(MessageTrace trace, int at) {
        if (at < sequence.forced()) {
            return;
        }
        int e = sequence.event(at);
        if (trace.kind(e) == EventKind.CHOICE) {
            int who = trace.identity(trace.process(e));
            for (int value = trace.count(e) - 1; value >= 0; value--) {
                if (value != trace.number(e)) {
                    jobs.add(sequence.deviation(at, Step.choice(who, value)), false);
                }
            }
        } else if (trace.kind(e) == EventKind.RECEIVE) {
            for (int i = trace.alternatives(e) - 1; i >= 0; i--) {
                if (trace.alternative(e, i) != sequence.step(at)) {
                    jobs.add(sequence.deviation(at, trace.alternative(e, i)), false);
                }
            }
        }
    }

    private void planReversals(MessageTrace trace, int send) {
        int uncovered = sequence.uncovered(trace, send);
        int place = sequence.position(send);
        boolean put = trace.isPut(send);
        for (int at = uncovered + 1; at < place; at++) {
            int e = sequence.event(at);
            if (!sequence.isDefault(at) || trace.happensBefore(e, send) && !put) {
                continue;
            }
            if (trace.kind(e) == EventKind.RECEIVE && trace.process(e) == trace.target(send)) {
                planReceive(trace, at, send);
            }
        }
        if (put) {
            planPut(trace, send, uncovered);
        }
    }

    /** The receive at a position gets a message that was sent later, and not because of it. */
    private void planReceive(MessageTrace trace, int at, int send) {
        int receive = sequence.event(at);
        if (trace.happensBefore(receive, send)
                || !trace.fits(receive, send)
                || !deliverability.mayReceive(trace, at, send)) {
            return;
        }
        int sender = trace.process(send);
        long head = Step.receive(trace.identity(trace.process(receive)), trace.identity(sender), trace.number(send));
        jobs.add(carrying(trace, at, send, Step.marked(head, Mark.HEAD)), trace.hasPredicate(receive));
    }

    /** What the message needs includes its own put, if it is one. */
    private long[] carrying(MessageTrace trace, int at, int send, long head) {
        if (!trace.isPut(send)) {
            return sequence.deviation(trace, at, send, head);
        }
        long put = Step.marked(sequence.step(sequence.position(send)), Mark.CARRIED);
        return sequence.deviation(trace, at, send, put, head);
    }

    /** The put before this one in the same queue comes after it; then its process goes on at once. */
    private void planPut(MessageTrace trace, int put, int uncovered) {
        int last = Deliverability.putBefore(trace, put);
        if (last < 0 || trace.process(last) == trace.process(put) || !trace.isPut(last)) {
            return;
        }
        int at = sequence.position(last);
        int before = trace.previous(put);
        if (at > uncovered && sequence.isDefault(at) && !(before >= 0 && trace.happensBefore(last, before))) {
            long head = Step.marked(sequence.step(sequence.position(put)), Mark.HEAD);
            long pinned = Step.marked(sequence.step(at), Mark.DEFAULT);
            jobs.add(sequence.deviationAround(trace, at, put, head, pinned), false);
        }
    }
}
