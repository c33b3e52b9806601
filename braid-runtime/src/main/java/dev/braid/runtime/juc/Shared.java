package dev.braid.runtime.juc;

import dev.braid.runtime.threads.Holder;
import dev.braid.runtime.threads.Performer;
import org.jspecify.annotations.Nullable;

/** The number of a shared object in the running execution, given at its first use there; and its name in reports. */
final class Shared implements Holder {

    private final String name;
    private long execution = -1;
    private int number;
    private @Nullable Performer holder;

    Shared(String name) {
        this.name = name;
    }

    /** Whether this execution has not used it yet. */
    boolean isNewTo(Turn turn) {
        return execution != turn.execution();
    }

    /** Its number as a counter, which the announced operation is about. */
    int counter(Turn turn, int initial) {
        if (isNewTo(turn)) {
            execution = turn.execution();
            number = turn.newCounter(initial);
        }
        turn.about(this);
        return number;
    }

    /** Its number as a cell, which the announced operation is about. */
    int cell(Turn turn, long first) {
        if (isNewTo(turn)) {
            execution = turn.execution();
            number = turn.newCell(first);
        }
        turn.about(this);
        return number;
    }

    void heldBy(@Nullable Performer performer) {
        holder = performer;
    }

    @Override
    public String what() {
        return name;
    }

    @Override
    public @Nullable Performer holder() {
        return holder;
    }
}
