package dev.braid.actors.copy;

import java.lang.reflect.Field;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Decides by its values whether one object is immutable although its class alone does not say so. */
final class Frozen {

    private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());

    private Frozen() {}

    /** Whether nobody can change the object or anything reachable from it. */
    static boolean is(Object object) {
        return new Frozen().frozen(object);
    }

    private boolean frozen(@Nullable Object object) {
        if (object == null) {
            return true;
        }
        Nature nature = Nature.of(object.getClass());
        if (nature == Nature.IMMUTABLE) {
            return true;
        }
        if (nature.isMutable()) {
            return false;
        }
        return !seen.add(object) || contentFrozen(object, nature);
    }

    private boolean contentFrozen(Object object, Nature nature) {
        return switch (nature) {
            case RECORD, SHELL -> fieldsFrozen(object);
            case OPTIONAL -> frozen(((Optional<?>) object).orElse(null));
            case FROZEN_COLLECTION ->
                object instanceof Map<?, ?> map
                        ? allFrozen(map.keySet()) && allFrozen(map.values())
                        : allFrozen((Collection<?>) object);
            default -> false;
        };
    }

    private boolean allFrozen(Collection<?> elements) {
        for (Object element : elements) {
            if (!frozen(element)) {
                return false;
            }
        }
        return true;
    }

    private boolean fieldsFrozen(Object object) {
        Fields fields = Fields.of(object.getClass());
        if (!fields.readable()) {
            return false;
        }
        for (Field field : fields.all()) {
            if (!field.getType().isPrimitive() && !frozen(read(field, object))) {
                return false;
            }
        }
        return true;
    }

    static @Nullable Object read(Field field, Object object) {
        try {
            return field.get(object);
        } catch (IllegalAccessException impossible) {
            throw new IllegalStateException(impossible); // Fields keeps only what it could open
        }
    }
}
