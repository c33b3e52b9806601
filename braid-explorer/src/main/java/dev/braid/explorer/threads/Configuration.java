package dev.braid.explorer.threads;

import dev.braid.trace.threads.Form;
import dev.braid.trace.threads.Operations;
import dev.braid.trace.threads.ThreadLog;
import dev.braid.trace.threads.ThreadTrace;
import java.util.Arrays;

/**
 * A part of a trace that contains with every event its past: all events before a position, and those later ones that a
 * clock names, but for the event at the position itself. Says what operations are there.
 */
final class Configuration {

    private final Causality causality;
    private int position;
    private boolean withPosition;
    private int[] later = {};
    private int[] stack = new int[16];

    Configuration(Causality causality) {
        this.causality = causality;
    }

    /** All events before a position. */
    Configuration before(int event) {
        if (later.length < causality.stride()) {
            later = causality.newClock();
        }
        Arrays.fill(later, 0);
        position = event;
        withPosition = false;
        return this;
    }

    /** All events before a position, and the later ones that a clock names. */
    Configuration before(int event, int[] clock) {
        before(event);
        System.arraycopy(clock, 0, later, 0, causality.stride());
        return this;
    }

    /** The same with, or again without, the event at the position. */
    Configuration with(boolean itself) {
        withPosition = itself;
        return this;
    }

    int position() {
        return position;
    }

    boolean contains(int event) {
        if (event <= position) {
            return event < position || withPosition;
        }
        return event < causality.size() && causality.isIn(event, later);
    }

    /** Says what an operation is here. */
    Label label(int operation, Label label) {
        ThreadTrace trace = causality.trace();
        boolean happened = operation < trace.size();
        Operations table = happened ? trace : trace.pending();
        int row = happened ? operation : operation - trace.size();
        label.operation = operation;
        label.object = table.object(row);
        label.second = table.second(row);
        boolean caused = !table.needsCause(row) || table.isCaused(row) && contains(table.cause(row));
        boolean interruptible = table.canEscape(row, ThreadLog.INTERRUPTED);
        if (interruptible && !(caused && table.needsCause(row)) && isSet(label.second)) {
            return escape(table, row, label, ThreadLog.INTERRUPTED, Causality.UPDATE);
        }
        int secondMode = interruptible ? Causality.READ : table.secondMode(row).ordinal();
        boolean accepted = table.form(row) == Form.ALWAYS || isAccepted(table, row, label.object);
        if (caused && (accepted || table.form(row) == Form.TRYING)) {
            label.outcome = 0;
            label.mode = table.modeIf(row, accepted).ordinal();
            label.secondMode = secondMode;
            return label;
        }
        boolean timed = table.canEscape(row, ThreadLog.TIMED_OUT);
        return escape(table, row, label, timed ? ThreadLog.TIMED_OUT : -1, secondMode);
    }

    private static Label escape(Operations table, int row, Label label, int outcome, int secondMode) {
        label.outcome = outcome;
        label.mode = table.modeIf(row, false).ordinal();
        label.secondMode = secondMode;
        return label;
    }

    private boolean isSet(int flag) {
        return flag >= 0 && !causality.trace().isZeroAfter(flag, state(flag));
    }

    private boolean isAccepted(Operations table, int row, int object) {
        if (object < 0) {
            return true;
        }
        int state = state(object);
        if (causality.trace().isCell(object)) {
            return table.accepts(row, state);
        }
        return state >= table.least(row) && state <= table.most(row);
    }

    /** The number of a counter, or the last writer of a cell. */
    private int state(int object) {
        int depth = 0;
        int access = causality.newest(object);
        while (access >= 0 && access / 2 >= position) {
            if (contains(access / 2)) {
                if (depth == stack.length) {
                    stack = Arrays.copyOf(stack, depth * 2);
                }
                stack[depth++] = access;
            }
            access = causality.previousAccess(access);
        }
        ThreadTrace trace = causality.trace();
        int state = access >= 0 ? causality.stateAfter(access) : trace.isCell(object) ? -1 : trace.initial(object);
        while (depth > 0) {
            state = causality.stateAfter(stack[--depth], state);
        }
        return state;
    }

    /** What an operation comes after here: what it needs to be announced, and what conflicts with it. */
    void past(Label label, int[] clock) {
        causality.ownClock(label.operation, clock);
        joinConflicting(label, label.object, clock);
        joinConflicting(label, label.second, clock);
    }

    private void joinConflicting(Label label, int object, int[] clock) {
        for (int access = causality.newest(object); access >= 0; access = causality.previousAccess(access)) {
            if (contains(access / 2) && label.conflictsWithAccess(causality, access)) {
                causality.join(clock, access / 2);
                if (causality.mode(access) == Causality.UPDATE) {
                    return;
                }
            }
        }
    }
}
