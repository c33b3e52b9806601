package dev.braid.runtime.juc;

import java.util.AbstractCollection;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Stands for {@link ConcurrentHashMap}; see {@link MapModel}. A walk through {@code keySet()} is one look at the map, since
 * the type of that view cannot be extended; walks through entries and values look at each step.
 */
@SuppressWarnings({"serial", "NullAway"}) // what a function gives back may be null, and the JDK's types do not say so
public class BraidConcurrentHashMap<K, V> extends ConcurrentHashMap<K, V> {

    private final transient MapModel model = new MapModel("ConcurrentHashMap");

    public BraidConcurrentHashMap() {}

    public BraidConcurrentHashMap(int initialCapacity) {
        super(initialCapacity);
    }

    public BraidConcurrentHashMap(int initialCapacity, float loadFactor) {
        super(initialCapacity, loadFactor);
    }

    public BraidConcurrentHashMap(int initialCapacity, float loadFactor, int concurrency) {
        super(initialCapacity, loadFactor, concurrency);
    }

    public BraidConcurrentHashMap(Map<? extends K, ? extends V> entries) {
        super(Math.max(1, entries.size()));
        putAll(entries);
    }

    @Override
    public @Nullable V get(Object key) {
        Turn turn = Turn.here();
        return turn == null ? super.get(key) : model.read(turn, key, () -> super.get(key));
    }

    @Override
    public boolean containsKey(Object key) {
        Turn turn = Turn.here();
        return turn == null ? super.containsKey(key) : model.read(turn, key, () -> super.containsKey(key));
    }

    @Override
    public V getOrDefault(Object key, V absent) {
        Turn turn = Turn.here();
        return turn == null
                ? super.getOrDefault(key, absent)
                : model.read(turn, key, () -> super.getOrDefault(key, absent));
    }

    @Override
    public @Nullable V put(K key, V value) {
        Turn turn = Turn.here();
        return turn == null ? super.put(key, value) : model.write(turn, key, () -> super.put(key, value));
    }

    @Override
    public @Nullable V putIfAbsent(K key, V value) {
        Turn turn = Turn.here();
        return turn == null
                ? super.putIfAbsent(key, value)
                : model.write(turn, key, () -> super.putIfAbsent(key, value));
    }

    @Override
    public @Nullable V remove(Object key) {
        Turn turn = Turn.here();
        return turn == null ? super.remove(key) : model.write(turn, key, () -> super.remove(key));
    }

    @Override
    public boolean remove(Object key, Object value) {
        Turn turn = Turn.here();
        return turn == null ? super.remove(key, value) : model.write(turn, key, () -> super.remove(key, value));
    }

    @Override
    public boolean replace(K key, V old, V value) {
        Turn turn = Turn.here();
        return turn == null
                ? super.replace(key, old, value)
                : model.write(turn, key, () -> super.replace(key, old, value));
    }

    @Override
    public @Nullable V replace(K key, V value) {
        Turn turn = Turn.here();
        return turn == null ? super.replace(key, value) : model.write(turn, key, () -> super.replace(key, value));
    }

    @Override
    public int size() {
        Turn turn = Turn.here();
        return turn == null ? super.size() : model.readAll(turn, () -> super.size());
    }

    @Override
    public boolean isEmpty() {
        Turn turn = Turn.here();
        return turn == null ? super.isEmpty() : model.readAll(turn, () -> super.isEmpty());
    }

    @Override
    public long mappingCount() {
        Turn turn = Turn.here();
        return turn == null ? super.mappingCount() : model.readAll(turn, () -> super.mappingCount());
    }

    @Override
    public boolean containsValue(Object value) {
        Turn turn = Turn.here();
        return turn == null ? super.containsValue(value) : model.readAll(turn, () -> super.containsValue(value));
    }

    @Override
    public boolean contains(Object value) {
        return containsValue(value);
    }

    @Override
    public String toString() {
        Turn turn = Turn.here();
        return turn == null ? super.toString() : model.readAll(turn, () -> super.toString());
    }

    @Override
    public int hashCode() {
        Turn turn = Turn.here();
        return turn == null ? super.hashCode() : model.readAll(turn, () -> super.hashCode());
    }

    @Override
    public boolean equals(@Nullable Object other) {
        Turn turn = Turn.here();
        return turn == null ? super.equals(other) : model.readAll(turn, () -> super.equals(other));
    }

    @Override
    public KeySetView<K, V> keySet() {
        Turn turn = Turn.here();
        return turn == null ? super.keySet() : model.readAll(turn, () -> super.keySet());
    }

