package dev.braid.runtime.juc;

import dev.braid.runtime.threads.Performer;
import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.Mode;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A concurrent map: one object per key, and one for what is said of all keys together (the size, an iteration).
 *
 * <p>Changes of different keys commute. The object of a key is a lock of one permit: a function of {@code compute} runs
 * while its key is locked, a change waits until it is not, a look does not wait.
 */
final class MapModel {

    private final String name;
    private final Shared whole;
    private final Map<Object, Key> keys = new HashMap<>();
    private long execution = -1;

    private static final class Key {
        final Shared lock;

        @Nullable
        Performer computing;

        Key(String name) {
            lock = new Shared(name);
        }

        int number(Turn turn) {
            return lock.counter(turn, 1);
        }
    }

    MapModel(String name) {
        this.name = name;
        whole = new Shared(name);
    }

    /** Looks at one key. */
    <R> R read(Turn turn, @Nullable Object key, Supplier<R> look) {
        if (!turn.isAlone()) {
            Key it = key(turn, key);
            turn.announce(Action.READ).touching(it.number(turn), Mode.READ).take();
        }
        return turn.unnoticed(look);
    }

    /** Changes one key. */
    <R> R write(Turn turn, @Nullable Object key, Supplier<R> change) {
        Key it = key(turn, key);
        refuseRecursion(turn, it);
        if (!turn.isAlone()) {
            turn.announce(Action.WRITE)
                    .blocking(it.number(turn), Mode.UPDATE)
                    .counting(1, Integer.MAX_VALUE, 0)
                    .also(whole(turn), Mode.COMMUTE)
                    .take();
        }
        return turn.unnoticed(change);
    }

    /** Begins a computation: the key is locked until {@link #computed}. */
    void compute(Turn turn, @Nullable Object key) {
        Key it = key(turn, key);
        refuseRecursion(turn, it);
        turn.announce(Action.LOCK)
                .blocking(it.number(turn), Mode.UPDATE)
                .counting(1, Integer.MAX_VALUE, -1)
                .take();
        it.computing = turn.performer();
        it.lock.heldBy(it.computing);
    }

    /** Ends a computation by a change of the key, which the others see together with its being unlocked. */
    <R> R computed(Turn turn, @Nullable Object key, Supplier<R> change) {
        Key it = key(turn, key);
        turn.announce(Action.UNLOCK)
                .touching(it.number(turn), Mode.UPDATE)
                .adding(1)
                .also(whole(turn), Mode.COMMUTE)
                .take();
        it.computing = null;
        it.lock.heldBy(null);
        return turn.unnoticed(change);
    }

    private static void refuseRecursion(Turn turn, Key key) {
        if (key.computing == turn.performer()) {
            throw new IllegalStateException("Recursive update");
        }
    }

    /** Looks at all keys. */
    <R> R readAll(Turn turn, Supplier<R> look) {
        if (!turn.isAlone()) {
            turn.announce(Action.READ).touching(whole(turn), Mode.READ).take();
        }
        return turn.unnoticed(look);
    }

    /** An iterator that looks at the map whenever it moves on. */
    <E> Iterator<E> iterator(Turn turn, Supplier<Iterator<E>> iterator) {
        Iterator<E> inner = readAll(turn, iterator);
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return inner.hasNext();
            }

            @Override
            public E next() {
                Turn now = Turn.here();
                return now == null ? inner.next() : readAll(now, inner::next);
            }
        };
    }

    private Key key(Turn turn, @Nullable Object key) {
        Objects.requireNonNull(key);
        if (execution != turn.execution()) {
            execution = turn.execution();
            keys.clear();
        }
        return turn.unnoticed(() -> keys.computeIfAbsent(key, any -> new Key(name)));
    }

    private int whole(Turn turn) {
        return whole.cell(turn, 0);
    }
}
