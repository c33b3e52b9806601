package dev.braid.explorer.threads;

import dev.braid.trace.Mark;
import dev.braid.trace.Step;
import dev.braid.trace.threads.Operations;
import dev.braid.trace.threads.ThreadTrace;
import java.util.Arrays;
import java.util.Set;

/**
 * Finds what to turn over in an execution: each event that the policy chose and that a later, conflicting operation of
 * another thread could have preceded.
 */
final class Revisits {

    private final Set<Rule> rules;
    private final Causality causality;
    private final Announced announced;
    private final Pins pins;
    private final Plan plan;
    private final NormalForm normalForm;
    private final Configuration there;
    private final Readers readers;
    private final Label label = new Label();
    private int[] own = {};
    private int[] past = {};
    private int[] heads = new int[16];
    private int headCount;

    Revisits(Set<Rule> rules, Causality causality, Announced announced, Pins pins, Plan plan) {
        this.rules = rules;
        this.causality = causality;
        this.announced = announced;
        this.pins = pins;
        this.plan = plan;
        this.normalForm = new NormalForm(causality, pins, announced);
        this.there = new Configuration(causality);
        this.readers = new Readers(causality);
    }

    NormalForm normalForm() {
        return normalForm;
    }

    /** Goes through an execution and plans what it shows. Its script is what {@link Plan} began with. */
    void find(ThreadTrace trace) {
        causality.begin(trace);
        announced.begin(trace);
        headCount = 0;
        int lastGroup = plan.lastGroup();
        for (int e = 0; e < trace.size(); e++) {
            if (e <= lastGroup || e >= plan.forced()) {
                announced.forgetFresh();
            }
            causality.add();
            announced.pass(e);
            note(e);
            if (e >= plan.forced() - 1) {
                int from = e < plan.forced() ? lastGroup : e;
                planAlternatives(trace, e);
                planReversals(trace, from, e);
            }
        }
    }

    private void note(int e) {
        if (plan.mark(e) == Mark.HEAD) {
            if (headCount == heads.length) {
                heads = Arrays.copyOf(heads, headCount * 2);
            }
            heads[headCount++] = e;
        }
        if (e >= plan.forced()) {
            pins.runs(causality.trace().identity(causality.process(e)), e);
        }
        if (own.length < causality.stride()) {
            own = causality.newClock();
            past = causality.newClock();
        }
    }

    /**
     * The other outcomes of what the policy decided, and of what was put before something by its first one. A symbolic
     * branch will be such a choice whose other outcome a solver has to find possible first.
     */
    private void planAlternatives(ThreadTrace trace, int e) {
        int choices = trace.choices(e);
        if (choices <= 1 || e < plan.forced() && (trace.choice(e) > 0 || Step.pinned(plan.step(e)) < 0)) {
            return;
        }
        for (int outcome = choices - 1; outcome >= 0; outcome--) {
            if (outcome != trace.choice(e)) {
                plan.takeAnother(e, outcome);
            }
        }
    }

    private void planReversals(ThreadTrace trace, int from, int e) {
        boolean another = plan.mark(e) == Mark.HEAD && trace.choices(e) > 1 && trace.choice(e) > 0;
        if (!another) {
            planExecuted(e);
        }
        if (!rules.contains(Rule.BLOCKED)) {
            return;
        }
        for (int who = 0; who < trace.processes(); who++) {
            if (!announced.isParked(who) || !causality.waits(announced.operation(who))) {
                continue;
            }
            if (announced.isFresh(who)) {
                planBlocked(who, Integer.MIN_VALUE);
            } else {
                if (plan.mark(e) == Mark.DEFAULT && who != causality.process(e)) {
                    readers.clear();
                    planBlockedBy(e, who, announced.operation(who));
                }
                if (from < e || isReadLocking(e)) {
                    planBlocked(who, from);
                }
            }
        }
    }

    /** Whether an event takes or gives back something that others may have at the same time. */
    private boolean isReadLocking(int e) {
        return causality.mode(2 * e) == Causality.READ
                && !causality.trace().isCell(causality.object(2 * e))
                && causality.trace().delta(e) != 0;
    }

