package dev.braid.runtime.juc;

/** The number of a shared object in the running execution, given at its first use there. */
final class Shared {

    private long execution = -1;
    private int number;

    /** Whether this execution has not used it yet, so that what it left in fields is from another one. */
    boolean isNewTo(Turn turn) {
        return execution != turn.execution();
    }

    int counter(Turn turn, int initial) {
        if (isNewTo(turn)) {
            execution = turn.execution();
            number = turn.newCounter(initial);
        }
        return number;
    }

    int cell(Turn turn, long first) {
        if (isNewTo(turn)) {
            execution = turn.execution();
            number = turn.newCell(first);
        }
        return number;
    }
}
