package dev.braid.runtime.threads;

/** A counter that belongs to a model: its number in the log, asked for anew in each execution. */
public final class Counter {

    private long epoch = -1;
    private int number;

    /** Its number in this execution; {@code state} is its first state if it is not yet known. */
    public int in(ThreadStage stage, int state) {
        if (epoch != stage.epoch()) {
            epoch = stage.epoch();
            number = stage.log().addCounter(state);
        }
        return number;
    }

    /** Whether this execution knows it already. */
    public boolean isKnownTo(ThreadStage stage) {
        return epoch == stage.epoch();
    }
}
