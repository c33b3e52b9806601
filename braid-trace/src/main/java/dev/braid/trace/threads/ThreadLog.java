package dev.braid.trace.threads;

import dev.braid.trace.Outcome;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Writes what threads do into arrays that are reused by the next execution, and knows the state of every object.
 *
 * <p>A thread first announces an operation ({@link #announce} and the methods after it), then, when it is its turn and
 * {@link #isEnabled} holds, the operation happens ({@link #happen}). Both the stage that runs real bytecode and the
 * interpreter of the oracle's random programs write through this class, so that the meaning of blocking and of conflicts
 * stands in one place.
 */
public final class ThreadLog {

    /** The outcome of an operation whose time is up. */
    public static final int TIMED_OUT = 1;

    /** The outcome of an operation that was interrupted. */
    public static final int INTERRUPTED = 2;

    final OperationTable events = new OperationTable(this);
    final OperationTable pending = new OperationTable(this);
    final ObjectTable objects = new ObjectTable();
    int size;
    int processes;
    int[] process = new int[64];
    int[] index = new int[64];
    int[] previous = new int[64];
    int[] choice = new int[64];
    long[] after = new long[64];

    @Nullable
    Object[] afterReference = new Object[64];

    @Nullable
    String[] location = new String[64];

    @Nullable
    String[] label = new String[64];

    @Nullable
    Object[] payload = new Object[64];

    int[] last = new int[8];
    int[] firstCause = new int[8];
    int[] identity = new int[8];
    boolean[] waiting = new boolean[8];
    String[] name = new String[8];
    Outcome outcome = new Outcome.Passed();
    private final RecordedThreadTrace trace = new RecordedThreadTrace(this);

    /** Forgets the last execution. */
    public void reset() {
        Arrays.fill(afterReference, 0, Math.min(size, afterReference.length), null);
        Arrays.fill(location, 0, Math.min(size, location.length), null);
        Arrays.fill(label, 0, Math.min(size, label.length), null);
        Arrays.fill(payload, 0, Math.min(size, payload.length), null);
        events.forgetReferences(size);
        pending.forgetReferences(processes);
        objects.reset();
        size = 0;
        processes = 0;
    }

    /** Adds a thread and returns its number; {@code start} is the event that started it, or -1. */
    public int addProcess(int itsIdentity, String itsName, int start) {
        int who = processes++;
        if (who == last.length) {
            growProcesses();
        }
        last[who] = -1;
        firstCause[who] = start;
        identity[who] = itsIdentity;
        name[who] = itsName;
        waiting[who] = false;
        return who;
    }

    /** Adds a cell with its first value, as bits or as a reference. */
    public int addCell(long value, @Nullable Object reference) {
        return objects.addCell(value, reference);
    }

    /** Adds a counter with its first state. */
    public int addCounter(int initial) {
        return objects.addCounter(initial);
    }

    /** A thread is about to do something; the methods after this one say what. */
    public void announce(int who, Action what) {
        pending.clear(who, what);
        pending.cause[who] = last[who] < 0 ? firstCause[who] : -1;
        waiting[who] = true;
    }

    /** It touches an object, always in the same way. */
    public void touching(int who, int object, Mode mode) {
        touching(who, object, Form.ALWAYS, mode, mode);
    }

    /** It touches an object, if the state accepts it in one mode, else in another. */
    public void touching(int who, int object, Form form, Mode accepted, Mode refused) {
        pending.object[who] = object;
        pending.form[who] = (byte) form.ordinal();
        pending.mode[who] = (byte) accepted.ordinal();
        pending.acceptedMode[who] = (byte) accepted.ordinal();
        pending.refusedMode[who] = (byte) refused.ordinal();
    }

    /** It needs the counter to be within bounds, and adds to it. */
    public void counting(int who, int least, int most, int delta) {
        pending.least[who] = least;
        pending.most[who] = most;
        pending.delta[who] = delta;
    }

    /** It is accepted if the cell holds this value; if {@code negated}, if it holds another. */
    public void expecting(int who, long value, @Nullable Object reference, boolean negated) {
        pending.expected[who] = value;
        pending.expectedReference[who] = reference;
        if (negated) {
            pending.flags[who] |= OperationTable.REFUSES_EXPECTED;
        }
    }

    /** It touches a second object. */
    public void alsoTouching(int who, int object, Mode mode) {
        pending.second[who] = object;
        pending.secondMode[who] = (byte) mode.ordinal();
    }

    /** It is accepted only once {@link #causedBy} was called. */
    public void needingCause(int who) {
        pending.flags[who] |= OperationTable.NEEDS_CAUSE;
    }

    /** An event made it possible. */
    public void causedBy(int who, int event) {
        pending.cause[who] = event;
        pending.flags[who] |= OperationTable.CAUSED;
    }

    /** It has so many outcomes, all possible. */
    public void choosing(int who, int outcomes) {
        pending.choices[who] = outcomes;
    }

    /**
     * It need not wait until it is accepted. Bit 1: as long as it is refused it can happen by outcome 1, a time-out. Bit 2:
     * if the cell it touches as its second object (the interrupt flag) is not 0, it happens by outcome 2, unless its cause
     * came first. It then touches its object in the mode of a refused operation.
     *
     * <p>The state decides which outcome it is, so that escapes are no choices: a time-out of an operation that would have
     * been accepted is a choice of its own, announced before it.
     */
    public void escaping(int who, int outcomes) {
        pending.escapes[who] = outcomes & ~1;
    }

    /** It is an access to memory that does not synchronise. */
    public void plain(int who) {
        pending.flags[who] |= OperationTable.PLAIN;
    }

    /** Whether the announced operation of a thread can happen now. */
    public boolean isEnabled(int who) {
        return waiting[who] && outcomeNow(who) >= 0;
    }

    /** By which outcome it would happen now; the first one, if it has a choice; -1 if it has to wait. */
    public int outcomeNow(int who) {
        if (isInterrupted(who)) {
            return INTERRUPTED;
        }
        if (isEnabledNormally(who)) {
            return 0;
        }
        return (pending.escapes[who] >>> TIMED_OUT & 1) != 0 ? TIMED_OUT : -1;
    }

    /** Whether it can happen by its outcome 0. */
    public boolean isEnabledNormally(int who) {
        if (pending.needsCause(who) && !pending.isCaused(who)) {
            return false;
        }
        return pending.form[who] != Form.BLOCKING.ordinal() || isAccepted(who);
    }

    /** Whether it can happen by this outcome now. */
    public boolean isPossible(int who, int outcomeWanted) {
        if (!waiting[who]) {
            return false;
        }
        int now = outcomeNow(who);
        return now == outcomeWanted || now == 0 && outcomeWanted < pending.choices[who];
    }

    private boolean isInterrupted(int who) {
        if ((pending.escapes[who] >>> INTERRUPTED & 1) == 0 || pending.isCaused(who)) {
            return false;
        }
        int flag = pending.second[who];
        return flag >= 0 && !hasValue(flag, objects.writer[flag], 0, null);
    }

    /** Whether the state of its object accepts the announced operation. */
    public boolean isAccepted(int who) {
        int object = pending.object[who];
        if (object < 0 || pending.form[who] == Form.ALWAYS.ordinal()) {
            return true;
        }
        if (objects.isCell(object)) {
            return pending.accepts(who, objects.writer[object]);
        }
        int state = objects.state[object];
        return state >= pending.least[who] && state <= pending.most[who];
    }

    /** The announced operation of a thread happens, with one of its outcomes. Returns the event. */
    public int happen(int who, int outcomeTaken) {
        int event = size++;
        if (event == process.length) {
            growEvents();
        }
        boolean escapes = outcomeTaken != 0 && pending.escapes[who] != 0;
        boolean accepted = !escapes && isAccepted(who);
        events.copy(pending, who, event);
        process[event] = who;
        previous[event] = last[who];
        index[event] = last[who] < 0 ? 0 : index[last[who]] + 1;
        choice[event] = outcomeTaken;
        after[event] = 0;
        last[who] = event;
        waiting[who] = false;
        if (escapes && outcomeTaken == INTERRUPTED) {
            events.secondMode[event] = (byte) Mode.UPDATE.ordinal();
        }
        takeEffect(event, accepted);
        return event;
    }

    private void takeEffect(int event, boolean accepted) {
        int object = events.object[event];
        if (!accepted) {
            events.mode[event] = events.refusedMode[event];
        } else if (object >= 0 && objects.isCell(object)) {
            write(object, events.mode[event], event);
        } else if (object >= 0) {
            objects.state[object] += events.delta[event];
        }
        int second = events.second[event];
        if (second >= 0 && objects.isCell(second)) {
            write(second, events.secondMode[event], event);
        }
    }

    private void write(int cell, byte mode, int event) {
        if (mode == Mode.UPDATE.ordinal()) {
            objects.writer[cell] = event;
        }
    }

    /** An event on a counter turned out to add so much more, such as one that takes whatever there is. */
    public void added(int event, int more) {
        events.delta[event] += more;
        objects.state[events.object[event]] += more;
    }

    /** What an event left in its cell; call before the next event that looks at the cell. */
    public void wrote(int event, long value, @Nullable Object reference) {
        after[event] = value;
        afterReference[event] = reference;
    }

    /** Whether a cell holds this value now. */
    public boolean holds(int object, long value, @Nullable Object reference) {
        return hasValue(object, objects.writer[object], value, reference);
    }

    boolean hasValue(int object, int writer, long value, @Nullable Object reference) {
        if (writer < 0) {
            return objects.first[object] == value && objects.firstReference[object] == reference;
        }
        return after[writer] == value && afterReference[writer] == reference;
    }

    /** In a detailed trace: the object by the user's name, what was read or written, the source line. */
    public void describe(int event, String itsLabel, @Nullable Object value, String line) {
        label[event] = itsLabel;
        payload[event] = value;
        location[event] = line;
    }

    /** In a detailed trace: what an event has written, told later. */
    public void valued(int event, @Nullable Object value) {
        payload[event] = value;
    }

    /** The error of a failing event. */
    public void failing(int event, Throwable error) {
        payload[event] = error;
    }

    public int size() {
        return size;
    }

    public int processes() {
        return processes;
    }

    public boolean isWaiting(int who) {
        return waiting[who];
    }

    public int lastOf(int who) {
        return last[who];
    }

    public int identity(int who) {
        return identity[who];
    }

    /** The state of a counter now. */
    public int state(int object) {
        return objects.state[object];
    }

    /** What there is so far, as a trace; the same object for all executions. */
    public ThreadTrace trace() {
        return trace;
    }

    /** Closes the trace. */
    public ThreadTrace finish(Outcome how) {
        outcome = how;
        return trace;
    }

    private void growEvents() {
        int capacity = process.length * 2;
        process = Arrays.copyOf(process, capacity);
        index = Arrays.copyOf(index, capacity);
        previous = Arrays.copyOf(previous, capacity);
        choice = Arrays.copyOf(choice, capacity);
        after = Arrays.copyOf(after, capacity);
        afterReference = Arrays.copyOf(afterReference, capacity);
        location = Arrays.copyOf(location, capacity);
        label = Arrays.copyOf(label, capacity);
        payload = Arrays.copyOf(payload, capacity);
    }

    private void growProcesses() {
        int capacity = last.length * 2;
        last = Arrays.copyOf(last, capacity);
        firstCause = Arrays.copyOf(firstCause, capacity);
        identity = Arrays.copyOf(identity, capacity);
        waiting = Arrays.copyOf(waiting, capacity);
        name = Arrays.copyOf(name, capacity);
    }
}
