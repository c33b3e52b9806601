package dev.braid.runtime.juc;

import java.util.Collection;
import java.util.Comparator;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import java.util.SortedMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Stands for {@link ConcurrentSkipListMap}: one operation is one event on the whole map, a walk through a view is one look. */
@SuppressWarnings("serial")
public class BraidConcurrentSkipListMap<K, V> extends ConcurrentSkipListMap<K, V> {

    private final transient QueueModel model = new QueueModel("ConcurrentSkipListMap", QueueModel.UNBOUNDED, () -> 0);

    public BraidConcurrentSkipListMap() {
        super();
    }

    public BraidConcurrentSkipListMap(Comparator<? super K> comparator) {
        super(comparator);
    }

    public BraidConcurrentSkipListMap(Map<? extends K, ? extends V> entries) {
        super(entries);
    }

    public BraidConcurrentSkipListMap(SortedMap<K, ? extends V> entries) {
        super(entries);
    }

    @Override
    public @Nullable V get(Object key) {
        Turn turn = Turn.here();
        return turn == null ? super.get(key) : model.read(turn, () -> super.get(key));
    }

    @Override
    public boolean containsKey(Object key) {
        Turn turn = Turn.here();
        return turn == null ? super.containsKey(key) : model.read(turn, () -> super.containsKey(key));
    }

    @Override
    public V getOrDefault(Object key, V absent) {
        Turn turn = Turn.here();
        return turn == null ? super.getOrDefault(key, absent) : model.read(turn, () -> super.getOrDefault(key, absent));
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
    public boolean containsValue(Object value) {
        Turn turn = Turn.here();
        return turn == null ? super.containsValue(value) : model.read(turn, () -> super.containsValue(value));
    }

    @Override
    public K firstKey() {
        Turn turn = Turn.here();
        return turn == null ? super.firstKey() : model.read(turn, () -> super.firstKey());
    }

    @Override
    public K lastKey() {
        Turn turn = Turn.here();
        return turn == null ? super.lastKey() : model.read(turn, () -> super.lastKey());
    }

    @Override
    public Map.@Nullable Entry<K, V> lowerEntry(K key) {
        Turn turn = Turn.here();
        return turn == null ? super.lowerEntry(key) : model.read(turn, () -> super.lowerEntry(key));
    }

    @Override
    public Map.@Nullable Entry<K, V> floorEntry(K key) {
        Turn turn = Turn.here();
        return turn == null ? super.floorEntry(key) : model.read(turn, () -> super.floorEntry(key));
    }

    @Override
    public Map.@Nullable Entry<K, V> ceilingEntry(K key) {
        Turn turn = Turn.here();
        return turn == null ? super.ceilingEntry(key) : model.read(turn, () -> super.ceilingEntry(key));
    }

    @Override
    public Map.@Nullable Entry<K, V> higherEntry(K key) {
        Turn turn = Turn.here();
        return turn == null ? super.higherEntry(key) : model.read(turn, () -> super.higherEntry(key));
    }

    @Override
    public @Nullable K lowerKey(K key) {
        Turn turn = Turn.here();
        return turn == null ? super.lowerKey(key) : model.read(turn, () -> super.lowerKey(key));
    }

    @Override
    public @Nullable K floorKey(K key) {
        Turn turn = Turn.here();
        return turn == null ? super.floorKey(key) : model.read(turn, () -> super.floorKey(key));
    }

    @Override
    public @Nullable K ceilingKey(K key) {
        Turn turn = Turn.here();
        return turn == null ? super.ceilingKey(key) : model.read(turn, () -> super.ceilingKey(key));
    }

    @Override
    public @Nullable K higherKey(K key) {
        Turn turn = Turn.here();
        return turn == null ? super.higherKey(key) : model.read(turn, () -> super.higherKey(key));
    }

    @Override
    public Map.@Nullable Entry<K, V> firstEntry() {
        Turn turn = Turn.here();
        return turn == null ? super.firstEntry() : model.read(turn, () -> super.firstEntry());
    }

    @Override
    public Map.@Nullable Entry<K, V> lastEntry() {
        Turn turn = Turn.here();
        return turn == null ? super.lastEntry() : model.read(turn, () -> super.lastEntry());
    }

    @Override
    public NavigableSet<K> keySet() {
        Turn turn = Turn.here();
        return turn == null ? super.keySet() : model.read(turn, () -> super.keySet());
    }

    @Override
    public Collection<V> values() {
        Turn turn = Turn.here();
        return turn == null ? super.values() : model.read(turn, () -> super.values());
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
        Turn turn = Turn.here();
        return turn == null ? super.entrySet() : model.read(turn, () -> super.entrySet());
    }

    @Override
    public boolean equals(@Nullable Object other) {
        Turn turn = Turn.here();
        return turn == null ? super.equals(other) : model.read(turn, () -> super.equals(other));
    }

    @Override
    public int hashCode() {
        Turn turn = Turn.here();
        return turn == null ? super.hashCode() : model.read(turn, () -> super.hashCode());
    }

    @Override
    public String toString() {
        Turn turn = Turn.here();
        return turn == null ? super.toString() : model.read(turn, () -> super.toString());
    }

    @Override
    public void forEach(BiConsumer<? super K, ? super V> action) {
        Turn turn = Turn.here();
        if (turn == null) {
            super.forEach(action);
        } else {
            model.read(turn, () -> {
                super.forEach(action);
                return true;
            });
        }
    }

    @Override
    public @Nullable V put(K key, V value) {
        Turn turn = Turn.here();
        return turn == null ? super.put(key, value) : model.update(turn, () -> super.put(key, value));
    }

    @Override
    public @Nullable V putIfAbsent(K key, V value) {
        Turn turn = Turn.here();
        return turn == null ? super.putIfAbsent(key, value) : model.update(turn, () -> super.putIfAbsent(key, value));
    }

    @Override
    public @Nullable V remove(Object key) {
        Turn turn = Turn.here();
        return turn == null ? super.remove(key) : model.update(turn, () -> super.remove(key));
    }

    @Override
    public boolean remove(Object key, Object value) {
        Turn turn = Turn.here();
        return turn == null ? super.remove(key, value) : model.update(turn, () -> super.remove(key, value));
    }

    @Override
    public boolean replace(K key, V old, V value) {
        Turn turn = Turn.here();
        return turn == null ? super.replace(key, old, value) : model.update(turn, () -> super.replace(key, old, value));
    }

    @Override
    public @Nullable V replace(K key, V value) {
        Turn turn = Turn.here();
        return turn == null ? super.replace(key, value) : model.update(turn, () -> super.replace(key, value));
    }

    @Override
    public @Nullable V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
        Turn turn = Turn.here();
        return turn == null
                ? super.computeIfAbsent(key, function)
                : model.update(turn, () -> super.computeIfAbsent(key, function));
    }

