package dev.braid.runtime.juc;

import java.util.concurrent.atomic.AtomicStampedReference;

/** Stands for {@link AtomicStampedReference}: one operation is one event on it. */
@SuppressWarnings("serial")
public class BraidAtomicStampedReference<V> extends AtomicStampedReference<V> {

    private final transient QueueModel model = new QueueModel("AtomicStampedReference", QueueModel.UNBOUNDED, () -> 0);

    public BraidAtomicStampedReference(V reference, int stamp) {
        super(reference, stamp);
    }

    @Override
    public V getReference() {
        Turn turn = Turn.here();
        return turn == null ? super.getReference() : model.read(turn, () -> super.getReference());
    }

    @Override
    public int getStamp() {
        Turn turn = Turn.here();
        return turn == null ? super.getStamp() : model.read(turn, () -> super.getStamp());
    }

    @Override
    public V get(int[] stamp) {
        Turn turn = Turn.here();
        return turn == null ? super.get(stamp) : model.read(turn, () -> super.get(stamp));
    }

    @Override
    public boolean weakCompareAndSet(V expected, V next, int expectedStamp, int nextStamp) {
        Turn turn = Turn.here();
        return turn == null
                ? super.weakCompareAndSet(expected, next, expectedStamp, nextStamp)
                : model.update(turn, () -> super.weakCompareAndSet(expected, next, expectedStamp, nextStamp));
    }

    @Override
    public boolean compareAndSet(V expected, V next, int expectedStamp, int nextStamp) {
        Turn turn = Turn.here();
        return turn == null
                ? super.compareAndSet(expected, next, expectedStamp, nextStamp)
                : model.update(turn, () -> super.compareAndSet(expected, next, expectedStamp, nextStamp));
    }

    @Override
    public void set(V next, int stamp) {
        Turn turn = Turn.here();
        if (turn == null) {
            super.set(next, stamp);
        } else {
            model.update(turn, () -> {
                super.set(next, stamp);
                return true;
            });
        }
    }

    @Override
    public boolean attemptStamp(V expected, int stamp) {
        Turn turn = Turn.here();
        return turn == null
                ? super.attemptStamp(expected, stamp)
                : model.update(turn, () -> super.attemptStamp(expected, stamp));
    }
}
