package dev.braid.explorer.threads.diagnosis;

import dev.braid.trace.threads.Mode;
import dev.braid.trace.threads.ThreadTrace;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Finds data races in a trace: at most one for each cell, the first.
 *
 * <p>The order is that of the Java memory model: program order, locks, volatile and atomic accesses, start and join, and
 * what libraries promise (release before acquire, count down before await, unpark before park). Plain accesses order
 * nothing, although the exploration treats them as dependent.
 */
public final class DataRaces {

    private final ThreadTrace trace;
    private final int threads;
    private final int[][] clock;
    private final int[][] released;
    private final int[][] releasedByReaders;
    private final int[][] lastWrite;
    private final int[][] lastRead;
    private final boolean[] reported;
    private final List<DataRace> races = new ArrayList<>();

    private DataRaces(ThreadTrace trace) {
        this.trace = trace;
        this.threads = trace.processes();
        this.clock = new int[threads][threads];
        this.released = new int[trace.objects()][];
        this.releasedByReaders = new int[trace.objects()][];
        this.lastWrite = new int[trace.objects()][];
        this.lastRead = new int[trace.objects()][];
        this.reported = new boolean[trace.objects()];
    }

    public static List<DataRace> of(ThreadTrace trace) {
        DataRaces search = new DataRaces(trace);
        int[][] before = new int[trace.size()][];
        for (int e = 0; e < trace.size(); e++) {
            before[e] = search.pass(e, before);
        }
        return List.copyOf(search.races);
    }

    /** Goes behind an event; returns the clock behind it if it starts a thread. */
    private int[] pass(int e, int[][] before) {
        int who = trace.process(e);
        int cause = trace.cause(e);
        if (cause >= 0 && !Synchronisation.isNotification(trace.action(cause))) {
            join(clock[who], before[cause]);
        }
        clock[who][who]++;
        if (trace.object(e) >= 0 && trace.mode(e) != Mode.NONE) {
            if (trace.isCell(trace.object(e))) {
                check(e, trace.object(e));
            }
            if (!trace.isPlain(e)) {
                synchronise(e, who, trace.object(e), trace.mode(e));
            }
        }
        if (trace.second(e) >= 0 && trace.secondMode(e) != Mode.NONE) {
            synchronise(e, who, trace.second(e), trace.secondMode(e));
        }
        return clock[who].clone();
    }

    private void synchronise(int e, int who, int object, Mode mode) {
        if (Synchronisation.acquires(trace.action(e), mode)) {
            join(clock[who], released[object]);
            if (mode != Mode.READ) {
                join(clock[who], releasedByReaders[object]);
            }
        }
        if (Synchronisation.releases(trace.action(e), mode)) {
            int[][] table = mode == Mode.READ ? releasedByReaders : released;
            if (table[object] == null) {
                table[object] = new int[threads];
            }
            join(table[object], clock[who]);
        }
    }

    private static void join(int[] into, int[] other) {
        if (other != null) {
            for (int i = 0; i < into.length; i++) {
                into[i] = Math.max(into[i], other[i]);
            }
        }
    }

    private void check(int e, int cell) {
        if (lastWrite[cell] == null) {
            lastWrite[cell] = new int[threads];
            lastRead[cell] = new int[threads];
            Arrays.fill(lastWrite[cell], -1);
            Arrays.fill(lastRead[cell], -1);
        }
        boolean writes = trace.mode(e) != Mode.READ;
        int who = trace.process(e);
        for (int other = 0; other < threads && !reported[cell]; other++) {
            report(lastWrite[cell][other], e, cell);
            if (writes) {
                report(lastRead[cell][other], e, cell);
            }
        }
        (writes ? lastWrite : lastRead)[cell][who] = e;
    }

    private void report(int earlier, int e, int cell) {
        if (earlier < 0 || reported[cell] || trace.process(earlier) == trace.process(e)) {
            return;
        }
        boolean ordered = trace.index(earlier) < clock[trace.process(e)][trace.process(earlier)];
        if (!ordered && (trace.isPlain(earlier) || trace.isPlain(e))) {
            reported[cell] = true;
            races.add(new DataRace(cell, earlier, e));
        }
    }
}
