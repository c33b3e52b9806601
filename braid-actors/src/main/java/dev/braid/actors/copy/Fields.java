package dev.braid.actors.copy;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/**
 * The instance fields of a class, inherited ones first.
 *
 * @param all every instance field
 * @param allFinal whether none can be assigned after construction
 * @param readable whether all could be opened for reading
 */
record Fields(List<Field> all, boolean allFinal, boolean readable) {

    private static final ClassValue<Fields> CACHE = new ClassValue<>() {
        @Override
        protected Fields computeValue(Class<?> type) {
            return find(type);
        }
    };

    static Fields of(Class<?> type) {
        return CACHE.get(type);
    }

    private static Fields find(Class<?> type) {
        List<Field> all = new ArrayList<>();
        for (Class<?> at = type; at != null; at = at.getSuperclass()) {
            all.addAll(0, instanceFields(at));
        }
        boolean allFinal = all.stream().allMatch(field -> Modifier.isFinal(field.getModifiers()));
        List<Field> open = all.stream().filter(Fields::opens).toList();
        return new Fields(open, allFinal, open.size() == all.size());
    }

    private static List<Field> instanceFields(Class<?> type) {
        List<Field> fields = new ArrayList<>();
        for (Field field : type.getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers())) {
                fields.add(field);
            }
        }
        return fields;
    }

    private static boolean opens(Field field) {
        return field.trySetAccessible();
    }
}
