package dev.braid.trace;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Writes what happens in an execution into arrays that are reused by the next one.
 *
 * <p>Keeps a vector clock per event (Fidge 1988; 000, section 3.3), so the causal order is known while the execution
 * runs: {@code clock(e)[p]} is how many events of process p are in the past of e, e included.
 */
public final class Recorder {

    /** Answers what only the stage knows about messages. */
    public interface Messages {

        boolean fits(Object filter, Object port, Object payload);

        boolean hasPredicate(Object filter);

        int rank(Object filter, Object port);

        String portName(Object port);

        /** A hash of what a message says, the same in every execution. */
        default long content(Object payload) {
            return 0;
        }
    }

    final Messages messages;
    int size;
    int processes;
    int stride = 8;
    byte[] kind = new byte[64];
    byte[] order = new byte[64];
    int[] process = new int[64];
    int[] index = new int[64];
    int[] previous = new int[64];
    int[] partner = new int[64];
    int[] target = new int[64];
    int[] number = new int[64];
    int[] count = new int[64];
    int[] forcedBy = new int[64];
    long[] content = new long[64];
    int[] alternativesFrom = new int[64];
    int[] clock = new int[64 * 8];

    @Nullable
    Object[] payload = new Object[64];

    @Nullable
    Object[] port = new Object[64];

    @Nullable
    String[] location = new String[64];

    int[] last = new int[8];
    int[] identity = new int[8];
    int[] sent = new int[8];
    String[] name = new String[8];
    long[] alternative = new long[64];
    int alternatives;
    Outcome outcome = new Outcome.Passed();
    private int highWater;

    public Recorder(Messages messages) {
        this.messages = messages;
    }

    /** Forgets the last execution. */
    public void reset() {
        Arrays.fill(payload, 0, Math.max(size, highWater), null);
        Arrays.fill(port, 0, Math.max(size, highWater), null);
        Arrays.fill(location, 0, Math.max(size, highWater), null);
        highWater = 0;
        size = 0;
        processes = 0;
        alternatives = 0;
    }

    /** Adds a process and returns its number in this trace. */
    public int addProcess(int itsIdentity, String itsName) {
        if (processes == last.length) {
            growProcesses();
        }
        last[processes] = -1;
        sent[processes] = 0;
        identity[processes] = itsIdentity;
        name[processes] = itsName;
        return processes++;
    }

    public int start(int who, int spawn) {
        int event = add(EventKind.START, who, spawn);
        if (spawn >= 0) {
            merge(event, spawn);
        }
        return event;
    }

    /** A receive of the message that {@code send} sent, or a timeout when {@code send} is -1. */
    public int receive(int who, int send, Object filter, boolean canTimeOut, int script) {
        int event = add(EventKind.RECEIVE, who, send);
        port[event] = filter;
        count[event] = canTimeOut ? 1 : 0;
        forcedBy[event] = script;
        if (send >= 0) {
            merge(event, send);
            payload[event] = payload[send];
        }
        return event;
    }

    /** A send; {@code conflicting} is the last put into the same arrival-ordered queue, or -1. */
    public int send(
            int who, int to, Object itsPort, ChannelOrder itsOrder, Object message, int conflicting, int script) {
        int event = add(EventKind.SEND, who, -1);
        target[event] = to;
        port[event] = itsPort;
        order[event] = (byte) itsOrder.ordinal();
        payload[event] = message;
        content[event] = messages.content(message); // now: the receiver may change its copy
        number[event] = sent[who]++;
        forcedBy[event] = script;
        if (conflicting >= 0) {
            merge(event, conflicting);
        }
        return event;
    }

    public int choice(int who, int value, int values, String input, @Nullable String text, int script) {
        int event = add(EventKind.CHOICE, who, -1);
        number[event] = value;
        count[event] = values;
        port[event] = input;
        payload[event] = text;
        forcedBy[event] = script;
        return event;
    }

    public int spawn(int who, int child) {
        int event = add(EventKind.SPAWN, who, -1);
        target[event] = child;
        return event;
    }

