package dev.braid.explorer.strategy;

import dev.braid.trace.EventKind;
import dev.braid.trace.Mark;
import dev.braid.trace.MessageTrace;
import dev.braid.trace.Script;
import dev.braid.trace.Step;
import java.util.Arrays;

/**
 * The steps of a trace (receives, puts, choices) in their logical order, with their marks.
 *
 * <p>A macro-step runs at once, although a deviation may need only its beginning. What of it the deviation does not need
 * comes logically behind the deviation: so the forced steps come first, in the order of the script, then all others in
 * the order they happened. Reused from trace to trace.
 */
final class Sequence {

    static final int NEVER = Integer.MAX_VALUE;

    private int[] event = new int[64];
    private long[] step = new long[64];
    private int size;
    private int forced;
    private int lastHead = -1;
    private int[] position = new int[64];
    private int[] received = new int[64];
    private int[] heads = new int[16];
    private int headCount;
    private long[] print = new long[66];

    /** Reads a trace as if no step of it had been forced. */
    void readUnforced(MessageTrace trace) {
        ensure(trace.size());
        forced = 0;
        headCount = 0;
        lastHead = -1;
        size = 0;
        for (int e = 0; e < trace.size(); e++) {
            if (trace.isStep(e)) {
                event[size] = e;
                step[size] = trace.step(e);
                position[e] = size++;
            }
        }
        placeOthers(trace);
        readPrints(trace);
    }

    void read(MessageTrace trace, Script script) {
        forced = script.length();
        ensure(trace.size() + forced);
        readForced(script);
        size = forced;
        for (int e = 0; e < trace.size(); e++) {
            if (!trace.isStep(e)) {
                continue;
            }
            int by = trace.forcedBy(e);
            if (by >= 0) {
                event[by] = e;
                position[e] = by;
            } else {
                event[size] = e;
                step[size] = trace.step(e);
                position[e] = size++;
            }
        }
        placeOthers(trace);
        readPrints(trace);
    }

    private void readForced(Script script) {
        headCount = 0;
        lastHead = -1;
        for (int at = 0; at < forced; at++) {
            step[at] = script.steps()[at];
            if (Step.mark(step[at]) == Mark.HEAD) {
                lastHead = at;
                if (headCount == heads.length) {
                    heads = Arrays.copyOf(heads, headCount * 2);
                }
                heads[headCount++] = at;
            }
        }
    }

    /** An event that is no step stands where the last step before it in its process stands. */
    private void placeOthers(MessageTrace trace) {
        for (int e = 0; e < trace.size(); e++) {
            received[e] = NEVER;
            if (!trace.isStep(e)) {
                int before = trace.previous(e) >= 0 ? trace.previous(e) : trace.partner(e);
                position[e] = before >= 0 ? position[before] : -1;
            }
            if (trace.kind(e) == EventKind.RECEIVE && trace.partner(e) >= 0) {
                received[trace.partner(e)] = position[e];
            }
        }
    }

    /** Sums the fingerprints of what stands before each position. */
    private void readPrints(MessageTrace trace) {
        Arrays.fill(print, 0, size + 2, 0);
        for (int e = 0; e < trace.size(); e++) {
            print[position[e] + 2] += trace.fingerprint(e);
        }
        for (int at = 1; at <= size + 1; at++) {
            print[at] += print[at - 1];
        }
    }

    /** The sum of fingerprints of all events that stand before a position. */
    long printBefore(int at) {
        return print[at + 1];
    }

    int size() {
        return size;
    }

    int event(int at) {
        return event[at];
    }

    long step(int at) {
        return step[at];
    }

    /** Where an event stands; -1 is before every step. */
    int position(int e) {
        return position[e];
    }

    /** Where the message of a send is received. */
    int received(int send) {
        return received[send];
    }

    /** The position from which on everything is new in this trace. */
    int newFrom() {
        return lastHead;
    }

    int forced() {
        return forced;
    }

    boolean isDefault(int at) {
        return Step.mark(step[at]) == Mark.DEFAULT;
    }

    /** The position of the last deviation that an event does not need; -1 if it needs all. */
    int uncovered(MessageTrace trace, int e) {
        for (int i = headCount - 1; i >= 0; i--) {
            if (!trace.happensBefore(event[heads[i]], e)) {
                return heads[i];
            }
        }
        return -1;
    }

    /** The steps before a position, followed by one more. */
    Jobs.Job deviation(int before, long head) {
        long[] steps = Arrays.copyOf(step, before + 1);
        steps[before] = Step.marked(head, Mark.HEAD);
        return new Jobs.Job(steps, false, before, printBefore(before));
    }

    /** The steps before a position, those after it that an event needs, then the given ones. */
    Jobs.Job deviation(MessageTrace trace, int before, int needed, long... added) {
        long[] steps = Arrays.copyOf(step, size + added.length);
        long prints = printBefore(before);
        int count = before;
        for (int at = before + 1; at < size; at++) {
            if (event[at] != needed && trace.happensBefore(event[at], needed)) {
                steps[count++] = Step.marked(step[at], Mark.CARRIED);
                prints += printBefore(at + 1) - printBefore(at);
            }
        }
        return job(steps, count, prints, added);
    }

    private static Jobs.Job job(long[] steps, int count, long prints, long... added) {
        System.arraycopy(added, 0, steps, count, added.length);
        return new Jobs.Job(Arrays.copyOf(steps, count + added.length), false, count, prints);
    }

    /** As {@link #deviation}, but leaving out what needs the step at the position itself. */
    Jobs.Job deviationAround(MessageTrace trace, int before, int needed, long... added) {
        long[] steps = Arrays.copyOf(step, size + added.length);
        long prints = printBefore(before);
        int count = before;
        for (int at = before + 1; at < size; at++) {
            int e = event[at];
            if (e != needed && trace.happensBefore(e, needed) && !trace.happensBefore(event[before], e)) {
                steps[count++] = Step.marked(step[at], Mark.CARRIED);
                prints += printBefore(at + 1) - printBefore(at);
            }
        }
        return job(steps, count, prints, added);
    }

    private void ensure(int capacity) {
        if (capacity > event.length) {
            int larger = Integer.highestOneBit(capacity) * 2;
            event = new int[larger];
            step = new long[larger];
            position = new int[larger];
            received = new int[larger];
            print = new long[larger + 2];
        }
    }
}
