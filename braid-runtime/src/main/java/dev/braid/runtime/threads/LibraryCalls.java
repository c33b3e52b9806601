package dev.braid.runtime.threads;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Calls of collections of the JDK that are not thread-safe: each is one cell. */
public final class LibraryCalls {

    private static final ClassValue<Boolean> IS_PLAIN = new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            return isPlain(type);
        }
    };

    /** Where java.util keeps the collection behind an iterator, a view or a wrapper. */
    private static final Set<String> NAMES_BEHIND = Set.of("this$0", "map", "m", "c", "root");

    private static final int DEEPEST = 8;

    private static final ClassValue<Long> BEHIND = new ClassValue<>() {
        @Override
        protected Long computeValue(Class<?> type) {
            return type.getClassLoader() == null ? behind(type) : -1L;
        }
    };

    private LibraryCalls() {}

    /** Called immediately before the call. */
    public static void collection(@Nullable Object receiver, boolean readOnly, int site) {
        if (receiver != null && Performer.sharing() != null && IS_PLAIN.get(receiver.getClass())) {
            Hooks.call(root(receiver), readOnly, site);
        }
    }

    /** An iterator, a view or a wrapper stands for the collection behind it. */
    private static Object root(Object receiver) {
        Object at = receiver;
        for (int depth = 0; depth < DEEPEST; depth++) {
            long offset = BEHIND.get(at.getClass());
            Object behind = offset < 0 ? null : Raw.reference(at, offset);
            if (behind == null || !IS_PLAIN.get(behind.getClass())) {
                return at;
            }
            at = behind;
        }
        return at;
    }

    private static long behind(Class<?> type) {
        for (Class<?> at = type; at != null && at != Object.class; at = at.getSuperclass()) {
            for (Field field : at.getDeclaredFields()) {
                if (NAMES_BEHIND.contains(field.getName())
                        && !Modifier.isStatic(field.getModifiers())
                        && !field.getType().isPrimitive()) {
                    return Raw.offset(at, field.getName());
                }
            }
        }
        return -1;
    }

    /** Collections of java.util and what the program derived from them; those that never change need no event. */
    private static boolean isPlain(Class<?> type) {
        Class<?> ofJdk = type;
        while (ofJdk.getClassLoader() != null) {
            ofJdk = ofJdk.getSuperclass();
        }
        String name = ofJdk.getName();
        boolean ours = name.startsWith("dev.braid.");
        boolean unchanging = name.startsWith("java.util.ImmutableCollections")
                || name.startsWith("java.util.Collections$Empty")
                || name.startsWith("java.util.Collections$Singleton");
        boolean collects = Collection.class.isAssignableFrom(ofJdk)
                || Map.class.isAssignableFrom(ofJdk)
                || Iterator.class.isAssignableFrom(ofJdk)
                || name.equals("java.util.BitSet");
        return collects && !ours && !unchanging && name.startsWith("java.util.") && !name.contains(".concurrent.");
    }
}
