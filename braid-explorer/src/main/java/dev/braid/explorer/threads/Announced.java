package dev.braid.explorer.threads;

import dev.braid.trace.threads.Operations;
import dev.braid.trace.threads.ThreadTrace;
import java.util.Arrays;

/**
 * Which operation each thread had announced at some point of a trace: the next one that happened, or the one it is left
 * with. Walks through the trace event by event; {@link #now} is about the end of an unfinished one.
 */
final class Announced {

    private static final int NOBODY = -1;

    private ThreadTrace trace;
    private boolean atEnd;
    private int[] next = new int[64];
    private boolean[] causes = new boolean[64];
    private int[] current = new int[8];
    private boolean[] parked = new boolean[8];
    private boolean[] fresh = new boolean[8];

    Announced(ThreadTrace nothingYet) {
        this.trace = nothingYet;
    }

    ThreadTrace trace() {
        return trace;
    }

    /** From now on about what is pending in a trace that grows. */
    void now(ThreadTrace growing) {
        trace = growing;
        atEnd = true;
    }

    /** Goes to the beginning of a trace. */
    void begin(ThreadTrace another) {
        trace = another;
        atEnd = false;
        int size = trace.size();
        int processes = trace.processes();
        ensure(size, processes);
        Arrays.fill(causes, 0, size, false);
        for (int who = 0; who < processes; who++) {
            current[who] = trace.isWaiting(who) ? size + who : NOBODY;
            noteCause(trace.pending(), who, current[who] != NOBODY);
        }
        for (int e = size - 1; e >= 0; e--) {
            int who = trace.process(e);
            next[e] = current[who];
            current[who] = e;
            noteCause(trace, e, true);
        }
        for (int who = 0; who < processes; who++) {
            fresh[who] = false;
            parked[who] = current[who] != NOBODY && causeOf(current[who]) < 0;
        }
    }

    private void noteCause(Operations table, int row, boolean exists) {
        if (exists && table.cause(row) >= 0) {
            causes[table.cause(row)] = true;
        }
    }

    private void ensure(int size, int processes) {
        if (size > next.length) {
            next = new int[size * 2];
            causes = new boolean[size * 2];
        }
        if (processes > current.length) {
            current = new int[processes * 2];
            parked = new boolean[processes * 2];
            fresh = new boolean[processes * 2];
        }
    }

    /** Nobody has announced anything new since now. */
    void forgetFresh() {
        Arrays.fill(fresh, 0, trace.processes(), false);
    }

    /** Goes behind an event. */
    void pass(int event) {
        int who = trace.process(event);
        current[who] = next[event];
        parked[who] = current[who] != NOBODY && isReady(current[who], event);
        fresh[who] = parked[who];
        if (causes[event]) {
            for (int other = 0; other < trace.processes(); other++) {
                if (current[other] != NOBODY && !parked[other] && causeOf(current[other]) == event) {
                    parked[other] = true;
                    fresh[other] = true;
                }
            }
        }
    }

    private boolean isReady(int operation, int event) {
        Operations table = operation < trace.size() ? trace : trace.pending();
        int row = operation < trace.size() ? operation : operation - trace.size();
        return !table.needsCause(row)
                || Causality.mayEscape(table, row)
                || table.isCaused(row) && table.cause(row) <= event;
    }

    private int causeOf(int operation) {
        return operation < trace.size()
                ? trace.cause(operation)
                : trace.pending().cause(operation - trace.size());
    }

    /** What a thread has announced. */
    int operation(int who) {
        return atEnd ? trace.size() + who : current[who];
    }

    /** Whether a thread has announced something that could happen as far as its causes go. */
    boolean isParked(int who) {
        return parked[who];
    }

    /** Whether it has done so since {@link #forgetFresh}. */
    boolean isFresh(int who) {
        return fresh[who];
    }

    /** The process with an identity, which must exist. */
    int processOf(int identity) {
        int who = trace.processes() - 1;
        while (trace.identity(who) != identity) {
            who--;
        }
        return who;
    }
}
