package dev.braid.actors.copy;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** How records of one class are taken apart and built anew, by their canonical constructor. */
record RecordShape(List<Field> fields, @Nullable Constructor<?> constructor) {

    private static final ClassValue<RecordShape> CACHE = new ClassValue<>() {
        @Override
        protected RecordShape computeValue(Class<?> type) {
            return find(type);
        }
    };

    static RecordShape of(Class<?> type) {
        return CACHE.get(type);
    }

    private static RecordShape find(Class<?> type) {
        Fields fields = Fields.of(type);
        Class<?>[] types = Stream.of(type.getRecordComponents())
                .map(RecordComponent::getType)
                .toArray(Class<?>[]::new);
        try {
            Constructor<?> constructor = type.getDeclaredConstructor(types);
            boolean open = fields.readable() && constructor.trySetAccessible();
            return new RecordShape(fields.all(), open ? constructor : null);
        } catch (NoSuchMethodException impossible) {
            throw new IllegalStateException(impossible); // every record has its canonical constructor
        }
    }

    /** The record itself if its components are immutable, else a new one of their copies. */
    Object copy(Object value, Copying copying, Place place) {
        if (constructor == null) {
            throw NotIsolable.at(place, value.getClass(), "its module does not open its package to Braid", null);
        }
        @Nullable Object[] parts = new @Nullable Object[fields.size()];
        boolean changed = false;
        for (int i = 0; i < parts.length; i++) {
            Field field = fields.get(i);
            Object part = Frozen.read(field, value);
            parts[i] = field.getType().isPrimitive() ? part : copying.copy(part, place.field(field.getName()));
            changed |= parts[i] != part;
        }
        return changed ? build(constructor, parts, place) : value;
    }

    private static Object build(Constructor<?> constructor, @Nullable Object[] parts, Place place) {
        try {
            return constructor.newInstance(parts);
        } catch (InvocationTargetException rejected) {
            throw NotIsolable.at(
                    place,
                    constructor.getDeclaringClass(),
                    "its constructor rejected copies of its own parts: " + rejected.getCause(),
                    rejected.getCause());
        } catch (ReflectiveOperationException failed) {
            throw NotIsolable.at(place, constructor.getDeclaringClass(), "it cannot be built anew: " + failed, failed);
        }
    }
}
