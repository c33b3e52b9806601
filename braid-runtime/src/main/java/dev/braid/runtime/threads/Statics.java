package dev.braid.runtime.threads;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Field;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Looks at static fields; rarer than other fields, so by handles kept in a map. */
final class Statics {

    private static final Map<Field, VarHandle> HANDLES = new ConcurrentHashMap<>();

    private Statics() {}

    static long bits(Field field, char type) {
        Object value = handle(field).get();
        switch (type) {
            case 'Z':
                return (Boolean) value ? 1 : 0;
            case 'C':
                return (Character) value;
            case 'D':
                return Double.doubleToRawLongBits((Double) value);
            case 'F':
                return Float.floatToRawIntBits((Float) value);
            default:
                return ((Number) value).longValue();
        }
    }

    static @Nullable Object reference(Field field) {
        return handle(field).get();
    }

    private static VarHandle handle(Field field) {
        VarHandle known = HANDLES.get(field);
        return known != null ? known : HANDLES.computeIfAbsent(field, Statics::open);
    }

    private static VarHandle open(Field field) {
        try {
            return MethodHandles.privateLookupIn(field.getDeclaringClass(), MethodHandles.lookup())
                    .unreflectVarHandle(field);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException("cannot look at " + field, e);
        }
    }
}
