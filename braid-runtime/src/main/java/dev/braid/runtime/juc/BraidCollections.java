package dev.braid.runtime.juc;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;

/** Stands for the synchronised views of {@link Collections}, whose monitor is that of the view. */
public final class BraidCollections {

    private BraidCollections() {}

    public static <T> Collection<T> synchronizedCollection(Collection<T> inner) {
        return Turn.here() == null
                ? Collections.synchronizedCollection(inner)
                : Synchronised.view(Collection.class, inner);
    }

    public static <T> List<T> synchronizedList(List<T> inner) {
        return Turn.here() == null ? Collections.synchronizedList(inner) : Synchronised.view(List.class, inner);
    }

    public static <T> Set<T> synchronizedSet(Set<T> inner) {
        return Turn.here() == null ? Collections.synchronizedSet(inner) : Synchronised.view(Set.class, inner);
    }

    public static <T> SortedSet<T> synchronizedSortedSet(SortedSet<T> inner) {
        return Turn.here() == null
                ? Collections.synchronizedSortedSet(inner)
                : Synchronised.view(SortedSet.class, inner);
    }

    public static <T> NavigableSet<T> synchronizedNavigableSet(NavigableSet<T> inner) {
        return Turn.here() == null
                ? Collections.synchronizedNavigableSet(inner)
                : Synchronised.view(NavigableSet.class, inner);
    }

    public static <K, V> Map<K, V> synchronizedMap(Map<K, V> inner) {
        return Turn.here() == null ? Collections.synchronizedMap(inner) : Synchronised.view(Map.class, inner);
    }

    public static <K, V> SortedMap<K, V> synchronizedSortedMap(SortedMap<K, V> inner) {
        return Turn.here() == null
                ? Collections.synchronizedSortedMap(inner)
                : Synchronised.view(SortedMap.class, inner);
    }

    public static <K, V> NavigableMap<K, V> synchronizedNavigableMap(NavigableMap<K, V> inner) {
        return Turn.here() == null
                ? Collections.synchronizedNavigableMap(inner)
                : Synchronised.view(NavigableMap.class, inner);
    }
}
