package dev.braid.runtime.juc;

import java.util.Collection;
import java.util.Iterator;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Stands for {@link LinkedBlockingDeque}; see {@link QueueModel}. */
@SuppressWarnings("serial")
public class BraidLinkedBlockingDeque<E> extends LinkedBlockingDeque<E> {

    private final transient QueueModel model;

    public BraidLinkedBlockingDeque() {
        super();
        model = new QueueModel("LinkedBlockingDeque", QueueModel.UNBOUNDED, super::size);
    }

    public BraidLinkedBlockingDeque(int capacity) {
        super(capacity);
        model = new QueueModel("LinkedBlockingDeque", capacity, super::size);
    }

    public BraidLinkedBlockingDeque(Collection<? extends E> elements) {
        super(elements);
        model = new QueueModel("LinkedBlockingDeque", QueueModel.UNBOUNDED, super::size);
    }

    @Override
    public void put(E element) throws InterruptedException {
        Turn turn = Turn.here();
        if (turn == null) {
            super.put(element);
        } else {
            Objects.requireNonNull(element);
            model.put(turn, () -> super.offerLast(element));
        }
    }

    @Override
    public boolean offer(E element, long timeout, TimeUnit unit) throws InterruptedException {
        Turn turn = Turn.here();
        if (turn == null) {
            return super.offer(element, timeout, unit);
        }
        Objects.requireNonNull(element);
        return model.offer(turn, unit.toNanos(timeout), () -> super.offerLast(element));
    }

    @Override
    public boolean offer(E element) {
        Turn turn = Turn.here();
        if (turn == null) {
            return super.offer(element);
        }
        Objects.requireNonNull(element);
        return model.offer(turn, () -> super.offerLast(element));
    }

    @Override
    public E take() throws InterruptedException {
        Turn turn = Turn.here();
        return turn == null ? super.take() : model.take(turn, () -> super.pollFirst());
    }

    @Override
    public @Nullable E poll() {
        Turn turn = Turn.here();
        return turn == null ? super.poll() : model.poll(turn, () -> super.pollFirst());
    }

    @Override
    public @Nullable E poll(long timeout, TimeUnit unit) throws InterruptedException {
        Turn turn = Turn.here();
        return turn == null
                ? super.poll(timeout, unit)
                : model.poll(turn, unit.toNanos(timeout), () -> super.pollFirst());
    }

    @Override
    public @Nullable E peek() {
        Turn turn = Turn.here();
        return turn == null ? super.peek() : model.read(turn, () -> super.peekFirst());
    }

    @Override
    public int size() {
        Turn turn = Turn.here();
        return turn == null ? super.size() : model.read(turn, () -> super.size());
    }

    @Override
    public int remainingCapacity() {
        Turn turn = Turn.here();
        return turn == null ? super.remainingCapacity() : model.read(turn, () -> super.remainingCapacity());
    }

    @Override
    public boolean contains(@Nullable Object element) {
        Turn turn = Turn.here();
        return turn == null ? super.contains(element) : model.read(turn, () -> super.contains(element));
    }

    @Override
    public boolean remove(@Nullable Object element) {
        Turn turn = Turn.here();
        return turn == null ? super.remove(element) : model.update(turn, () -> super.removeFirstOccurrence(element));
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
        return turn == null
                ? super.drainTo(target, most)
                : model.drainTo(turn, this, target, most, () -> super.pollFirst());
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

    @Override
    public void putFirst(E element) throws InterruptedException {
        Turn turn = Turn.here();
        if (turn == null) {
            super.putFirst(element);
        } else {
            Objects.requireNonNull(element);
            model.put(turn, () -> super.offerFirst(element));
        }
    }

    @Override
    public boolean offerFirst(E element) {
        Turn turn = Turn.here();
        if (turn == null) {
            return super.offerFirst(element);
        }
        Objects.requireNonNull(element);
        return model.offer(turn, () -> super.offerFirst(element));
    }

    @Override
    public boolean offerFirst(E element, long timeout, TimeUnit unit) throws InterruptedException {
        Turn turn = Turn.here();
        if (turn == null) {
            return super.offerFirst(element, timeout, unit);
        }
        Objects.requireNonNull(element);
        return model.offer(turn, unit.toNanos(timeout), () -> super.offerFirst(element));
    }

    @Override
    public E takeFirst() throws InterruptedException {
        Turn turn = Turn.here();
        return turn == null ? super.takeFirst() : model.take(turn, () -> super.pollFirst());
    }

    @Override
    public @Nullable E pollFirst() {
        Turn turn = Turn.here();
        return turn == null ? super.pollFirst() : model.poll(turn, () -> super.pollFirst());
    }

    @Override
    public @Nullable E pollFirst(long timeout, TimeUnit unit) throws InterruptedException {
        Turn turn = Turn.here();
        return turn == null
                ? super.pollFirst(timeout, unit)
                : model.poll(turn, unit.toNanos(timeout), () -> super.pollFirst());
    }

    @Override
    public @Nullable E peekFirst() {
        Turn turn = Turn.here();
        return turn == null ? super.peekFirst() : model.read(turn, () -> super.peekFirst());
    }

    @Override
    public boolean removeFirstOccurrence(@Nullable Object element) {
        Turn turn = Turn.here();
        return turn == null
                ? super.removeFirstOccurrence(element)
                : model.update(turn, () -> super.removeFirstOccurrence(element));
    }

    @Override
    public void putLast(E element) throws InterruptedException {
        Turn turn = Turn.here();
        if (turn == null) {
            super.putLast(element);
        } else {
            Objects.requireNonNull(element);
            model.put(turn, () -> super.offerLast(element));
        }
    }

    @Override
    public boolean offerLast(E element) {
        Turn turn = Turn.here();
        if (turn == null) {
            return super.offerLast(element);
        }
        Objects.requireNonNull(element);
        return model.offer(turn, () -> super.offerLast(element));
    }

    @Override
    public boolean offerLast(E element, long timeout, TimeUnit unit) throws InterruptedException {
        Turn turn = Turn.here();
        if (turn == null) {
            return super.offerLast(element, timeout, unit);
        }
        Objects.requireNonNull(element);
        return model.offer(turn, unit.toNanos(timeout), () -> super.offerLast(element));
    }

    @Override
    public E takeLast() throws InterruptedException {
        Turn turn = Turn.here();
        return turn == null ? super.takeLast() : model.take(turn, () -> super.pollLast());
    }

    @Override
    public @Nullable E pollLast() {
        Turn turn = Turn.here();
        return turn == null ? super.pollLast() : model.poll(turn, () -> super.pollLast());
    }

    @Override
    public @Nullable E pollLast(long timeout, TimeUnit unit) throws InterruptedException {
        Turn turn = Turn.here();
        return turn == null
                ? super.pollLast(timeout, unit)
                : model.poll(turn, unit.toNanos(timeout), () -> super.pollLast());
    }

    @Override
    public @Nullable E peekLast() {
        Turn turn = Turn.here();
        return turn == null ? super.peekLast() : model.read(turn, () -> super.peekLast());
    }

    @Override
    public boolean removeLastOccurrence(@Nullable Object element) {
        Turn turn = Turn.here();
        return turn == null
                ? super.removeLastOccurrence(element)
                : model.update(turn, () -> super.removeLastOccurrence(element));
    }

    @Override
    public Iterator<E> descendingIterator() {
        Turn turn = Turn.here();
        return turn == null ? super.descendingIterator() : model.iterator(turn, () -> super.descendingIterator());
    }
}
