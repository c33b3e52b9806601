package dev.braid.explorer.strategy;

import dev.braid.trace.EventKind;
import dev.braid.trace.Mark;
import dev.braid.trace.MessageTrace;
import dev.braid.trace.Outcome;
import dev.braid.trace.Script;
import dev.braid.trace.Step;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
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
    private final Set<Rule> dropped;
    private final Jobs jobs = new Jobs();
    private final Sequence sequence = new Sequence();
    private final Deliverability deliverability = new Deliverability(sequence);
    private Script script;
    private Jobs.@Nullable Job job;
    private boolean repeats = true;

    public Optimal(Script.Setting setting) {
        this(setting, EnumSet.noneOf(Rule.class));
    }

    Optimal(Script.Setting setting, Set<Rule> dropped) {
        this.dropped = dropped;
        this.setting = setting;
        this.script = Script.free(setting);
    }

    @Override
    public @Nullable Script next() {
        job = jobs.next();
        if (job == null) {
            return null;
        }
        script = new Script(job.steps(), job.steps().length, setting);
        return script;
    }

    @Override
    public boolean learn(MessageTrace trace) {
        Outcome outcome = trace.outcome();
        if (outcome instanceof Outcome.Diverged) {
            return job == null || !job.tentative();
        }
        sequence.read(trace, script);
        repeats = outcome instanceof Outcome.CutAtLimit || isRepeated();
        if (!repeats) {
            return true;
        }
        plan(trace);
        return true;
    }

    private void plan(MessageTrace trace) {
        if (keeps(Rule.ALTERNATIVES)) {
            for (int at = Math.max(sequence.newFrom(), 0); at < sequence.size(); at++) {
                planAlternatives(trace, at);
            }
        }
        int from = sequence.newFrom(); // a send before the last deviation does not need it, so it is no witness
        for (int e = 0; e < trace.size(); e++) {
            if (trace.kind(e) == EventKind.SEND && sequence.position(e) >= from) {
                planReversals(trace, e);
            }
        }
    }

    private boolean keeps(Rule rule) {
        return !dropped.contains(rule);
    }

    /** What can be turned over in an execution, as if the policy alone had made it. */
    List<long[]> deviationsFrom(MessageTrace trace) {
        sequence.readUnforced(trace);
        plan(trace);
        List<long[]> deviations = new ArrayList<>();
        for (Jobs.Job one = jobs.next(); one != null; one = jobs.next()) {
            if (one.steps().length > 0) {
                deviations.add(one.steps());
            }
        }
        return deviations;
    }

    /** Whether the steps taken over from an earlier execution did the same again. */
    private boolean isRepeated() {
        return job == null || job.repeated() < 0 || sequence.printBefore(job.repeated()) == job.print();
    }

    @Override
    public boolean repeats() {
        return repeats;
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
                    jobs.add(sequence.deviation(at, Step.choice(who, value)));
                }
            }
        } else if (trace.kind(e) == EventKind.RECEIVE) {
            for (int i = trace.alternatives(e) - 1; i >= 0; i--) {
                if (trace.alternative(e, i) != sequence.step(at)) {
                    jobs.add(sequence.deviation(at, trace.alternative(e, i)));
                }
            }
        }
    }

    private void planReversals(MessageTrace trace, int send) {
        int uncovered = keeps(Rule.WITNESS) ? sequence.uncovered(trace, send) : -1;
        int place = sequence.position(send);
        for (int at = uncovered + 1; at < place; at++) {
            int e = sequence.event(at);
            if (trace.kind(e) == EventKind.RECEIVE
                    && trace.process(e) == trace.target(send)
                    && mayTurnOver(at)
                    && keeps(Rule.LATER_MESSAGES)) {
                planReceive(trace, at, send);
            }
        }
        if (trace.isPut(send) && keeps(Rule.PUTS)) {
            planPut(trace, send, uncovered);
        }
    }

    private boolean mayTurnOver(int at) {
        return sequence.isDefault(at) || !keeps(Rule.DEFAULT_ONLY);
    }

    /** The receive at a position gets a message that was sent later, and not because of it. */
    private void planReceive(MessageTrace trace, int at, int send) {
        int receive = sequence.event(at);
        if (keeps(Rule.CAUSALITY) && trace.happensBefore(receive, send)
                || !trace.fits(receive, send)
                || keeps(Rule.DELIVERABILITY) && !deliverability.mayReceive(trace, at, send)) {
            return;
        }
        int sender = trace.process(send);
        long head = Step.receive(trace.identity(trace.process(receive)), trace.identity(sender), trace.number(send));
        jobs.add(carrying(trace, at, send, Step.marked(head, Mark.HEAD)).tentatively(trace.hasPredicate(receive)));
    }

    /** What the message needs includes its own put, if it is one. */
    private Jobs.Job carrying(MessageTrace trace, int at, int send, long head) {
        if (!keeps(Rule.CARRIED)) {
            return sequence.deviation(at, head);
        }
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
        if (at > uncovered && mayTurnOver(at) && !(before >= 0 && trace.happensBefore(last, before))) {
            long head = Step.marked(sequence.step(sequence.position(put)), Mark.HEAD);
            long pinned = Step.marked(sequence.step(at), Mark.DEFAULT);
            jobs.add(sequence.deviationAround(trace, at, put, head, pinned));
        }
    }
}
