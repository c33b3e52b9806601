package dev.braid.runtime.juc;

import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.Mode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A queue: a cell that holds the number of elements. Taking waits until it is not 0, putting until it is not the
 * capacity. Everything that changes the queue conflicts with everything else, since the order of elements is seen.
 *
 * <p>The elements are in the JDK's queue, which is asked once the operation has happened.
 */
@SuppressWarnings("NullAway") // polls give null for nothing, and generic suppliers cannot say so
final class QueueModel {

    static final int UNBOUNDED = -1;

    private final Shared size;
    private final int capacity;
    private final IntSupplier real;

    QueueModel(String name, int capacity, IntSupplier real) {
        size = new Shared(name);
        this.capacity = capacity;
        this.real = real;
    }

    /** Waits until there is room. */
    void put(Turn turn, BooleanSupplier put) throws InterruptedException {
        if (!isFreeFor(turn, capacity)) {
            turn.announce(Action.PUT)
                    .blocking(size(turn), Mode.UPDATE)
                    .unless(capacity)
                    .interruptible()
                    .takeOrThrow();
        }
        changed(turn, put::getAsBoolean);
    }

    boolean offer(Turn turn, BooleanSupplier put) {
        if (!isFreeFor(turn, capacity)
                && !turn.announce(Action.PUT)
                        .trying(size(turn), Mode.UPDATE, Mode.READ)
                        .unless(capacity)
                        .takeIfAccepted()) {
            return false;
        }
        return changed(turn, put::getAsBoolean);
    }

    boolean offer(Turn turn, long nanos, BooleanSupplier put) throws InterruptedException {
        boolean room = turn.announce(Action.PUT)
                .blocking(size(turn), Mode.UPDATE)
                .unless(capacity)
                .timed(nanos)
                .interruptible()
                .takeOrThrow();
        return room && changed(turn, put::getAsBoolean);
    }

    /** Waits until there is an element. */
    <E> E take(Turn turn, Supplier<E> take) throws InterruptedException {
        if (!isFreeFor(turn, 0)) {
            turn.announce(Action.TAKE)
                    .blocking(size(turn), Mode.UPDATE)
                    .unless(0)
                    .interruptible()
                    .takeOrThrow();
        }
        return changed(turn, take);
    }

    <E> @Nullable E poll(Turn turn, Supplier<@Nullable E> take) {
        if (!isFreeFor(turn, 0)
                && !turn.announce(Action.TAKE)
                        .trying(size(turn), Mode.UPDATE, Mode.READ)
                        .unless(0)
                        .takeIfAccepted()) {
            return null;
        }
        return changed(turn, take);
    }

    <E> @Nullable E poll(Turn turn, long nanos, Supplier<@Nullable E> take) throws InterruptedException {
        boolean some = turn.announce(Action.TAKE)
                .blocking(size(turn), Mode.UPDATE)
                .unless(0)
                .timed(nanos)
                .interruptible()
                .takeOrThrow();
        return some ? changed(turn, take) : null;
    }

    /** Looks at the queue. */
    <R> R read(Turn turn, Supplier<R> look) {
        if (!isQuiet(turn)) {
            turn.announce(Action.READ).touching(size(turn), Mode.READ).take();
        }
        return turn.unnoticed(look);
    }

    /** Changes the queue in a way that never has to wait. */
    <R> R update(Turn turn, Supplier<R> change) {
        if (!isQuiet(turn)) {
            turn.announce(Action.UPDATE).touching(size(turn), Mode.UPDATE).take();
        }
        return changed(turn, change);
    }

    /** Moves up to so many elements to another collection. */
    <E> int drainTo(Turn turn, Object from, Collection<? super E> target, int most, Supplier<@Nullable E> poll) {
        Objects.requireNonNull(target);
        if (target == from) {
            throw new IllegalArgumentException();
        }
        List<E> drained = update(turn, () -> {
            List<E> elements = new ArrayList<>();
            for (E next = most > 0 ? poll.get() : null; next != null; ) {
                elements.add(next);
                next = elements.size() < most ? poll.get() : null;
            }
            return elements;
        });
        target.addAll(drained);
        return drained.size();
    }

    /** An iterator that looks at the queue whenever it moves on. */
    <E> Iterator<E> iterator(Turn turn, Supplier<Iterator<E>> iterator) {
        Iterator<E> inner = read(turn, iterator);
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return inner.hasNext();
            }

            @Override
            public E next() {
                Turn now = Turn.here();
                return now == null ? inner.next() : read(now, inner::next);
            }

            @Override
            public void remove() {
                Turn now = Turn.here();
                if (now == null) {
                    inner.remove();
                } else {
                    update(now, () -> {
                        inner.remove();
                        return true;
                    });
                }
            }
        };
    }

    private <R> R changed(Turn turn, Supplier<R> change) {
        R result = turn.unnoticed(change);
        if (!size.isNewTo(turn)) {
            turn.wrote(real.getAsInt());
        }
        return result;
    }

    /** Whether the thread is alone and would not have to wait. */
    private boolean isFreeFor(Turn turn, int barred) {
        return isQuiet(turn) && real.getAsInt() != barred;
    }

    /** Whether nobody else can have noticed the queue yet, so that nothing needs to be an event. */
    private boolean isQuiet(Turn turn) {
        return turn.isAlone() && size.isNewTo(turn);
    }

    private int size(Turn turn) {
        return size.cell(turn, real.getAsInt());
    }
}
