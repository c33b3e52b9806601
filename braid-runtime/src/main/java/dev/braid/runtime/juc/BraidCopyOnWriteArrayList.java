package dev.braid.runtime.juc;

import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Stands for {@link CopyOnWriteArrayList}: one operation is one event on the whole list; an iterator sees the list of its beginning. */
@SuppressWarnings("serial")
public class BraidCopyOnWriteArrayList<E> extends CopyOnWriteArrayList<E> {

    private final transient QueueModel model = new QueueModel("CopyOnWriteArrayList", QueueModel.UNBOUNDED, () -> 0);

    public BraidCopyOnWriteArrayList() {
        super();
    }

    public BraidCopyOnWriteArrayList(Collection<? extends E> elements) {
        super(elements);
    }

    public BraidCopyOnWriteArrayList(E[] elements) {
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
    public E get(int index) {
        Turn turn = Turn.here();
        return turn == null ? super.get(index) : model.read(turn, () -> super.get(index));
    }

    @Override
    public int indexOf(@Nullable Object element) {
        Turn turn = Turn.here();
        return turn == null ? super.indexOf(element) : model.read(turn, () -> super.indexOf(element));
    }

    @Override
    public int lastIndexOf(@Nullable Object element) {
        Turn turn = Turn.here();
        return turn == null ? super.lastIndexOf(element) : model.read(turn, () -> super.lastIndexOf(element));
    }

    @Override
    public int indexOf(@Nullable E element, int from) {
        Turn turn = Turn.here();
        return turn == null ? super.indexOf(element, from) : model.read(turn, () -> super.indexOf(element, from));
    }

    @Override
    public int lastIndexOf(@Nullable E element, int from) {
        Turn turn = Turn.here();
        return turn == null
                ? super.lastIndexOf(element, from)
                : model.read(turn, () -> super.lastIndexOf(element, from));
    }

    @Override
    public List<E> subList(int from, int to) {
        Turn turn = Turn.here();
        return turn == null ? super.subList(from, to) : model.read(turn, () -> super.subList(from, to));
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
    public ListIterator<E> listIterator() {
        Turn turn = Turn.here();
        return turn == null ? super.listIterator() : model.read(turn, () -> super.listIterator());
    }

    @Override
    public ListIterator<E> listIterator(int index) {
        Turn turn = Turn.here();
        return turn == null ? super.listIterator(index) : model.read(turn, () -> super.listIterator(index));
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
    public E set(int index, E element) {
        Turn turn = Turn.here();
        return turn == null ? super.set(index, element) : model.update(turn, () -> super.set(index, element));
    }

    @Override
    public void add(int index, E element) {
        Turn turn = Turn.here();
        if (turn == null) {
            super.add(index, element);
        } else {
            model.update(turn, () -> {
                super.add(index, element);
                return true;
            });
        }
    }

    @Override
    public E remove(int index) {
        Turn turn = Turn.here();
        return turn == null ? super.remove(index) : model.update(turn, () -> super.remove(index));
    }

    @Override
    public boolean addIfAbsent(E element) {
        Turn turn = Turn.here();
        return turn == null ? super.addIfAbsent(element) : model.update(turn, () -> super.addIfAbsent(element));
    }

    @Override
    public int addAllAbsent(Collection<? extends E> others) {
        Turn turn = Turn.here();
        return turn == null ? super.addAllAbsent(others) : model.update(turn, () -> super.addAllAbsent(others));
    }

    @Override
    public boolean addAll(int index, Collection<? extends E> others) {
        Turn turn = Turn.here();
        return turn == null ? super.addAll(index, others) : model.update(turn, () -> super.addAll(index, others));
    }

    @Override
    public void replaceAll(UnaryOperator<E> operator) {
        Turn turn = Turn.here();
        if (turn == null) {
            super.replaceAll(operator);
        } else {
            model.update(turn, () -> {
                super.replaceAll(operator);
                return true;
            });
        }
    }

    @Override
    public void sort(@Nullable Comparator<? super E> comparator) {
        Turn turn = Turn.here();
        if (turn == null) {
            super.sort(comparator);
        } else {
            model.update(turn, () -> {
                super.sort(comparator);
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

    // Methods of newer JDKs, by those they are defined by.

    public void addFirst(E element) {
        add(0, element);
    }

    public void addLast(E element) {
        add(element);
    }

    public E getFirst() {
        return iterator().next();
    }
}