    @Override
    public @Nullable V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        Turn turn = Turn.here();
        return turn == null
                ? super.computeIfPresent(key, function)
                : model.update(turn, () -> super.computeIfPresent(key, function));
    }

    @Override
    public @Nullable V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
        Turn turn = Turn.here();
        return turn == null ? super.compute(key, function) : model.update(turn, () -> super.compute(key, function));
    }

    @Override
    public @Nullable V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
        Turn turn = Turn.here();
        return turn == null
                ? super.merge(key, value, function)
                : model.update(turn, () -> super.merge(key, value, function));
    }

    @Override
    public void putAll(Map<? extends K, ? extends V> entries) {
        Turn turn = Turn.here();
        if (turn == null) {
            super.putAll(entries);
        } else {
            model.update(turn, () -> {
                super.putAll(entries);
                return true;
            });
        }
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
    public Map.@Nullable Entry<K, V> pollFirstEntry() {
        Turn turn = Turn.here();
        return turn == null ? super.pollFirstEntry() : model.update(turn, () -> super.pollFirstEntry());
    }

    @Override
    public Map.@Nullable Entry<K, V> pollLastEntry() {
        Turn turn = Turn.here();
        return turn == null ? super.pollLastEntry() : model.update(turn, () -> super.pollLastEntry());
    }

    @Override
    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Turn turn = Turn.here();
        if (turn == null) {
            super.replaceAll(function);
        } else {
            model.update(turn, () -> {
                super.replaceAll(function);
                return true;
            });
        }
    }
}
