package dev.braid.report;

import dev.braid.trace.threads.ThreadTrace;

/** Which objects threads meet at: what only one thread touches is nothing to tell. */
final class Meetings {

    private static final int NOBODY = -1;
    private static final int SEVERAL = -2;

    private final ThreadTrace trace;
    private final int[] visitor;

    Meetings(ThreadTrace trace) {
        this.trace = trace;
        this.visitor = new int[trace.objects()];
        java.util.Arrays.fill(visitor, NOBODY);
        for (int e = 0; e < trace.size(); e++) {
            visit(trace.object(e), trace.process(e));
        }
        for (int process = 0; process < trace.processes(); process++) {
            if (trace.isWaiting(process)) {
                visit(trace.pending().object(process), process);
            }
        }
    }

    private void visit(int object, int process) {
        if (object >= 0) {
            visitor[object] = visitor[object] == NOBODY || visitor[object] == process ? process : SEVERAL;
        }
    }

    /** Whether an event concerns others: it touches what another thread touches too, or no object at all. */
    boolean concerns(int event) {
        int object = trace.object(event);
        return object < 0 || visitor[object] == SEVERAL;
    }
}
