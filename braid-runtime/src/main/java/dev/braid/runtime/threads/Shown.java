package dev.braid.runtime.threads;

import dev.braid.trace.Texts;
import java.lang.reflect.Array;
import org.jspecify.annotations.Nullable;

/**
 * Values of the program under test as text, without running any of its code.
 *
 * <p>A {@code toString} of the program would announce events of its own, wait for locks or never return: the execution
 * that is told would be another one than the one that was found.
 */
final class Shown {

    private Shown() {}

    static String of(@Nullable Object value) {
        if (value == null) {
            return "null";
        }
        if (value instanceof String text) {
            return '"' + Texts.oneLine(text) + '"';
        }
        if (value instanceof Enum<?> constant) {
            return constant.name();
        }
        if (value instanceof Class<?> type) {
            return type.getSimpleName();
        }
        if (value instanceof Boolean || value instanceof Character || isNumber(value)) {
            return value.toString();
        }
        Class<?> type = value.getClass();
        return type.isArray()
                ? type.getComponentType().getSimpleName() + '[' + Array.getLength(value) + ']'
                : name(type);
    }

    private static boolean isNumber(Object value) {
        return value instanceof Number && value.getClass().getName().startsWith("java.lang.");
    }

    /** Lambdas and anonymous classes have no name that tells anything. */
    private static String name(Class<?> type) {
        if (type.isHidden() || type.isSynthetic()) {
            return "a lambda";
        }
        Class<?> named = type;
        while (named.getSimpleName().isEmpty() && named.getSuperclass() != null) {
            named = named.getInterfaces().length > 0 ? named.getInterfaces()[0] : named.getSuperclass();
        }
        return "a " + named.getSimpleName();
    }
}