    /** The last deviation that is neither in the given past nor the given event; nothing before it may be turned over. */
    private int uncovered(int[] covered, int event) {
        if (!rules.contains(Rule.WITNESS)) {
            return -1;
        }
        for (int i = headCount - 1; i >= 0; i--) {
            if (heads[i] != event && !causality.isIn(heads[i], covered)) {
                return heads[i];
            }
        }
        return -1;
    }

    /** What an event that happened could have preceded. */
    private void planExecuted(int b) {
        causality.copyClock(b, past);
        past[causality.process(b)]--;
        causality.ownClock(b, own);
        int least = uncovered(past, b);
        planRaces(b, 2 * b, least);
        planRaces(b, 2 * b + 1, least);
        ThreadTrace trace = causality.trace();
        if (trace.isCaused(b) && Causality.mayEscape(trace, b) && trace.cause(b) > least) {
            planRace(trace.cause(b), b);
        }
    }

    private void planRaces(int b, int access, int least) {
        int mode = causality.mode(access);
        if (mode == Causality.NONE) {
            return;
        }
        int other = causality.previousAccess(access);
        while (other >= 0 && other / 2 > least) {
            if (Causality.conflict(mode, causality.mode(other))) {
                planRace(other / 2, b);
            }
            if (causality.mode(other) == Causality.UPDATE) {
                return;
            }
            other = causality.previousAccess(other);
        }
    }

    private void planRace(int a, int b) {
        if (plan.mark(a) != Mark.DEFAULT
                || causality.process(a) == causality.process(b)
                || causality.isIn(a, own)
                || rules.contains(Rule.IMMEDIATE) && !causality.isImmediate(a, b)) {
            return;
        }
        there.before(a, past).label(b, label);
        int process = causality.process(b);
        boolean possible = label.isEnabled() || !rules.contains(Rule.POSSIBLE);
        if (possible && label.conflictsWith(causality, a) && isNormal(process)) {
            plan.putBefore(there, label, process);
        }
    }

    private boolean isNormal(int process) {
        return !rules.contains(Rule.NORMAL_FORM)
                || normalForm.allows(there, label, causality.trace().identity(process), process);
    }

    /** What the waiting operation of a thread could have preceded; only after readers from an event on, if not negative. */
    private void planBlocked(int who, int readersFrom) {
        int operation = announced.operation(who);
        ThreadTrace trace = causality.trace();
        boolean happened = operation < trace.size();
        Operations table = happened ? trace : trace.pending();
        int row = happened ? operation : operation - trace.size();
        planBlockedOn(table.object(row), who, operation, readersFrom);
        planBlockedOn(table.second(row), who, operation, readersFrom);
    }

    private void planBlockedOn(int object, int who, int operation, int readersFrom) {
        causality.ownClock(operation, own);
        int least = uncovered(own, -1);
        for (int access = causality.newest(object); access >= 0; access = causality.previousAccess(access)) {
            int a = access / 2;
            if (plan.mark(a) != Mark.DEFAULT || causality.process(a) == who) {
                continue;
            }
            boolean read = causality.mode(access) == Causality.READ
                    && !causality.trace().isCell(object);
            if (read && rules.contains(Rule.READERS)) {
                causality.ownClock(operation, own);
                readers.collect(a, object, own, readersFrom, causality.size());
                for (boolean more = readers.first(); more; more = readers.next()) {
                    planBlockedBy(a, who, operation);
                }
            } else if (readersFrom < 0 && a > least) {
                readers.clear();
                planBlockedBy(a, who, operation);
            }
        }
    }

    private void planBlockedBy(int a, int who, int operation) {
        causality.ownClock(operation, own);
        if (causality.isIn(a, own)) {
            return;
        }
        readers.join(own);
        if (a <= uncoveredAfter(a)) {
            return;
        }
        there.before(a, own).label(operation, label);
        if (!label.isEnabled() || !label.conflictsWith(causality, a)) {
            return;
        }
        boolean disabled = !there.with(true).label(operation, label).isEnabled();
        there.with(false).label(operation, label);
        if (disabled && isNormal(who)) {
            plan.putBefore(there, label, who);
        }
    }

    private int uncoveredAfter(int a) {
        int last = uncovered(own, -1);
        return last < a ? -1 : last;
    }
}
