package dev.braid.explorer.threads;

/** What an operation is in some configuration: whether it can happen there, by which outcome, and what it touches how. */
final class Label {

    int operation;
    int outcome;
    int object;
    int mode;
    int second;
    int secondMode;

    boolean isEnabled() {
        return outcome >= 0;
    }

    /** How it touches an object. */
    int modeOn(int touched) {
        if (touched == object && mode != Causality.NONE) {
            return mode;
        }
        return touched == second ? secondMode : Causality.NONE;
    }

    /** Whether it conflicts with an event. */
    boolean conflictsWith(Causality causality, int event) {
        return conflictsWithAccess(causality, 2 * event) || conflictsWithAccess(causality, 2 * event + 1);
    }

    boolean conflictsWithAccess(Causality causality, int access) {
        int how = causality.mode(access);
        return how != Causality.NONE && Causality.conflict(how, modeOn(causality.object(access)));
    }

    boolean conflictsWith(Label other) {
        return Causality.conflict(mode, object < 0 ? Causality.NONE : other.modeOn(object))
                || Causality.conflict(secondMode, second < 0 ? Causality.NONE : other.modeOn(second));
    }
}
