package dev.braid.worker;

import dev.braid.api.Default;
import dev.braid.trace.Problem;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The parameters of a program that is a record: its components, with their defaults, from text. */
public final class Parameters {

    private Parameters() {}

    /** The names of the parameters with their defaults, empty where there is none. */
    public static Map<String, String> of(Class<?> type) {
        Map<String, String> defaults = new LinkedHashMap<>();
        for (RecordComponent component : components(type)) {
            Default byDefault = component.getAnnotation(Default.class);
            defaults.put(component.getName(), byDefault == null ? "" : byDefault.value());
        }
        return defaults;
    }

    /** The arguments of the canonical constructor. */
    public static Object[] values(Class<?> type, Map<String, String> given) {
        RecordComponent[] components = components(type);
        refuseUnknown(type, components, given);
        Object[] values = new Object[components.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = value(type, components[i], given);
        }
        return values;
    }

    /** The types of the parameters, in order. */
    public static Class<?>[] types(Class<?> type) {
        return Arrays.stream(components(type)).map(RecordComponent::getType).toArray(Class<?>[]::new);
    }

    private static RecordComponent[] components(Class<?> type) {
        return type.isRecord() ? type.getRecordComponents() : new RecordComponent[0];
    }

    private static void refuseUnknown(Class<?> type, RecordComponent[] components, Map<String, String> given) {
        var unknown = new TreeSet<>(given.keySet());
        Arrays.stream(components).map(RecordComponent::getName).forEach(unknown::remove);
        if (!unknown.isEmpty()) {
            String known =
                    Arrays.stream(components).map(RecordComponent::getName).collect(Collectors.joining(", "));
            throw wrong(
                    type.getSimpleName() + " has no parameter " + unknown.first() + ".",
                    known.isEmpty() ? "it has no parameters." : "its parameters are " + known + ".",
                    "correct the name after -P.");
        }
    }

    private static Object value(Class<?> type, RecordComponent component, Map<String, String> given) {
        Default byDefault = component.getAnnotation(Default.class);
        String text = given.getOrDefault(component.getName(), byDefault == null ? null : byDefault.value());
        if (text == null) {
            throw wrong(
                    "Parameter " + component.getName() + " of " + type.getSimpleName() + " has no value.",
                    "it has no default.",
                    "give it with -P " + component.getName() + "=...");
        }
        return convert(type, component, text.trim());
    }

    private static Object convert(Class<?> program, RecordComponent component, String text) {
        Class<?> type = component.getType();
        try {
            if (type == int.class) {
                return Integer.valueOf(text);
            } else if (type == long.class) {
                return Long.valueOf(text);
            } else if (type == boolean.class && (text.equals("true") || text.equals("false"))) {
                return Boolean.valueOf(text);
            } else if (type == String.class) {
                return text;
            } else if (type.isEnum()) {
                return constant(type, text);
            }
        } catch (IllegalArgumentException e) {
            // told below
        }
        throw wrong(
                component.getName() + "=" + text + " does not fit " + program.getSimpleName() + ".",
                "it must be " + expected(type) + ".",
                "correct the value after -P " + component.getName() + "=");
    }

    private static Object constant(Class<?> type, String text) {
        for (Object constant : type.getEnumConstants()) {
            if (((Enum<?>) constant).name().equalsIgnoreCase(text)) {
                return constant;
            }
        }
        throw new IllegalArgumentException(text);
    }

    private static String expected(Class<?> type) {
        if (type.isEnum()) {
            return Arrays.stream(type.getEnumConstants())
                    .map(constant -> ((Enum<?>) constant).name().toLowerCase(Locale.ROOT))
                    .collect(Collectors.joining(" or "));
        }
        return type == boolean.class ? "true or false" : "of type " + type.getSimpleName();
    }

    private static Problem.Found wrong(String what, String because, String remedy) {
        return new Problem.Found(new Problem("BRD-103", what, because, remedy));
    }
}
