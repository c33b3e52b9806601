package dev.braid.runtime.juc;

import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.Mode;
import java.util.concurrent.atomic.LongAdder;

/** Stands for {@link LongAdder}: additions commute with each other. */
@SuppressWarnings("serial")
public class BraidLongAdder extends LongAdder {

    private final transient Shared sum = new Shared("LongAdder");

    public BraidLongAdder() {}

    @Override
    public void add(long amount) {
        touch(Action.UPDATE, Mode.COMMUTE);
        super.add(amount);
    }

    @Override
    public void increment() {
        add(1);
    }

    @Override
    public void decrement() {
        add(-1);
    }

    @Override
    public long sum() {
        touch(Action.READ, Mode.READ);
        return super.sum();
    }

    @Override
    public void reset() {
        touch(Action.WRITE, Mode.UPDATE);
        super.reset();
    }

    @Override
    public long sumThenReset() {
        touch(Action.UPDATE, Mode.UPDATE);
        return super.sumThenReset();
    }

    private void touch(Action action, Mode mode) {
        Turn turn = Turn.here();
        if (turn != null && !turn.isAlone()) {
            turn.announce(action).touching(sum.cell(turn, 0), mode).take();
        }
    }
}
