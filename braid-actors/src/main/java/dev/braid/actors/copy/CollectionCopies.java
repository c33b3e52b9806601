package dev.braid.actors.copy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Copies the collections of the JDK as part of one {@link Copying}. */
final class CollectionCopies {

    private final Copying copying;

    CollectionCopies(Copying copying) {
        this.copying = copying;
    }

    /** A copy of a changeable collection, of the same class. */
    Object copy(Object original, Place place) {
        return original instanceof Map<?, ?> map
                ? fill(copying.remember(original, emptyMap(map, place)), map, place)
                : fill(
                        copying.remember(original, empty((Collection<?>) original, place)),
                        (Collection<?>) original,
                        place);
    }

    /** The unmodifiable collection itself if its elements are immutable, else an unmodifiable one of their copies. */
    @SuppressWarnings("NullAway") // new LinkedHashMap<>() is inferred without @Nullable
    Object copyFrozen(Object original, Place place) {
        if (original instanceof Map<?, ?> map) {
            Map<@Nullable Object, @Nullable Object> filled = fill(new LinkedHashMap<>(), map, place);
            return sameParts(map.keySet(), filled.keySet()) && sameParts(map.values(), filled.values())
                    ? map
                    : frozen(filled);
        }
        Collection<?> elements = (Collection<?>) original;
        List<@Nullable Object> filled = new ArrayList<>(elements.size());
        fill(filled, elements, place);
        return sameParts(elements, filled) ? elements : frozen(elements, filled);
    }

    private static boolean sameParts(Collection<?> some, Collection<?> others) {
        var other = others.iterator();
        for (Object one : some) {
            if (!other.hasNext() || one != other.next()) {
                return false;
            }
        }
        return !other.hasNext();
    }

    @SuppressWarnings({"NullAway", "nullness"}) // Map.copyOf gets no nulls: the original has none
    private static Object frozen(Map<@Nullable Object, @Nullable Object> filled) {
        return Map.copyOf(filled);
    }

    @SuppressWarnings({"NullAway", "nullness"}) // Stream.toList() is the one unmodifiable list that may hold nulls
    private static Object frozen(Collection<?> original, List<@Nullable Object> filled) {
        return original instanceof Set ? Set.copyOf(filled) : filled.stream().toList();
    }

    private <C extends Collection<@Nullable Object>> C fill(C copy, Collection<?> original, Place place) {
        int index = 0;
        for (Object element : original) {
            copy.add(copying.copy(element, place.element(index++)));
        }
        return copy;
    }

    private <M extends Map<@Nullable Object, @Nullable Object>> M fill(M copy, Map<?, ?> original, Place place) {
        for (Map.Entry<?, ?> entry : original.entrySet()) {
            Object key = entry.getKey();
            copy.put(copying.copy(key, place.key()), copying.copy(entry.getValue(), place.value(key)));
        }
        return copy;
    }

    private Collection<@Nullable Object> empty(Collection<?> original, Place place) {
        if (original instanceof TreeSet<?> sorted) {
            return new TreeSet<>(comparator(sorted.comparator(), place));
        }
        if (original instanceof LinkedHashSet) {
            return new LinkedHashSet<>();
        }
        if (original instanceof HashSet) {
            return new HashSet<>();
        }
        if (original instanceof ArrayList) {
            return new ArrayList<>(original.size());
        }
        return original instanceof LinkedList ? new LinkedList<>() : deque();
    }

    @SuppressWarnings("NullAway") // a deque holds no nulls, and neither does its original
    private static Collection<@Nullable Object> deque() {
        return new ArrayDeque<>();
    }

    @SuppressWarnings("unchecked") // a clone of a map of anything, emptied: it keeps the order of access or insertion
    private Map<@Nullable Object, @Nullable Object> emptyMap(Map<?, ?> original, Place place) {
        if (original instanceof TreeMap<?, ?> sorted) {
            return new TreeMap<>(comparator(sorted.comparator(), place));
        }
        if (original instanceof LinkedHashMap<?, ?> linked) {
            var copy = (LinkedHashMap<@Nullable Object, @Nullable Object>) linked.clone();
            copy.clear();
            return copy;
        }
        return new HashMap<>();
    }

    @SuppressWarnings("unchecked") // the comparator of the original takes what the original holds
    private @Nullable Comparator<@Nullable Object> comparator(@Nullable Comparator<?> original, Place place) {
        return (Comparator<@Nullable Object>) copying.copy(original, place.field("comparator()"));
    }
}
