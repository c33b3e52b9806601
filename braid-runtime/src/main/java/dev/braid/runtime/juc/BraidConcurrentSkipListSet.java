package dev.braid.runtime.juc;

import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.SortedSet;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Stands for {@link ConcurrentSkipListSet}: one operation is one event on the whole set. */
@SuppressWarnings("serial")
public class BraidConcurrentSkipListSet<E> extends ConcurrentSkipListSet<E> {

    private final transient QueueModel model = new QueueModel("ConcurrentSkipListSet", QueueModel.UNBOUNDED, () -> 0);

    public BraidConcurrentSkipListSet() {
        super();
    }

    public BraidConcurrentSkipListSet(Comparator<? super E> comparator) {
        super(comparator);
    }

    public BraidConcurrentSkipListSet(Collection<? extends E> elements) {
        super(elements);
    }

    public BraidConcurrentSkipListSet(SortedSet<E> elements) {
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
    public E first() {
        Turn turn = Turn.here();
        return turn == null ? super.first() : model.read(turn, () -> super.first());
    }

    @Override
    public E last() {
        Turn turn = Turn.here();
        return turn == null ? super.last() : model.read(turn, () -> super.last());
    }

    @Override
    public @Nullable E lower(E element) {
        Turn turn = Turn.here();
        return turn == null ? super.lower(element) : model.read(turn, () -> super.lower(element));
    }

    @Override
    public @Nullable E floor(E element) {
        Turn turn = Turn.here();
        return turn == null ? super.floor(element) : model.read(turn, () -> super.floor(element));
    }

    @Override
    public @Nullable E ceiling(E element) {
        Turn turn = Turn.here();
        return turn == null ? super.ceiling(element) : model.read(turn, () -> super.ceiling(element));
    }

    @Override
    public @Nullable E higher(E element) {
        Turn turn = Turn.here();
        return turn == null ? super.higher(element) : model.read(turn, () -> super.higher(element));
    }

    @Override
    public boolean containsAll(Collection<?> others) {
        Turn turn = Turn.here();
        return turn == null ? super.containsAll(others) : model.read(turn, () -> super.containsAll(others));
    }

    @Override
    public int hashCode() {
        Turn turn = Turn.here();
        return turn == null ? super.hashCode() : model.read(turn, () -> super.hashCode());
    }

    @Override
    public boolean equals(@Nullable Object other) {
        Turn turn = Turn.here();
        return turn == null ? super.equals(other) : model.read(turn, () -> super.equals(other));
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
