package dev.braid.explorer.threads;

/**
 * Of several independent operations that come before a pinned one, the thread with the lowest identity comes first:
 * otherwise the same order would be planned once for each permutation of them.
 */
final class NormalForm {

    private final Causality causality;
    private final Pins pins;
    private final Announced announced;
    private final Configuration atNode;
    private final Label pinnedLabel = new Label();
    private int[] past = {};

    NormalForm(Causality causality, Pins pins, Announced announced) {
        this.causality = causality;
        this.pins = pins;
        this.announced = announced;
        this.atNode = new Configuration(causality);
    }

    /** Whether an operation may be put before the event at the position of a configuration. */
    boolean allows(Configuration there, Label label, int identity, int process) {
        boolean known = false;
        for (int pin = 0; pin < pins.size(); pin++) {
            int pinned = pins.event(pin);
            if (!pins.isActiveAt(pin, there.position()) || pinned >= 0 && there.contains(pinned)) {
                continue;
            }
            int who = announced.processOf(pins.pinned(pin));
            if (who == process) {
                continue;
            }
            if (!known) {
                known = true;
                computePast(there, label);
            }
            int operation = pinned >= 0 ? pinned : announced.operation(who);
            if (isOutOfOrder(there, label, pin, operation, identity)) {
                return false;
            }
        }
        return true;
    }

    private void computePast(Configuration there, Label label) {
        if (past.length < causality.stride()) {
            past = causality.newClock();
        }
        there.past(label, past);
    }

    private boolean isOutOfOrder(Configuration there, Label label, int pin, int operation, int identity) {
        if (identity >= pins.headThread(pin)) {
            return false;
        }
        int node = pins.node(pin);
        atNode.before(node).label(operation, pinnedLabel);
        if (!label.conflictsWith(pinnedLabel)) {
            return false;
        }
        return !comesAfterAnother(there, node, pinnedLabel.object)
                && !comesAfterAnother(there, node, pinnedLabel.second);
    }

    /** Whether something after the node that conflicts with the pinned operation comes before the new one anyway. */
    private boolean comesAfterAnother(Configuration there, int node, int object) {
        for (int access = causality.newest(object);
                access >= 0 && access / 2 >= node;
                access = causality.previousAccess(access)) {
            int event = access / 2;
            if (there.contains(event)
                    && pinnedLabel.conflictsWithAccess(causality, access)
                    && causality.isIn(event, past)) {
                return true;
            }
        }
        return false;
    }
}
