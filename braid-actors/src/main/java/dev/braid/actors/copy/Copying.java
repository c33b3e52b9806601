package dev.braid.actors.copy;

import java.lang.reflect.Array;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One deep copy of one message. Remembers what it copied, so that aliases and cycles stay what they are. */
final class Copying {

    private static final Object UNFINISHED = new Object();

    private final Map<Object, Object> copies = new IdentityHashMap<>();
    private final CollectionCopies collections = new CollectionCopies(this);

    /** The copy, or the object itself if nobody can change it. */
    @Nullable
    Object copy(@Nullable Object value, Place place) {
        return value == null ? null : copyOf(value, place);
    }

    /** The copy, or the object itself if nobody can change it. */
    Object copyOf(Object value, Place place) {
        Nature nature = Nature.of(value.getClass());
        if (nature == Nature.IMMUTABLE) {
            return value;
        }
        Object known = copies.get(value);
        if (known == UNFINISHED) {
            throw NotIsolable.at(place, value.getClass(), "it contains itself and cannot be built anew", null);
        }
        return known != null ? known : remember(value, make(value, nature, place));
    }

    /** Notes a copy, before its content is copied if possible: cycles then end at it. */
    <T> T remember(Object original, T copy) {
        copies.put(original, copy);
        return copy;
    }

    /** The copy already made of an object, or null. */
    @Nullable
    Object known(Object original) {
        Object copy = copies.get(original);
        return copy == UNFINISHED ? null : copy;
    }

    private Object make(Object value, Nature nature, Place place) {
        return switch (nature) {
            case IMMUTABLE -> value;
            case COPYABLE -> ownCopy((Copyable<?>) value, place);
            case ARRAY -> array(value, place);
            case COLLECTION -> collections.copy(value, place);
            case RECORD, FROZEN_COLLECTION, OPTIONAL -> rebuilt(value, nature, place);
            case SHELL, SERIALIZABLE, OPAQUE -> bySerialization(value, place);
        };
    }

    private Object rebuilt(Object value, Nature nature, Place place) {
        copies.put(value, UNFINISHED);
        if (nature == Nature.RECORD) {
            return RecordShape.of(value.getClass()).copy(value, this, place);
        }
        return nature == Nature.OPTIONAL ? optional((Optional<?>) value, place) : collections.copyFrozen(value, place);
    }

    private Object optional(Optional<?> value, Place place) {
        Object content = value.orElse(null);
        Object copy = copy(content, place.field("get()"));
        return copy == content ? value : Optional.ofNullable(copy);
    }

    private static Object ownCopy(Copyable<?> value, Place place) {
        Object copy = value.copy();
        if (copy == null) {
            throw NotIsolable.at(place, value.getClass(), "its copy() returned null", null);
        }
        return copy;
    }

    private Object array(Object value, Place place) {
        int length = Array.getLength(value);
        Class<?> component = value.getClass().getComponentType();
        Object copy = remember(value, Array.newInstance(component, length));
        if (component.isPrimitive()) {
            System.arraycopy(value, 0, copy, 0, length);
            return copy;
        }
        @Nullable Object[] from = (@Nullable Object[]) value;
        @Nullable Object[] to = (@Nullable Object[]) copy;
        for (int i = 0; i < length; i++) {
            to[i] = copy(from[i], place.element(i));
        }
        return copy;
    }

    private Object bySerialization(Object value, Place place) {
        return Frozen.is(value) ? value : new Serialized(this, place).copy(value);
    }
}
