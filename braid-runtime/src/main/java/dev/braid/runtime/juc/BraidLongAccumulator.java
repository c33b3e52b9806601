package dev.braid.runtime.juc;

import java.util.concurrent.atomic.LongAccumulator;
import java.util.function.LongBinaryOperator;

/** Stands for {@link LongAccumulator}: one operation is one event on it. */
@SuppressWarnings("serial")
public class BraidLongAccumulator extends LongAccumulator {

    private final transient QueueModel model = new QueueModel("LongAccumulator", QueueModel.UNBOUNDED, () -> 0);

    public BraidLongAccumulator(LongBinaryOperator operator, long identity) {
        super(operator, identity);
    }

    @Override
    public long get() {
        Turn turn = Turn.here();
        return turn == null ? super.get() : model.read(turn, () -> super.get());
    }

    @Override
    public String toString() {
        Turn turn = Turn.here();
        return turn == null ? super.toString() : model.read(turn, () -> super.toString());
    }

    @Override
    public void accumulate(long next) {
        Turn turn = Turn.here();
        if (turn == null) {
            super.accumulate(next);
        } else {
            model.update(turn, () -> {
                super.accumulate(next);
                return true;
            });
        }
    }

    @Override
    public void reset() {
        Turn turn = Turn.here();
        if (turn == null) {
            super.reset();
        } else {
            model.update(turn, () -> {
                super.reset();
                return true;
            });
        }
    }

    @Override
    public long getThenReset() {
        Turn turn = Turn.here();
        return turn == null ? super.getThenReset() : model.update(turn, () -> super.getThenReset());
    }
}