    @Override
    public Enumeration<K> keys() {
        Turn turn = Turn.here();
        return turn == null ? super.keys() : model.readAll(turn, () -> super.keys());
    }

    @Override
    public Enumeration<V> elements() {
        Turn turn = Turn.here();
        return turn == null ? super.elements() : model.readAll(turn, () -> super.elements());
    }

    @Override
    public @Nullable V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        Turn turn = Turn.here();
        if (turn == null) {
            return super.computeIfAbsent(key, function);
        }
        Objects.requireNonNull(function);
        V present = get(key);
        return present != null ? present : compute(turn, key, old -> old == null ? function.apply(key) : old);
    }

    @Override
    public @Nullable V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        Turn turn = Turn.here();
        if (turn == null) {
            return super.computeIfPresent(key, function);
        }
        Objects.requireNonNull(function);
        return compute(turn, key, old -> old == null ? null : function.apply(key, old));
    }

    @Override
    public @Nullable V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        Turn turn = Turn.here();
        if (turn == null) {
            return super.compute(key, function);
        }
        Objects.requireNonNull(function);
        return compute(turn, key, old -> function.apply(key, old));
    }

    @Override
    public @Nullable V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        Turn turn = Turn.here();
        if (turn == null) {
            return super.merge(key, value, function);
        }
        Objects.requireNonNull(value);
        Objects.requireNonNull(function);
        return compute(turn, key, old -> old == null ? value : function.apply(old, value));
    }

    /** The function runs while the key is locked; if it throws, nothing changes. */
    private @Nullable V compute(Turn turn, K key, Function<@Nullable V, @Nullable V> function) {
        model.compute(turn, key);
        V old = turn.unnoticed(() -> super.get(key));
        V next = old;
        try {
            next = function.apply(old);
        } finally {
            V result = next;
            model.computed(turn, key, () -> result == null ? super.remove(key) : super.put(key, result));
        }
        return next;
    }

    @Override
    public void putAll(Map<? extends K, ? extends V> entries) {
        if (Turn.here() == null) {
            super.putAll(entries);
        } else {
            entries.forEach(this::put);
        }
    }

    /** Removes one key after the other, as the contract allows. */
    @Override
    public void clear() {
        Turn turn = Turn.here();
        if (turn == null) {
            super.clear();
        } else {
            Object[] present = model.readAll(turn, () -> super.keySet().toArray());
            for (Object key : present) {
                remove(key);
            }
        }
    }

    @Override
    public void forEach(BiConsumer<? super K, ? super V> action) {
        if (Turn.here() == null) {
            super.forEach(action);
        } else {
            entrySet().forEach(entry -> action.accept(entry.getKey(), entry.getValue()));
        }
    }

    @Override
    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        if (Turn.here() == null) {
            super.replaceAll(function);
        } else {
            entrySet().forEach(entry -> computeIfPresent(entry.getKey(), function));
        }
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
        Set<Map.Entry<K, V>> all = super.entrySet();
        return Turn.here() == null
                ? all
                : new AbstractSet<>() {
                    @Override
                    public Iterator<Map.Entry<K, V>> iterator() {
                        Turn turn = Turn.here();
                        return turn == null
                                ? all.iterator()
                                : removing(model.iterator(turn, all::iterator), Map.Entry::getKey);
                    }

                    @Override
                    public int size() {
                        return BraidConcurrentHashMap.this.size();
                    }
                };
    }

    @Override
    public Collection<V> values() {
        return Turn.here() == null
                ? super.values()
                : new AbstractCollection<>() {
                    @Override
                    public Iterator<V> iterator() {
                        Iterator<Map.Entry<K, V>> entries = entrySet().iterator();
                        return new Iterator<>() {
                            @Override
                            public boolean hasNext() {
                                return entries.hasNext();
                            }

                            @Override
                            public V next() {
                                return entries.next().getValue();
                            }

                            @Override
                            public void remove() {
                                entries.remove();
                            }
                        };
                    }

                    @Override
                    public int size() {
                        return BraidConcurrentHashMap.this.size();
                    }
                };
    }

    private <E> Iterator<E> removing(Iterator<E> inner, Function<E, K> key) {
        return new Iterator<>() {
            private @Nullable E last;

            @Override
            public boolean hasNext() {
                return inner.hasNext();
            }

            @Override
            public E next() {
                E next = inner.next();
                last = next;
                return next;
            }

            @Override
            public void remove() {
                E removed = last;
                if (removed == null) {
                    throw new IllegalStateException();
                }
                last = null;
                BraidConcurrentHashMap.this.remove(key.apply(removed));
            }
        };
    }
}
