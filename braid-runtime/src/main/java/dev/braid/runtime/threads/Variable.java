package dev.braid.runtime.threads;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** A field of a class: one cell in each object, or one if static. */
final class Variable {

    private static final Map<Field, Variable> KNOWN = new ConcurrentHashMap<>();
    private static final AtomicInteger COUNT = new AtomicInteger();

    /** Distinguishes fields within an object. */
    final int key;

    final boolean isVolatile;
    final char type;
    private final Field field;
    private final long offset;

    private Variable(Field field) {
        this.field = field;
        this.key = COUNT.getAndIncrement();
        this.isVolatile = Modifier.isVolatile(field.getModifiers());
        this.type = letter(field.getType());
        this.offset =
                Modifier.isStatic(field.getModifiers()) ? -1 : Raw.offset(field.getDeclaringClass(), field.getName());
    }

    /** The field of that name that {@code from} or one of its super types declares. */
    static Variable of(Class<?> from, String name) {
        Field found = find(from, name);
        if (found == null) {
            throw new IllegalStateException("no field " + from.getName() + "." + name);
        }
        Variable known = KNOWN.get(found);
        return known != null ? known : KNOWN.computeIfAbsent(found, Variable::new);
    }

    private static @Nullable Field find(@Nullable Class<?> from, String name) {
        if (from == null) {
            return null;
        }
        for (Field candidate : from.getDeclaredFields()) {
            if (candidate.getName().equals(name)) {
                return candidate;
            }
        }
        for (Class<?> type : from.getInterfaces()) {
            Field inherited = find(type, name);
            if (inherited != null) {
                return inherited;
            }
        }
        return find(from.getSuperclass(), name);
    }

    boolean isReference() {
        return type == 'L';
    }

    boolean isStatic() {
        return offset < 0;
    }

    /** What it holds, if a primitive. */
    long bits(@Nullable Object owner) {
        return owner == null ? Statics.bits(field, type) : Raw.bits(owner, offset, type);
    }

    /** What it holds, if a reference. */
    @Nullable
    Object reference(@Nullable Object owner) {
        return owner == null ? Statics.reference(field) : Raw.reference(owner, offset);
    }

    /** As a report names it. */
    String label() {
        return field.getDeclaringClass().getSimpleName() + "." + field.getName();
    }

    static char letter(Class<?> type) {
        return type.isPrimitive() ? type.descriptorString().charAt(0) : 'L';
    }
}
