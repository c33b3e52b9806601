package dev.braid.host;

import dev.braid.actors.Program;
import dev.braid.api.Default;
import dev.braid.trace.Problem;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Finds programs by name and makes them from parameters. */
public final class Programs {

    private final ClassLoader loader;
    private final List<String> packages;

    /**
     * @param loader where to look
     * @param packages packages whose programs may be called by their simple name
     */
    public Programs(ClassLoader loader, List<String> packages) {
        this.loader = loader;
        this.packages = packages;
    }

    /** The program of this name, made with these parameters. */
    public Program create(String name, Map<String, String> parameters) {
        Class<? extends Program> type = find(name);
        RecordComponent[] components = type.isRecord() ? type.getRecordComponents() : new RecordComponent[0];
        refuseUnknown(type, components, parameters);
        Object[] values = new Object[components.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = value(type, components[i], parameters);
        }
        return instantiate(type, components, values);
    }

    /** The parameters a program of this name has, with their defaults. */
    public Map<String, String> parameters(String name) {
        Map<String, String> defaults = new LinkedHashMap<>();
        Class<?> type = find(name);
        if (type.isRecord()) {
            for (RecordComponent component : type.getRecordComponents()) {
                Default byDefault = component.getAnnotation(Default.class);
                defaults.put(component.getName(), byDefault == null ? "" : byDefault.value());
            }
        }
        return defaults;
    }

    private Class<? extends Program> find(String name) {
        for (String prefix : prefixes()) {
            try {
                Class<?> type = Class.forName(prefix + name, true, loader);
                if (Program.class.isAssignableFrom(type)) {
                    return type.asSubclass(Program.class);
                }
                throw problem(
                        "BRD-102",
                        name + " is not a program.",
                        type.getName() + " does not implement Program.",
                        "name a class that implements dev.braid.actors.Program.");
            } catch (ClassNotFoundException | NoClassDefFoundError e) {
                continue; // the next package may have it
            } catch (ExceptionInInitializerError e) {
                throw problem(
                        "BRD-102",
                        name + " cannot be loaded.",
                        "its static initialiser threw " + e.getCause() + ".",
                        "repair the initialiser.");
            }
        }
        throw problem(
                "BRD-102",
                "There is no program " + name + ".",
                "no class of that name is in " + String.join(", ", packages) + " or on the class path.",
                "list the examples with './braid list', or give the full class name and --class-path.");
    }

    private List<String> prefixes() {
        return java.util.stream.Stream.concat(packages.stream().map(p -> p + "."), java.util.stream.Stream.of(""))
                .toList();
    }

    private static void refuseUnknown(Class<?> type, RecordComponent[] components, Map<String, String> parameters) {
        var unknown = new TreeSet<>(parameters.keySet());
        Arrays.stream(components).map(RecordComponent::getName).forEach(unknown::remove);
        if (!unknown.isEmpty()) {
            String known =
                    Arrays.stream(components).map(RecordComponent::getName).collect(Collectors.joining(", "));
            throw problem(
                    "BRD-103",
                    type.getSimpleName() + " has no parameter " + unknown.first() + ".",
                    known.isEmpty() ? "it has no parameters." : "its parameters are " + known + ".",
                    "correct the name after -P.");
        }
    }

    private static Object value(Class<?> type, RecordComponent component, Map<String, String> parameters) {
        Default byDefault = component.getAnnotation(Default.class);
        String text = parameters.getOrDefault(component.getName(), byDefault == null ? null : byDefault.value());
        if (text == null) {
            throw problem(
                    "BRD-103",
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
        throw problem(
                "BRD-103",
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

    private static Program instantiate(Class<? extends Program> type, RecordComponent[] components, Object[] values) {
        Class<?>[] types =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        try {
            Constructor<? extends Program> constructor = type.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return constructor.newInstance(values);
        } catch (InvocationTargetException e) {
            throw problem(
                    "BRD-103",
                    type.getSimpleName() + " refuses its parameters.",
                    String.valueOf(e.getCause()),
                    "correct the values after -P.");
        } catch (ReflectiveOperationException e) {
            throw problem(
                    "BRD-102",
                    type.getSimpleName() + " cannot be created.",
                    e.toString(),
                    "make it a record, or a class with a constructor without parameters.");
        }
    }

    private static Problem.Found problem(String code, String what, String because, String remedy) {
        return new Problem.Found(new Problem(code, what, because, remedy));
    }
}
