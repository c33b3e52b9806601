package dev.braid.runtime.juc;

import java.util.Collection;
import java.util.Objects;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Stands for {@link SynchronousQueue}; see {@link HandOver}. Threads are served in the order they came. */
@SuppressWarnings("serial")
public class BraidSynchronousQueue<E> extends SynchronousQueue<E> {

    private final transient HandOver<E> model = new HandOver<>("SynchronousQueue");

    public BraidSynchronousQueue() {}

    public BraidSynchronousQueue(boolean fair) {
        super(fair);
    }

    @Override
    public void put(E element) throws InterruptedException {
        Turn turn = Turn.here();
        if (turn == null) {
            super.put(element);
        } else {
            model.give(turn, Objects.requireNonNull(element), HandOver.FOREVER);
        }
    }

    @Override
    public boolean offer(E element, long timeout, TimeUnit unit) throws InterruptedException {
        Turn turn = Turn.here();
        return turn == null
                ? super.offer(element, timeout, unit)
                : model.give(turn, Objects.requireNonNull(element), Math.max(0, unit.toNanos(timeout)));
    }

    @Override
    public boolean offer(E element) {
        Turn turn = Turn.here();
        return turn == null ? super.offer(element) : model.offer(turn, Objects.requireNonNull(element));
    }

    @Override
    @SuppressWarnings("NullAway") // without a time limit there is always a result
    public E take() throws InterruptedException {
        Turn turn = Turn.here();
        return turn == null ? super.take() : model.take(turn, HandOver.FOREVER);
    }

    @Override
    public @Nullable E poll(long timeout, TimeUnit unit) throws InterruptedException {
        Turn turn = Turn.here();
        return turn == null ? super.poll(timeout, unit) : model.take(turn, Math.max(0, unit.toNanos(timeout)));
    }

    @Override
    public @Nullable E poll() {
        Turn turn = Turn.here();
        return turn == null ? super.poll() : model.poll(turn);
    }

    @Override
    public int drainTo(Collection<? super E> target) {
        return drainTo(target, Integer.MAX_VALUE);
    }

    @Override
    public int drainTo(Collection<? super E> target, int most) {
        if (Turn.here() == null) {
            return super.drainTo(target, most);
        }
        int drained = 0;
        for (E next = most > 0 ? poll() : null; next != null; next = drained < most ? poll() : null) {
            target.add(next);
            drained++;
        }
        return drained;
    }
}
