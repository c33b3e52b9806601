package dev.braid.explorer.threads;

import dev.braid.trace.threads.Form;
import dev.braid.trace.threads.Mode;
import dev.braid.trace.threads.Operations;
import dev.braid.trace.threads.ThreadLog;
import dev.braid.trace.threads.ThreadTrace;
import java.util.Arrays;

/**
 * What happened before what in a trace, computed event by event in arrays that the next trace reuses.
 *
 * <p>The clock of an event says how many events of each thread come before it or are it. Besides, for every object the
 * list of its accesses, newest first, with the state each one left: the number of a counter, the writer of a cell. An
 * access is numbered twice the event, plus 1 if the object is the event's second one.
 *
 * <p>An operation is numbered as its event if it happened; what a thread is about to do, as the size of the trace plus the
 * thread.
 */
final class Causality {

    static final int NONE = Mode.NONE.ordinal();
    static final int READ = Mode.READ.ordinal();
    static final int COMMUTE = Mode.COMMUTE.ordinal();
    static final int UPDATE = Mode.UPDATE.ordinal();

    private static final int[] NOTHING = {};

    private ThreadTrace trace;
    private int known;
    private int stride = 4;
    private int[] clock = new int[256];
    private int[] last = new int[4];
    private int[] process = new int[64];
    private int[] index = new int[64];
    private byte[] mode = new byte[128];
    private int[] object = new int[128];
    private int[] previousAccess = new int[128];
    private int[] stateAfter = new int[128];
    private int[] newest = NOTHING;
    private int[] updates = NOTHING;
    private int[] reads = NOTHING;
    private int[] commutes = NOTHING;

    Causality(ThreadTrace nothingYet) {
        this.trace = nothingYet;
    }

    /** Forgets what it knew and begins with another trace. */
    void begin(ThreadTrace another) {
        trace = another;
        known = 0;
        Arrays.fill(newest, -1);
        Arrays.fill(last, -1);
    }

    ThreadTrace trace() {
        return trace;
    }

    /** Takes in the events up to the size of the trace. */
    void catchUp() {
        while (known < trace.size()) {
            add();
        }
    }

    /** How many events it has taken in. */
    int size() {
        return known;
    }

    /** Takes in the next event. */
    void add() {
        if (trace.processes() > stride) {
            widen();
        }
        int e = known++;
        ensure(e, trace.objects());
        process[e] = trace.process(e);
        index[e] = trace.index(e);
        ownClock(e, clock, e * stride);
        touch(e, 0, trace.object(e), trace.mode(e).ordinal());
        touch(e, 1, trace.second(e), trace.secondMode(e).ordinal());
        clock[e * stride + process[e]] = index[e] + 1;
        last[process[e]] = e;
        leave(2 * e);
        leave(2 * e + 1);
    }

    /** More threads than there is room for in a clock: begins again with wider ones. */
    private void widen() {
        int until = known;
        stride = trace.processes() + 4;
        updates = NOTHING;
        newest = NOTHING;
        last = new int[stride];
        Arrays.fill(last, -1);
        known = 0;
        while (known < until) {
            add();
        }
    }

    private void ensure(int e, int objects) {
        if (e >= process.length) {
            process = Arrays.copyOf(process, e * 2);
            index = Arrays.copyOf(index, e * 2);
            mode = Arrays.copyOf(mode, e * 4);
            object = Arrays.copyOf(object, e * 4);
            previousAccess = Arrays.copyOf(previousAccess, e * 4);
            stateAfter = Arrays.copyOf(stateAfter, e * 4);
        }
        if ((e + 1) * stride > clock.length) {
            clock = Arrays.copyOf(clock, (e + 1) * stride * 2);
        }
        if (objects > newest.length || objects * stride > updates.length) {
            int before = newest.length;
            newest = Arrays.copyOf(newest, Math.max(objects, before) * 2);
            Arrays.fill(newest, before, newest.length, -1);
            updates = Arrays.copyOf(updates, newest.length * stride);
            reads = Arrays.copyOf(reads, newest.length * stride);
            commutes = Arrays.copyOf(commutes, newest.length * stride);
        }
    }

    /** Begins an access: comes after the conflicting ones of its object. */
    private void touch(int e, int slot, int touched, int how) {
        int access = 2 * e + slot;
        mode[access] = (byte) how;
        object[access] = touched;
        if (how == NONE || touched < 0) {
            mode[access] = 0;
            return;
        }
        if (newest[touched] < 0) {
            int from = touched * stride;
            Arrays.fill(updates, from, from + stride, 0);
            Arrays.fill(reads, from, from + stride, 0);
            Arrays.fill(commutes, from, from + stride, 0);
        }
        join(clock, e * stride, updates, touched * stride);
        if (how != READ) {
            join(clock, e * stride, reads, touched * stride);
        }
        if (how != COMMUTE) {
            join(clock, e * stride, commutes, touched * stride);
        }
    }

