package dev.braid.graph.build;

import dev.braid.actors.Port;
import dev.braid.actors.ProcessRef;
import dev.braid.actors.Program;
import dev.braid.actors.Root;
import dev.braid.actors.Self;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;

/**
 * The content of an object as a text: equal for equal contents, different for different ones, and the same in every run.
 *
 * <p>Fields are read by reflection, as far as objects reach. Sets and maps without an order of their own are sorted. An object
 * met twice is written once, so that sharing shows. Transient fields are left out: a program declares by that word that
 * a field does not belong to its state.
 */
final class CanonicalForm {

    /** Objects of these packages have no state but what they print. */
    private static final Set<String> VALUES =
            Set.of("java.time", "java.math", "java.util.concurrent.atomic", "java.net", "java.util.regex");

    private static final Set<String> PRINTED = Set.of(
            "java.util.UUID", "java.util.BitSet", "java.util.Locale", "java.util.Currency", "java.lang.StringBuilder");

    private static final Map<Class<?>, Integer> LAMBDAS = Collections.synchronizedMap(new IdentityHashMap<>());

    private final StringBuilder text = new StringBuilder();
    private final Map<Object, Integer> met = new IdentityHashMap<>();
    private final String owner;

    private CanonicalForm(String owner) {
        this.owner = owner;
    }

    /**
     * The content of a value.
     *
     * @param owner whose it is, for the message if it cannot be read
     */
    static String of(Object value, String owner) {
        CanonicalForm form = new CanonicalForm(owner);
        form.write(value);
        return form.text.toString();
    }

    private void write(@Nullable Object value) {
        if (value == null || value instanceof Number && isValue(value) || value instanceof Boolean) {
            text.append(value);
        } else if (value instanceof CharSequence || value instanceof Character) {
            quote(value.toString());
        } else if (value instanceof Enum<?> constant) {
            text.append(constant.name());
        } else if (value instanceof ProcessRef ref) {
            text.append(ref.name());
        } else if (value instanceof Port<?> port) {
            text.append(port.name());
        } else if (value instanceof Class<?> type) {
            text.append(type.getName());
        } else if (value instanceof Self || value instanceof Root || value instanceof Program) {
            text.append(value instanceof Program ? "program" : "self");
        } else if (value.getClass().isRecord()) {
            fields(value, '[', ']');
        } else {
            writeChangeable(value);
        }
    }

    private void writeChangeable(Object value) {
        Integer number = met.get(value);
        if (number != null) {
            text.append('@').append(number);
            return;
        }
        met.put(value, met.size());
        if (value.getClass().isArray()) {
            array(value);
        } else if (value instanceof Map<?, ?> map) {
            map(map);
        } else if (value instanceof Collection<?> collection) {
            collection(collection);
        } else if (isValue(value)) {
            text.append(value);
        } else if (value instanceof Optional<?> optional) {
            text.append("Optional(");
            write(optional.orElse(null));
            text.append(')');
        } else {
            fields(value, '{', '}');
        }
    }

    private static boolean isValue(Object value) {
        Class<?> type = value.getClass();
        return VALUES.contains(type.getPackageName())
                || PRINTED.contains(type.getName())
                || value instanceof Number && type.getPackageName().equals("java.lang");
    }

    private void quote(String value) {
        text.append('"')
                .append(value.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n"))
                .append('"');
    }

    private void array(Object array) {
        text.append('[');
        for (int i = 0; i < Array.getLength(array); i++) {
            text.append(i == 0 ? "" : ", ");
            write(Array.get(array, i));
        }
        text.append(']');
    }

    private void collection(Collection<?> collection) {
        if (collection instanceof Set<?>
                && !(collection instanceof LinkedHashSet<?> || collection instanceof SortedSet<?>)) {
            List<String> sorted = new ArrayList<>();
            collection.forEach(element -> sorted.add(of(element, owner)));
            Collections.sort(sorted);
            text.append('{').append(String.join(", ", sorted)).append('}');
            return;
        }
        array(collection.toArray());
    }

    private void map(Map<?, ?> map) {
        List<String> entries = new ArrayList<>();
        map.forEach((key, value) -> entries.add(of(key, owner) + "=" + of(value, owner)));
        if (!(map instanceof LinkedHashMap<?, ?> || map instanceof SortedMap<?, ?>)) {
            Collections.sort(entries);
        }
        text.append('{').append(String.join(", ", entries)).append('}');
    }

    private void fields(Object object, char open, char close) {
        text.append(name(object.getClass())).append(open);
        String separator = "";
        for (Class<?> at = object.getClass(); at != null && at != Object.class; at = at.getSuperclass()) {
            for (Field field : at.getDeclaredFields()) {
                if (Modifier.isStatic(field.getModifiers()) || Modifier.isTransient(field.getModifiers())) {
                    continue;
                }
                text.append(separator).append(field.getName()).append('=');
                separator = ", ";
                write(read(object, field));
            }
        }
        text.append(close);
    }

    private @Nullable Object read(Object object, Field field) {
        try {
            if (field.trySetAccessible()) {
                return field.get(object);
            }
        } catch (IllegalAccessException e) {
            // told below
        }
        throw BuildProblems.unreadable(owner, object.getClass().getName());
    }

    /** The JVM numbers lambdas differently in every run, so we number them by when we meet them. */
    private static String name(Class<?> type) {
        return type.isHidden() || type.getSimpleName().contains("$$Lambda")
                ? "lambda" + LAMBDAS.computeIfAbsent(type, key -> LAMBDAS.size() + 1)
                : type.getSimpleName();
    }
}