    /** The end of a process: normal, by an error, or by an assumption. */
    public int end(int who, EventKind how, @Nullable Throwable error) {
        int event = add(how, who, -1);
        payload[event] = error;
        return event;
    }

    /** Notes the source line of the last event. */
    public void at(int event, String line) {
        location[event] = line;
    }

    /** Notes one more way the event now being chosen could have gone; call before recording the event. */
    public void addAlternative(long step) {
        if (alternatives == alternative.length) {
            alternative = Arrays.copyOf(alternative, alternatives * 2);
        }
        alternative[alternatives++] = step;
    }

    /** Drops the alternatives noted since the last event. */
    public void dropAlternatives() {
        alternatives = size == 0 ? 0 : alternativesFrom[size - 1];
    }

    public int size() {
        return size;
    }

    public int lastOf(int who) {
        return last[who];
    }

    public @Nullable Object payload(int event) {
        return payload[event];
    }

    public @Nullable Object port(int event) {
        return port[event];
    }

    public int process(int event) {
        return process[event];
    }

    public int number(int event) {
        return number[event];
    }

    public int identity(int who) {
        return identity[who];
    }

    public String name(int who) {
        return name[who];
    }

    public boolean happensBefore(int earlier, int later) {
        return clock[later * stride + process[earlier]] > index[earlier];
    }

    /** Closes the trace. */
    public MessageTrace finish(Outcome how) {
        outcome = how;
        highWater = size;
        return new RecordedTrace(this);
    }

    /** What is recorded up to now; its outcome says nothing yet. */
    public MessageTrace soFar() {
        return new RecordedTrace(this);
    }

    private int add(EventKind what, int who, int itsPartner) {
        if (size == kind.length) {
            growEvents();
        }
        int event = size++;
        int before = last[who];
        kind[event] = (byte) what.ordinal();
        process[event] = who;
        partner[event] = itsPartner;
        previous[event] = before;
        forcedBy[event] = -1;
        alternativesFrom[event] = alternatives;
        int row = event * stride;
        if (before >= 0) {
            System.arraycopy(clock, before * stride, clock, row, stride);
            index[event] = index[before] + 1;
        } else {
            Arrays.fill(clock, row, row + stride, 0);
            index[event] = 0;
        }
        clock[row + who] = index[event] + 1;
        last[who] = event;
        return event;
    }

    private void merge(int event, int cause) {
        int row = event * stride;
        int causeRow = cause * stride;
        for (int p = 0; p < processes; p++) {
            clock[row + p] = Math.max(clock[row + p], clock[causeRow + p]);
        }
    }

    private void growEvents() {
        int capacity = size * 2;
        kind = Arrays.copyOf(kind, capacity);
        order = Arrays.copyOf(order, capacity);
        process = Arrays.copyOf(process, capacity);
        index = Arrays.copyOf(index, capacity);
        previous = Arrays.copyOf(previous, capacity);
        partner = Arrays.copyOf(partner, capacity);
        target = Arrays.copyOf(target, capacity);
        number = Arrays.copyOf(number, capacity);
        count = Arrays.copyOf(count, capacity);
        forcedBy = Arrays.copyOf(forcedBy, capacity);
        content = Arrays.copyOf(content, capacity);
        alternativesFrom = Arrays.copyOf(alternativesFrom, capacity);
        clock = Arrays.copyOf(clock, capacity * stride);
        payload = Arrays.copyOf(payload, capacity);
        port = Arrays.copyOf(port, capacity);
        location = Arrays.copyOf(location, capacity);
    }

    private void growProcesses() {
        int wider = stride * 2;
        int[] clocks = new int[kind.length * wider];
        for (int event = 0; event < size; event++) {
            System.arraycopy(clock, event * stride, clocks, event * wider, stride);
        }
        clock = clocks;
        stride = wider;
        last = Arrays.copyOf(last, wider);
        identity = Arrays.copyOf(identity, wider);
        sent = Arrays.copyOf(sent, wider);
        name = Arrays.copyOf(name, wider);
    }
}