    /** Ends an access: later ones of its object know it, and the state it left. */
    private void leave(int access) {
        if (mode[access] == NONE) {
            return;
        }
        int touched = object[access];
        int from = access / 2 * stride;
        int to = touched * stride;
        if (mode[access] == UPDATE) {
            System.arraycopy(clock, from, updates, to, stride);
            Arrays.fill(reads, to, to + stride, 0);
            Arrays.fill(commutes, to, to + stride, 0);
        } else {
            join(mode[access] == READ ? reads : commutes, to, clock, from);
        }
        int before = newest[touched];
        previousAccess[access] = before;
        newest[touched] = access;
        int state = before >= 0 ? stateAfter[before] : trace.isCell(touched) ? -1 : trace.initial(touched);
        stateAfter[access] = stateAfter(access, state);
    }

    /** The state that an access would leave after another one. */
    int stateAfter(int access, int state) {
        int e = access / 2;
        if (trace.isCell(object[access])) {
            return mode[access] == UPDATE ? e : state;
        }
        boolean escaped = trace.choice(e) > 0 && trace.canEscape(e, trace.choice(e));
        if (escaped || (access & 1) != 0) {
            return state;
        }
        boolean within = state >= trace.least(e) && state <= trace.most(e);
        return within || trace.form(e) == Form.ALWAYS ? state + trace.delta(e) : state;
    }

    private void join(int[] to, int toFrom, int[] other, int otherFrom) {
        for (int i = 0; i < stride; i++) {
            to[toFrom + i] = Math.max(to[toFrom + i], other[otherFrom + i]);
        }
    }

    /** What must have happened before an operation, besides what conflicts with it. */
    private void ownClock(int operation, int[] into, int from) {
        boolean happened = operation < trace.size();
        int row = happened ? operation : operation - trace.size();
        int before = happened ? trace.previous(operation) : last[row];
        if (before >= 0) {
            System.arraycopy(clock, before * stride, into, from, stride);
        } else {
            Arrays.fill(into, from, from + stride, 0);
        }
        int cause = (happened ? trace : trace.pending()).cause(row);
        if (cause >= 0 && cause < known) {
            join(into, from, clock, cause * stride);
        }
    }

    /**
     * What must have happened for an operation to be announced, and the cause it needs. The cause of one that could have
     * escaped is not needed: without it, it would have escaped.
     */
    void ownClock(int operation, int[] into) {
        boolean happened = operation < trace.size();
        Operations table = happened ? trace : trace.pending();
        int row = happened ? operation : operation - trace.size();
        if (!mayEscape(table, row) || !table.isCaused(row)) {
            ownClock(operation, into, 0);
            return;
        }
        int before = happened ? trace.previous(operation) : last[row];
        System.arraycopy(clock, before * stride, into, 0, stride);
    }

    static boolean mayEscape(Operations table, int row) {
        return table.canEscape(row, ThreadLog.TIMED_OUT) || table.canEscape(row, ThreadLog.INTERRUPTED);
    }

    /** Adds an event and its past to a clock. */
    void join(int[] into, int event) {
        join(into, 0, clock, event * stride);
    }

    /** An empty clock. */
    int[] newClock() {
        return new int[stride];
    }

    int stride() {
        return stride;
    }

    void copyClock(int event, int[] into) {
        System.arraycopy(clock, event * stride, into, 0, stride);
    }

    /** Whether an event is in the past that a clock describes. */
    boolean isIn(int event, int[] past) {
        return index[event] < past[process[event]];
    }

    /** Whether an event comes before another one, or is it. */
    boolean isBefore(int event, int other) {
        return index[event] < clock[other * stride + process[event]];
    }

    int process(int event) {
        return process[event];
    }

    int mode(int access) {
        return mode[access];
    }

    int object(int access) {
        return object[access];
    }

    /** The access before this one on the same object, or -1. */
    int previousAccess(int access) {
        return previousAccess[access];
    }

    int stateAfter(int access) {
        return stateAfter[access];
    }

    /** The newest access of an object, or -1. */
    int newest(int ofObject) {
        return ofObject < 0 || ofObject >= newest.length ? -1 : newest[ofObject];
    }

    /** Whether an event comes before another one with nothing in between. */
    boolean isImmediate(int event, int other) {
        int cause = trace.cause(other);
        if (cause >= 0 && cause != event && isBefore(event, cause)) {
            return false;
        }
        return isImmediate(event, 2 * other, mode[2 * other]) && isImmediate(event, 2 * other + 1, mode[2 * other + 1]);
    }

    private boolean isImmediate(int event, int access, int how) {
        if (how == NONE) {
            return true;
        }
        int between = previousAccess[access];
        while (between / 2 > event) {
            if (conflict(how, mode[between]) && isBefore(event, between / 2)) {
                return false;
            }
            between = mode[between] == UPDATE ? -1 : previousAccess[between];
        }
        return true;
    }

    /** Whether an operation can be made to wait. */
    boolean waits(int operation) {
        boolean happened = operation < trace.size();
        Operations table = happened ? trace : trace.pending();
        int row = happened ? operation : operation - trace.size();
        return table.form(row) == Form.BLOCKING && !table.canEscape(row, ThreadLog.TIMED_OUT);
    }

    /** Whether two modes conflict. */
    static boolean conflict(int one, int other) {
        return one != NONE && other != NONE && (one == UPDATE || one != other);
    }
}
