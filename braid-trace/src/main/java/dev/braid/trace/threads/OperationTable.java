package dev.braid.trace.threads;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Operations in arrays, one row each; rows are reused from execution to execution. */
final class OperationTable implements Operations {

    private static final Action[] ACTIONS = Action.values();
    private static final Form[] FORMS = Form.values();
    private static final Mode[] MODES = Mode.values();
    static final byte NEEDS_CAUSE = 1;
    static final byte PLAIN = 2;
    static final byte REFUSES_EXPECTED = 4;
    static final byte CAUSED = 8;

    private final ThreadLog log;
    byte[] action = new byte[64];
    byte[] form = new byte[64];
    byte[] mode = new byte[64];
    byte[] acceptedMode = new byte[64];
    byte[] refusedMode = new byte[64];
    byte[] secondMode = new byte[64];
    byte[] flags = new byte[64];
    int[] object = new int[64];
    int[] second = new int[64];
    int[] least = new int[64];
    int[] most = new int[64];
    int[] delta = new int[64];
    int[] cause = new int[64];
    int[] choices = new int[64];
    int[] escapes = new int[64];
    long[] expected = new long[64];

    @Nullable
    Object[] expectedReference = new Object[64];

    OperationTable(ThreadLog log) {
        this.log = log;
    }

    /** Begins a row: an operation that touches nothing, always possible, with one outcome. */
    void clear(int row, Action what) {
        ensure(row);
        action[row] = (byte) what.ordinal();
        form[row] = 0;
        mode[row] = 0;
        acceptedMode[row] = 0;
        refusedMode[row] = 0;
        secondMode[row] = 0;
        flags[row] = 0;
        object[row] = -1;
        second[row] = -1;
        least[row] = Integer.MIN_VALUE;
        most[row] = Integer.MAX_VALUE;
        delta[row] = 0;
        cause[row] = -1;
        choices[row] = 1;
        escapes[row] = 0;
        expectedReference[row] = null;
    }

    void copy(OperationTable from, int source, int row) {
        ensure(row);
        action[row] = from.action[source];
        form[row] = from.form[source];
        mode[row] = from.mode[source];
        acceptedMode[row] = from.acceptedMode[source];
        refusedMode[row] = from.refusedMode[source];
        secondMode[row] = from.secondMode[source];
        flags[row] = from.flags[source];
        object[row] = from.object[source];
        second[row] = from.second[source];
        least[row] = from.least[source];
        most[row] = from.most[source];
        delta[row] = from.delta[source];
        cause[row] = from.cause[source];
        choices[row] = from.choices[source];
        escapes[row] = from.escapes[source];
        expected[row] = from.expected[source];
        expectedReference[row] = from.expectedReference[source];
    }

    void forgetReferences(int rows) {
        Arrays.fill(expectedReference, 0, Math.min(rows, expectedReference.length), null);
    }

    private void ensure(int row) {
        if (row < action.length) {
            return;
        }
        int capacity = Integer.highestOneBit(row) * 2;
        action = Arrays.copyOf(action, capacity);
        form = Arrays.copyOf(form, capacity);
        mode = Arrays.copyOf(mode, capacity);
        acceptedMode = Arrays.copyOf(acceptedMode, capacity);
        refusedMode = Arrays.copyOf(refusedMode, capacity);
        secondMode = Arrays.copyOf(secondMode, capacity);
        flags = Arrays.copyOf(flags, capacity);
        object = Arrays.copyOf(object, capacity);
        second = Arrays.copyOf(second, capacity);
        least = Arrays.copyOf(least, capacity);
        most = Arrays.copyOf(most, capacity);
        delta = Arrays.copyOf(delta, capacity);
        cause = Arrays.copyOf(cause, capacity);
        choices = Arrays.copyOf(choices, capacity);
        escapes = Arrays.copyOf(escapes, capacity);
        expected = Arrays.copyOf(expected, capacity);
        expectedReference = Arrays.copyOf(expectedReference, capacity);
    }

    @Override
    public Action action(int operation) {
        return ACTIONS[action[operation]];
    }

    @Override
    public int object(int operation) {
        return object[operation];
    }

    @Override
    public Mode mode(int operation) {
        return MODES[mode[operation]];
    }

    @Override
    public int second(int operation) {
        return second[operation];
    }

    @Override
    public Mode secondMode(int operation) {
        return MODES[secondMode[operation]];
    }

    @Override
    public Form form(int operation) {
        return FORMS[form[operation]];
    }

    @Override
    public Mode modeIf(int operation, boolean accepted) {
        return MODES[accepted ? acceptedMode[operation] : refusedMode[operation]];
    }

    @Override
    public int least(int operation) {
        return least[operation];
    }

    @Override
    public int most(int operation) {
        return most[operation];
    }

    @Override
    public int delta(int operation) {
        return delta[operation];
    }

    @Override
    public boolean accepts(int operation, int writer) {
        boolean same = log.hasValue(object[operation], writer, expected[operation], expectedReference[operation]);
        return same != has(operation, REFUSES_EXPECTED);
    }

    @Override
    public boolean needsCause(int operation) {
        return has(operation, NEEDS_CAUSE);
    }

    @Override
    public boolean isCaused(int operation) {
        return has(operation, CAUSED);
    }

    @Override
    public boolean canEscape(int operation, int outcome) {
        return outcome > 0 && (escapes[operation] >>> outcome & 1) != 0;
    }

    @Override
    public int choices(int operation) {
        return choices[operation];
    }

    @Override
    public int cause(int operation) {
        return cause[operation];
    }

    boolean has(int operation, byte flag) {
        return (flags[operation] & flag) != 0;
    }
}
