package dev.braid.runtime.juc;

import java.util.Collection;
import java.util.Iterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Stands for {@link CopyOnWriteArraySet}: one operation is one event on the whole set; an iterator sees the set of its beginning. */
@SuppressWarnings("serial")
public class BraidCopyOnWriteArraySet<E> extends CopyOnWriteArraySet<E> {

    private final transient QueueModel model = new QueueModel("CopyOnWriteArraySet", QueueModel.UNBOUNDED, () -> 0);

    public BraidCopyOnWriteArraySet() {
        super();
    }

    public BraidCopyOnWriteArraySet(Collection<? extends E> elements) {
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
    public Iterator<E> iterator() {
        Turn turn = Turn.here();
        return turn == null ? super.iterator() : model.read(turn, () -> super.iterator());
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
