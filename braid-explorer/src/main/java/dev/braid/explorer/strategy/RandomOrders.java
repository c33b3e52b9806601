package dev.braid.explorer.strategy;

import dev.braid.trace.MessageTrace;
import dev.braid.trace.Script;
import dev.braid.trace.TailPolicy;
import org.jspecify.annotations.Nullable;

/** Draws each execution anew, and never ends: the yardstick for strategies that think. */
public final class RandomOrders implements Strategy<MessageTrace> {

    private static final long APART = 0x9E3779B97F4A7C15L;

    private final Script.Setting setting;
    private long seed;

    public RandomOrders(Script.Setting given) {
        this.setting = given.withTail(TailPolicy.SCATTERED);
        this.seed = given.seed();
    }

    @Override
    public @Nullable Script next() {
        seed += APART;
        return Script.free(setting.withInputs(setting.inputMode(), setting.fixedInputs(), seed));
    }

    @Override
    public boolean learn(MessageTrace trace) {
        return true;
    }

    @Override
    public long left() {
        return 0;
    }

    @Override
    public boolean isExact() {
        return false;
    }
}
