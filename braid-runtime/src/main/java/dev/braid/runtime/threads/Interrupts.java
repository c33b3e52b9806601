package dev.braid.runtime.threads;

import dev.braid.trace.threads.Mode;
import dev.braid.trace.threads.ThreadLog;

/** The interrupt flag of one thread: a cell, which an interruptible operation looks at as its second object. */
final class Interrupts {

    private final Performer performer;
    private final Cell cell = new Cell();
    private boolean set;
    private Meaning meaning = Meaning.NONE;

    Interrupts(Performer performer) {
        this.performer = performer;
    }

    void reset() {
        set = false;
        meaning = Meaning.NONE;
    }

    int cell() {
        return cell.in(performer.stage);
    }

    boolean isSet() {
        return set;
    }

    void clear() {
        set = false;
    }

    /** The announced operation does not look at the flag. */
    void ignored() {
        meaning = Meaning.NONE;
    }

    void interruptible(boolean always) {
        means(always ? Meaning.ENDS : Meaning.MAY_END);
    }

    void cancelling() {
        means(Meaning.CANCELS);
    }

    private void means(Meaning what) {
        meaning = what;
        performer.stage.log().alsoTouching(performer.number, cell(), Mode.READ);
        if (set) {
            noticed();
        }
    }

    /** Somebody has set the flag. */
    void set() {
        set = true;
        if (performer.stage.log().isWaiting(performer.number)) {
            noticed();
        }
    }

    private void noticed() {
        ThreadLog log = performer.stage.log();
        if (meaning == Meaning.ENDS) {
            // bounds that no state satisfies: from here on it can end by the interrupt only
            log.counting(performer.number, Integer.MAX_VALUE, Integer.MIN_VALUE, 0);
        } else if (meaning == Meaning.CANCELS) {
            log.counting(performer.number, Integer.MIN_VALUE, Integer.MAX_VALUE, 0);
        }
        performer.allowEscapes();
    }

    int escapes() {
        boolean escapes = meaning == Meaning.ENDS || meaning == Meaning.MAY_END;
        return escapes && set ? 1 << Performer.INTERRUPTED : 0;
    }

    /** What an interrupt does to the announced operation. */
    private enum Meaning {
        NONE,
        MAY_END,
        ENDS,
        CANCELS
    }
}
