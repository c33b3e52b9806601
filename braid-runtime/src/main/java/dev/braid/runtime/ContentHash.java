package dev.braid.runtime;

import java.lang.reflect.Field;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A hash of what a message says, the same in every execution and every JVM.
 *
 * <p>The message's own {@code hashCode} would not do: that of an enum constant, or of anything without a
 * {@code hashCode}, differs from run to run. What cannot be looked into counts by its class only: two different
 * messages may then look alike, but equal ones never look different.
 */
final class ContentHash {

    private static final int DEEPEST = 6;

    private static final ClassValue<Field[]> COMPONENTS = new ClassValue<>() {
        @Override
        protected Field[] computeValue(Class<?> type) {
            return components(type);
        }
    };

    private ContentHash() {}

    static long of(@Nullable Object value) {
        return of(value, 0);
    }

    private static long of(@Nullable Object value, int depth) {
        if (value instanceof Integer || value instanceof String || value instanceof Long || value instanceof Boolean) {
            return value.hashCode();
        }
        if (value == null || depth == DEEPEST) {
            return 1;
        }
        if (value instanceof Record parts) {
            return ofRecord(parts, depth);
        }
        if (value instanceof Enum<?> constant) {
            return constant.name().hashCode();
        }
        return ofOther(value, depth);
    }

    private static long ofRecord(Record value, int depth) {
        long hash = value.getClass().getName().hashCode();
        try {
            for (Field component : COMPONENTS.get(value.getClass())) {
                hash = hash * 31 + of(component.get(value), depth + 1);
            }
        } catch (IllegalAccessException closed) {
            return hash;
        }
        return hash;
    }

    private static long ofOther(Object value, int depth) {
        if (value instanceof Performer process) {
            return process.identity;
        }
        String type = value.getClass().getName();
        if (type.startsWith("java.util.")) {
            return ofCollection(value, depth);
        }
        if (type.startsWith("java.lang.") && (value instanceof Number || value instanceof Character)) {
            return value.hashCode();
        }
        return value instanceof int[] numbers ? Arrays.hashCode(numbers) : ofClass(value);
    }

    /** Collections of the JDK only: to walk through another one is to run the program's own code. */
    private static long ofCollection(Object value, int depth) {
        if (value instanceof List<?> list) {
            long hash = 7;
            for (Object element : list) {
                hash = hash * 31 + of(element, depth + 1);
            }
            return hash;
        }
        if (value instanceof Collection<?> collection) {
            return unordered(collection, depth);
        }
        if (value instanceof Map<?, ?> map) {
            long sum = 11;
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                sum += of(entry.getKey(), depth + 1) * 0x9E3779B97F4A7C15L ^ of(entry.getValue(), depth + 1) * 31;
            }
            return sum;
        }
        return value instanceof Optional<?> optional ? 13 + of(optional.orElse(null), depth + 1) : ofClass(value);
    }

    /** The name of a class made at run time, such as that of a lambda, differs from run to run. */
    private static long ofClass(Object value) {
        return value.getClass().isHidden() ? 1 : value.getClass().getName().hashCode();
    }

    private static long unordered(Collection<?> collection, int depth) {
        long sum = 5;
        for (Object element : collection) {
            sum += of(element, depth + 1) * 0x9E3779B97F4A7C15L;
        }
        return sum;
    }

    /** The fields behind a record's components that may be read; a closed module's may not. */
    private static Field[] components(Class<?> type) {
        RecordComponent[] components = type.getRecordComponents();
        Field[] fields = new Field[components.length];
        int open = 0;
        for (RecordComponent component : components) {
            try {
                Field field = type.getDeclaredField(component.getName());
                if (field.trySetAccessible()) {
                    fields[open++] = field;
                }
            } catch (NoSuchFieldException impossible) {
                throw new IllegalStateException(impossible); // every component has its field
            }
        }
        return Arrays.copyOf(fields, open);
    }
}
