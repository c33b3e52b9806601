package dev.braid.runtime.threads;

import dev.braid.trace.threads.Mode;

/** The interrupt flag of one thread: a cell, 0 or 1, which an interruptible operation looks at as its second object. */
final class Interrupts {

    private final Performer performer;
    private final Cell cell = new Cell();
    private boolean set;
    private boolean interruptible;

    Interrupts(Performer performer) {
        this.performer = performer;
    }

    void reset() {
        set = false;
        interruptible = false;
    }

    int cell() {
        return cell.in(performer.stage);
    }

    boolean isSet() {
        return set;
    }

    /** The flag was set by an event, which tells the log. */
    void set() {
        set = true;
    }

    /** The flag was cleared by an event. */
    void clear() {
        set = false;
    }

    /** The announced operation does not look at the flag. */
    void ignored() {
        interruptible = false;
    }

    void interruptible() {
        interruptible = true;
        performer.stage.log().alsoTouching(performer.number, cell(), Mode.READ);
    }

    int escapes() {
        return interruptible ? 1 << Performer.INTERRUPTED : 0;
    }
}
