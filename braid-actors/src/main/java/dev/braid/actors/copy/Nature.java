package dev.braid.actors.copy;

import java.io.Serializable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** What holds for all objects of a class when it comes to keeping processes apart; found once per class. */
enum Nature {
    /** Nobody can change the object, nor anything reachable from it. */
    IMMUTABLE,
    /** Knows how to copy itself. */
    COPYABLE,
    /** A record: as changeable as its components, and can be built anew. */
    RECORD,
    /** An array. */
    ARRAY,
    /** An unmodifiable collection of the JDK: as changeable as its elements, and can be built anew. */
    FROZEN_COLLECTION,
    /** An {@link Optional}: as changeable as its value. */
    OPTIONAL,
    /** A changeable collection whose copying is known here. */
    COLLECTION,
    /** All its fields are final: as changeable as what they refer to, but cannot be built anew. */
    SHELL,
    /** Anything else that can be copied by serialization. */
    SERIALIZABLE,
    /** Nothing is known. */
    OPAQUE;

    private static final Set<Class<?>> COLLECTIONS = Set.of(
            ArrayList.class,
            LinkedList.class,
            ArrayDeque.class,
            HashMap.class,
            LinkedHashMap.class,
            TreeMap.class,
            HashSet.class,
            LinkedHashSet.class,
            TreeSet.class);

    private static final ClassValue<Nature> NATURES = new ClassValue<>() {
        @Override
        protected Nature computeValue(Class<?> type) {
            return find(type);
        }
    };

    static Nature of(Class<?> type) {
        return NATURES.get(type);
    }

    /** Whether an object of this nature has state of its own that can change. */
    boolean isMutable() {
        return this == COPYABLE || this == ARRAY || this == COLLECTION || this == SERIALIZABLE || this == OPAQUE;
    }

    private static Nature find(Class<?> type) {
        if (Immutability.isCertain(type)) {
            return IMMUTABLE;
        }
        if (Copyable.class.isAssignableFrom(type)) {
            return COPYABLE;
        }
        if (type.isRecord()) {
            return RECORD;
        }
        return type.isArray() ? ARRAY : ofOrdinary(type);
    }

    private static Nature ofOrdinary(Class<?> type) {
        if (type == Optional.class) {
            return OPTIONAL;
        }
        if (type.getName().startsWith("java.util.ImmutableCollections$")) {
            return FROZEN_COLLECTION;
        }
        if (COLLECTIONS.contains(type)) {
            return COLLECTION;
        }
        if (!Jdk.owns(type) && Fields.of(type).allFinal()) {
            return SHELL;
        }
        return Serializable.class.isAssignableFrom(type) ? SERIALIZABLE : OPAQUE;
    }
}
