package dev.braid.explorer.threads;

import dev.braid.trace.threads.Operations;
import dev.braid.trace.threads.ThreadTrace;
import java.util.BitSet;

/** Finds the events of a trace at which another thread must be tried, because a conflicting operation could come first. */
final class BacktrackPoints {

    /** What is done with one that is found. */
    @FunctionalInterface
    interface Use {
        /** At an event, one of these threads must be tried. */
        void mustTry(int event, BitSet oneOf);
    }

    private final Causality causality;
    private final Configuration there;
    private final Readers readers;
    private final Label label = new Label();
    private final BitSet initials = new BitSet();
    private int[] own = {};
    private int[] past = {};

    BacktrackPoints(Causality causality) {
        this.causality = causality;
        this.there = new Configuration(causality);
        this.readers = new Readers(causality);
    }

    /** Looks at the races of the events from one on, and of what is pending. */
    void find(int from, Use use) {
        ThreadTrace trace = causality.trace();
        own = causality.newClock();
        past = causality.newClock();
        for (int b = from; b < trace.size(); b++) {
            findExecuted(b, use);
            findBlocked(b, use);
        }
        for (int who = 0; who < trace.processes(); who++) {
            if (trace.isWaiting(who)) {
                findBlocked(trace.size() + who, use);
            }
        }
    }

    private void findExecuted(int b, Use use) {
        causality.copyClock(b, past);
        past[causality.process(b)]--;
        causality.ownClock(b, own);
        for (int slot = 0; slot < 2; slot++) {
            int access = 2 * b + slot;
            int mode = causality.mode(access);
            int other = mode == Causality.NONE ? -1 : causality.previousAccess(access);
            while (other >= 0) {
                if (Causality.conflict(mode, causality.mode(other))) {
                    race(other / 2, b, use);
                }
                other = causality.mode(other) == Causality.UPDATE ? -1 : causality.previousAccess(other);
            }
        }
        ThreadTrace trace = causality.trace();
        if (trace.isCaused(b) && Causality.mayEscape(trace, b)) {
            race(trace.cause(b), b, use);
        }
    }

    private void race(int a, int b, Use use) {
        if (causality.process(a) == causality.process(b) || causality.isIn(a, own) || !causality.isImmediate(a, b)) {
            return;
        }
        there.before(a, past).label(b, label);
        if (label.isEnabled() && label.conflictsWith(causality, a)) {
            tell(a, causality.process(b), b, use);
        }
    }

    private void findBlocked(int operation, Use use) {
        ThreadTrace trace = causality.trace();
        if (!causality.waits(operation)) {
            return;
        }
        boolean happened = operation < trace.size();
        Operations table = happened ? trace : trace.pending();
        int row = happened ? operation : operation - trace.size();
        int who = happened ? trace.process(operation) : row;
        int until = Math.min(operation, trace.size());
        for (int slot = 0; slot < 2; slot++) {
            int object = slot == 0 ? table.object(row) : table.second(row);
            for (int access = causality.newest(object); access >= 0; access = causality.previousAccess(access)) {
                if (access / 2 < until && causality.process(access / 2) != who) {
                    findBlockedBy(access / 2, object, who, operation, until, use);
                }
            }
        }
    }

    private void findBlockedBy(int a, int object, int who, int operation, int until, Use use) {
        causality.ownClock(operation, own);
        if (causality.isIn(a, own)) {
            return;
        }
        readers.collect(a, object, own, Integer.MIN_VALUE, until);
        for (boolean more = readers.first(); more; more = readers.next()) {
            causality.ownClock(operation, own);
            readers.join(own);
            boolean possible = there.before(a, own).label(operation, label).isEnabled();
            if (possible && label.conflictsWith(causality, a)) {
                boolean disabled = !there.with(true).label(operation, label).isEnabled();
                there.with(false);
                if (disabled) {
                    tell(a, who, until, use);
                }
            }
        }
    }

    /** Who can come first among what the operation of a thread needs; the thread itself if it needs nothing. */
    private void tell(int a, int who, int until, Use use) {
        ThreadTrace trace = causality.trace();
        initials.clear();
        for (int e = a + 1; e < until; e++) {
            if (there.contains(e) && isFirst(a, e)) {
                initials.set(trace.identity(causality.process(e)));
            }
        }
        if (initials.isEmpty()) {
            initials.set(trace.identity(who));
        }
        use.mustTry(a, initials);
    }

    private boolean isFirst(int a, int event) {
        for (int e = a + 1; e < event; e++) {
            if (there.contains(e) && causality.isBefore(e, event)) {
                return false;
            }
        }
        return true;
    }
}
