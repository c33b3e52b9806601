package dev.braid.runtime.juc;

import java.util.Collection;
import java.util.Iterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Stands for {@link ConcurrentLinkedDeque}: one operation is one event on the whole queue. */
@SuppressWarnings("serial")
public class BraidConcurrentLinkedDeque<E> extends ConcurrentLinkedDeque<E> {

    private final transient QueueModel model = new QueueModel("ConcurrentLinkedDeque", QueueModel.UNBOUNDED, () -> 0);

    public BraidConcurrentLinkedDeque() {
        super();
    }

    public BraidConcurrentLinkedDeque(Collection<? extends E> elements) {
        super(elements);
    }

    @Override
    public int size() {
        Turn turn = Turn.here();
        return turn == null ? super.size() : model.read(turn, () -> super.size());
    }

    @Override
    public boolean isEmpty() {
        Turn turn = Turn.here();
        return turn == null ? super.isEmpty() : model.read(turn, () -> super.isEmpty());
    }

    @Override
    public boolean contains(@Nullable Object element) {
        Turn turn = Turn.here();
        return turn == null ? super.contains(element) : model.read(turn, () -> super.contains(element));
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
    public @Nullable E peek() {
        Turn turn = Turn.here();
        return turn == null ? super.peek() : model.read(turn, () -> super.peek());
    }

    @Override
    public @Nullable E peekFirst() {
        Turn turn = Turn.here();
        return turn == null ? super.peekFirst() : model.read(turn, () -> super.peekFirst());
    }

    @Override
    public @Nullable E peekLast() {
        Turn turn = Turn.here();
        return turn == null ? super.peekLast() : model.read(turn, () -> super.peekLast());
    }

    @Override
    public E getFirst() {
        Turn turn = Turn.here();
        return turn == null ? super.getFirst() : model.read(turn, () -> super.getFirst());
    }

    @Override
    public E getLast() {
        Turn turn = Turn.here();
        return turn == null ? super.getLast() : model.read(turn, () -> super.getLast());
    }

    @Override
    public boolean add(E element) {
        Turn turn = Turn.here();
        return turn == null ? super.add(element) : model.update(turn, () -> super.add(element));
    }

    @Override
    public boolean remove(@Nullable Object element) {
        Turn turn = Turn.here();
        return turn == null ? super.remove(element) : model.update(turn, () -> super.remove(element));
    }

    @Override
    public boolean addAll(Collection<? extends E> others) {
        Turn turn = Turn.here();
        return turn == null ? super.addAll(others) : model.update(turn, () -> super.addAll(others));
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
    public boolean removeIf(Predicate<? super E> filter) {
        Turn turn = Turn.here();
        return turn == null ? super.removeIf(filter) : model.update(turn, () -> super.removeIf(filter));
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
    public boolean offer(E element) {
        Turn turn = Turn.here();
        return turn == null ? super.offer(element) : model.update(turn, () -> super.offer(element));
    }

    @Override
    public boolean offerFirst(E element) {
        Turn turn = Turn.here();
        return turn == null ? super.offerFirst(element) : model.update(turn, () -> super.offerFirst(element));
    }

    @Override
    public boolean offerLast(E element) {
        Turn turn = Turn.here();
        return turn == null ? super.offerLast(element) : model.update(turn, () -> super.offerLast(element));
    }

    @Override
    public void addFirst(E element) {
        Turn turn = Turn.here();
        if (turn == null) {
            super.addFirst(element);
        } else {
            model.update(turn, () -> {
                super.addFirst(element);
                return true;
            });
        }
    }

    @Override
    public void addLast(E element) {
        Turn turn = Turn.here();
        if (turn == null) {
            super.addLast(element);
        } else {
            model.update(turn, () -> {
                super.addLast(element);
                return true;
            });
        }
    }

    @Override
    public @Nullable E poll() {
        Turn turn = Turn.here();
        return turn == null ? super.poll() : model.update(turn, () -> super.poll());
    }

    @Override
    public @Nullable E pollFirst() {
        Turn turn = Turn.here();
        return turn == null ? super.pollFirst() : model.update(turn, () -> super.pollFirst());
    }

    @Override
    public @Nullable E pollLast() {
        Turn turn = Turn.here();
        return turn == null ? super.pollLast() : model.update(turn, () -> super.pollLast());
    }

    @Override
    public E removeFirst() {
        Turn turn = Turn.here();
        return turn == null ? super.removeFirst() : model.update(turn, () -> super.removeFirst());
    }

    @Override
    public E removeLast() {
        Turn turn = Turn.here();
        return turn == null ? super.removeLast() : model.update(turn, () -> super.removeLast());
    }

    @Override
    public void push(E element) {
        Turn turn = Turn.here();
        if (turn == null) {
            super.push(element);
        } else {
            model.update(turn, () -> {
                super.push(element);
                return true;
            });
        }
    }

    @Override
    public E pop() {
        Turn turn = Turn.here();
        return turn == null ? super.pop() : model.update(turn, () -> super.pop());
    }

    @Override
    public boolean removeFirstOccurrence(@Nullable Object element) {
        Turn turn = Turn.here();
        return turn == null
                ? super.removeFirstOccurrence(element)
                : model.update(turn, () -> super.removeFirstOccurrence(element));
    }

    @Override
    public boolean removeLastOccurrence(@Nullable Object element) {
        Turn turn = Turn.here();
        return turn == null
                ? super.removeLastOccurrence(element)
                : model.update(turn, () -> super.removeLastOccurrence(element));
    }

    @Override
    public Iterator<E> iterator() {
        Turn turn = Turn.here();
        return turn == null ? super.iterator() : model.iterator(turn, () -> super.iterator());
    }

    @Override
    public Iterator<E> descendingIterator() {
        Turn turn = Turn.here();
        return turn == null ? super.descendingIterator() : model.iterator(turn, () -> super.descendingIterator());
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
