package dev.braid.explorer.threads.sampling;

import dev.braid.explorer.strategy.Strategy;
import dev.braid.explorer.threads.Seeds;
import dev.braid.trace.Script;
import dev.braid.trace.threads.ThreadTrace;

/** Runs executions that a {@link Sampler} draws, one seed each, without end. */
public final class Sampling implements Strategy<ThreadTrace> {

    /** Of {@link #pct}: a bug that needs so many ordering constraints is found with the promised probability. */
    public static final int DEFAULT_DEPTH = 3;

    private final Script.Setting setting;
    private final Sampler sampler;
    private long executions;

    private Sampling(Script.Setting setting, Sampler sampler) {
        this.setting = setting;
        this.sampler = sampler;
    }

    /** Everybody who can move is equally likely. */
    public static Sampling random(Script.Setting setting) {
        return new Sampling(setting, new RandomWalk());
    }

    /** Probabilistic concurrency testing: random priorities that change a few times. */
    public static Sampling pct(Script.Setting setting, int depth) {
        return new Sampling(setting, new PriorityChanges(depth));
    }

    /** Partial order sampling: random priorities of operations, drawn again after a conflict. */
    public static Sampling pos(Script.Setting setting) {
        return new Sampling(setting, new PartialOrderSampling());
    }

    /** Selectively uniform random walk: threads by what they have left to do, as seen in the first execution. */
    public static Sampling surw(Script.Setting setting) {
        return new Sampling(setting, new WeightedWalk());
    }

    @Override
    public Script next() {
        sampler.begin(seed(executions++));
        return new Script(new long[0], 0, setting, sampler);
    }

    /** The execution of one seed again. */
    public Script again(long seed) {
        sampler.begin(seed);
        return new Script(new long[0], 0, setting, sampler);
    }

    /** The seed of an execution, from 0. */
    public long seed(long execution) {
        return Seeds.mix(setting.seed() ^ Seeds.mix(execution));
    }

    @Override
    public boolean learn(ThreadTrace trace) {
        sampler.learn(trace);
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
