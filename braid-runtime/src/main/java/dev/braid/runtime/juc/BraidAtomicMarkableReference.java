package dev.braid.runtime.juc;

import java.util.concurrent.atomic.AtomicMarkableReference;

/** Stands for {@link AtomicMarkableReference}: one operation is one event on it. */
@SuppressWarnings("serial")
public class BraidAtomicMarkableReference<V> extends AtomicMarkableReference<V> {

    private final transient QueueModel model = new QueueModel("AtomicMarkableReference", QueueModel.UNBOUNDED, () -> 0);

    public BraidAtomicMarkableReference(V reference, boolean mark) {
        super(reference, mark);
    }

    @Override
    public V getReference() {
        Turn turn = Turn.here();
        return turn == null ? super.getReference() : model.read(turn, () -> super.getReference());
    }

    @Override
    public boolean isMarked() {
        Turn turn = Turn.here();
        return turn == null ? super.isMarked() : model.read(turn, () -> super.isMarked());
    }

    @Override
    public V get(boolean[] mark) {
        Turn turn = Turn.here();
        return turn == null ? super.get(mark) : model.read(turn, () -> super.get(mark));
    }

    @Override
    public boolean weakCompareAndSet(V expected, V next, boolean expectedMark, boolean nextMark) {
        Turn turn = Turn.here();
        return turn == null
                ? super.weakCompareAndSet(expected, next, expectedMark, nextMark)
                : model.update(turn, () -> super.weakCompareAndSet(expected, next, expectedMark, nextMark));
    }

    @Override
    public boolean compareAndSet(V expected, V next, boolean expectedMark, boolean nextMark) {
        Turn turn = Turn.here();
        return turn == null
                ? super.compareAndSet(expected, next, expectedMark, nextMark)
                : model.update(turn, () -> super.compareAndSet(expected, next, expectedMark, nextMark));
    }

    @Override
    public void set(V next, boolean mark) {
        Turn turn = Turn.here();
        if (turn == null) {
            super.set(next, mark);
        } else {
            model.update(turn, () -> {
                super.set(next, mark);
                return true;
            });
        }
    }

    @Override
    public boolean attemptMark(V expected, boolean mark) {
        Turn turn = Turn.here();
        return turn == null
                ? super.attemptMark(expected, mark)
                : model.update(turn, () -> super.attemptMark(expected, mark));
    }
}
