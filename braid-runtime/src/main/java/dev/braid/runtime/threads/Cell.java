package dev.braid.runtime.threads;

import org.jspecify.annotations.Nullable;

/** A cell that belongs to a model: its number in the log, asked for anew in each execution. */
public final class Cell {

    private long epoch = -1;
    private int number;

    /** Its number in this execution; the value is its first one if it is not yet known. */
    public int in(ThreadStage stage, long value, @Nullable Object reference) {
        if (epoch != stage.epoch()) {
            epoch = stage.epoch();
            number = stage.log().addCell(value, reference);
        }
        return number;
    }

    /** Its number, if its values do not matter. */
    public int in(ThreadStage stage) {
        return in(stage, 0, null);
    }
}
