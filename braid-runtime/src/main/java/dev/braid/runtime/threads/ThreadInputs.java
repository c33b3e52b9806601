package dev.braid.runtime.threads;

import dev.braid.api.spi.InputSource;
import java.util.function.IntFunction;

/** Answers inputs of controlled threads: each is an event with as many outcomes as values. */
final class ThreadInputs implements InputSource {

    private final ThreadStage stage;

    ThreadInputs(ThreadStage stage) {
        this.stage = stage;
    }

    @Override
    public int choose(String name, int count, IntFunction<String> labels) {
        throw new UnsupportedOperationException(name + stage);
    }

    @Override
    public long pick(String name, long least, long greatest) {
        return least;
    }
}
