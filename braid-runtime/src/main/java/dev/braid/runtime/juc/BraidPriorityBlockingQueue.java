package dev.braid.runtime.juc;

import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Stands for {@link PriorityBlockingQueue}; see {@link QueueModel}. */
@SuppressWarnings("serial")
public class BraidPriorityBlockingQueue<E> extends PriorityBlockingQueue<E> {

    private final transient QueueModel model;

    public BraidPriorityBlockingQueue() {
        super();
        model = new QueueModel("PriorityBlockingQueue", QueueModel.UNBOUNDED, super::size);
    }

    public BraidPriorityBlockingQueue(int initialCapacity) {
        super(initialCapacity);
        model = new QueueModel("PriorityBlockingQueue", QueueModel.UNBOUNDED, super::size);
    }

    public BraidPriorityBlockingQueue(int initialCapacity, @Nullable Comparator<? super E> comparator) {
        super(initialCapacity, comparator);
        model = new QueueModel("PriorityBlockingQueue", QueueModel.UNBOUNDED, super::size);
    }

    public BraidPriorityBlockingQueue(Collection<? extends E> elements) {
        super(elements);
        model = new QueueModel("PriorityBlockingQueue", QueueModel.UNBOUNDED, super::size);
    }

    @Override
    public void put(E element) {
        Turn turn = Turn.here();
        if (turn == null) {
            super.put(element);
        } else {
            offer(element);
        }
    }

    @Override
    public boolean offer(E element, long timeout, TimeUnit unit) {
        Turn turn = Turn.here();
        return turn == null ? super.offer(element, timeout, unit) : offer(element);
    }

    @Override
    public boolean add(E element) {
        Turn turn = Turn.here();
        return turn == null ? super.add(element) : offer(element);
    }

    @Override
    public boolean offer(E element) {
        Turn turn = Turn.here();
        if (turn == null) {
            return super.offer(element);
        }
        Objects.requireNonNull(element);
        return model.offer(turn, () -> super.offer(element));
    }

    @Override
    public E take() throws InterruptedException {
        Turn turn = Turn.here();
        return turn == null ? super.take() : model.take(turn, () -> super.poll());
    }

    @Override
    public @Nullable E poll() {
        Turn turn = Turn.here();
        return turn == null ? super.poll() : model.poll(turn, () -> super.poll());
    }

    @Override
    public @Nullable E poll(long timeout, TimeUnit unit) throws InterruptedException {
        Turn turn = Turn.here();
        return turn == null ? super.poll(timeout, unit) : model.poll(turn, unit.toNanos(timeout), () -> super.poll());
    }

    @Override
    public @Nullable E peek() {
        Turn turn = Turn.here();
        return turn == null ? super.peek() : model.read(turn, () -> super.peek());
    }

    @Override
    public int size() {
        Turn turn = Turn.here();
        return turn == null ? super.size() : model.read(turn, () -> super.size());
    }

    @Override
    public boolean contains(@Nullable Object element) {
        Turn turn = Turn.here();
        return turn == null ? super.contains(element) : model.read(turn, () -> super.contains(element));
    }

    @Override
    public boolean remove(@Nullable Object element) {
        Turn turn = Turn.here();
        return turn == null ? super.remove(element) : model.update(turn, () -> super.remove(element));
    }

    @Override
    public boolean removeIf(Predicate<? super E> filter) {
        Turn turn = Turn.here();
        return turn == null ? super.removeIf(filter) : model.update(turn, () -> super.removeIf(filter));
    }

    @Override
    public boolean removeAll(Collection<?> others) {
        Turn turn = Turn.here();
        return turn == null ? super.removeAll(others) : model.update(turn, () -> super.removeAll(others));
    }

    @Override
    public boolean retainAll(Collection<?> others) {
        Turn turn = Turn.here();
        return turn == null ? super.retainAll(others) : model.update(turn, () -> super.retainAll(others));
    }

    @Override
    public void clear() {
        Turn turn = Turn.here();
        if (turn == null) {
            super.clear();
        } else {
            model.update(turn, () -> {
                super.clear();
                return true;
            });
        }
    }

    @Override
    public int drainTo(Collection<? super E> target) {
        Turn turn = Turn.here();
        return turn == null ? super.drainTo(target) : drainTo(target, Integer.MAX_VALUE);
    }

    @Override
    public int drainTo(Collection<? super E> target, int most) {
        Turn turn = Turn.here();
        return turn == null ? super.drainTo(target, most) : model.drainTo(turn, this, target, most, () -> super.poll());
    }

    @Override
    public Iterator<E> iterator() {
        Turn turn = Turn.here();
        return turn == null ? super.iterator() : model.iterator(turn, () -> super.iterator());
    }

    @Override
    public Object[] toArray() {
        Turn turn = Turn.here();
        return turn == null ? super.toArray() : model.read(turn, () -> super.toArray());
    }

    @Override
    public <T> T[] toArray(T[] array) {
        Turn turn = Turn.here();
        return turn == null ? super.toArray(array) : model.read(turn, () -> super.toArray(array));
    }

    @Override
    public String toString() {
        Turn turn = Turn.here();
        return turn == null ? super.toString() : model.read(turn, () -> super.toString());
    }

    @Override
    public void forEach(Consumer<? super E> action) {
        if (Turn.here() == null) {
            super.forEach(action);
        } else {
            iterator().forEachRemaining(action);
        }
    }

    @Override
    public Spliterator<E> spliterator() {
        return Turn.here() == null ? super.spliterator() : Spliterators.spliteratorUnknownSize(iterator(), 0);
    }
}
