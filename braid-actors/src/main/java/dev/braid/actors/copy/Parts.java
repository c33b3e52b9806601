package dev.braid.actors.copy;

import dev.braid.actors.Spawner;
import java.io.PrintStream;
import java.lang.reflect.Field;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** The objects an object refers to, found without running a line of the user's code. */
final class Parts {

    private static final Set<String> WALKED = Set.of(
            "java.util.ArrayList",
            "java.util.LinkedList",
            "java.util.Vector",
            "java.util.Stack",
            "java.util.ArrayDeque",
            "java.util.PriorityQueue",
            "java.util.HashMap",
            "java.util.LinkedHashMap",
            "java.util.TreeMap",
            "java.util.Hashtable",
            "java.util.IdentityHashMap",
            "java.util.EnumMap",
            "java.util.HashSet",
            "java.util.LinkedHashSet",
            "java.util.TreeSet",
            "java.util.Arrays$ArrayList",
            "java.util.concurrent.ConcurrentHashMap",
            "java.util.concurrent.ConcurrentSkipListMap",
            "java.util.concurrent.ConcurrentSkipListSet",
            "java.util.concurrent.ConcurrentLinkedQueue",
            "java.util.concurrent.ConcurrentLinkedDeque",
            "java.util.concurrent.CopyOnWriteArrayList",
            "java.util.concurrent.CopyOnWriteArraySet",
            "java.util.concurrent.ArrayBlockingQueue",
            "java.util.concurrent.LinkedBlockingQueue",
            "java.util.concurrent.LinkedBlockingDeque",
            "java.util.concurrent.PriorityBlockingQueue");

    private Parts() {}

    /** Whether an object can be, or lead to, state: immutable objects, the runtime's own and outputs cannot. */
    static boolean concern(Object object) {
        return Nature.of(object.getClass()) != Nature.IMMUTABLE
                && !(object instanceof Spawner)
                && !(object instanceof PrintStream)
                && !(object instanceof Thread)
                && !(object instanceof ClassLoader);
    }

    /** Whether the object itself can change, whatever it refers to. */
    static boolean isMutable(Object object) {
        return Nature.of(object.getClass()).isMutable()
                && !isConstantCollection(object.getClass().getName());
    }

    /** Hands each part and its place to {@code visitor}. */
    static void forEach(Object object, Place place, BiConsumer<Object, Place> visitor) {
        if (object instanceof Object[] array) {
            for (int i = 0; i < array.length; i++) {
                visit(array[i], place.element(i), visitor);
            }
        } else if (!Jdk.owns(object.getClass())) {
            fields(object, place, visitor);
        } else if (isWalked(object.getClass().getName())) {
            elements(object, place, visitor);
        } else {
            content(object, place, visitor);
        }
    }

    private static boolean isWalked(String type) {
        return WALKED.contains(type)
                || type.startsWith("java.util.ImmutableCollections$")
                || isConstantCollection(type);
    }

    private static boolean isConstantCollection(String type) {
        return type.startsWith("java.util.Collections$Empty") || type.startsWith("java.util.Collections$Singleton");
    }

    private static void visit(@Nullable Object part, Place place, BiConsumer<Object, Place> visitor) {
        if (part != null) {
            visitor.accept(part, place);
        }
    }

    private static void fields(Object object, Place place, BiConsumer<Object, Place> visitor) {
        for (Field field : Fields.of(object.getClass()).all()) {
            if (!field.getType().isPrimitive()) {
                visit(Frozen.read(field, object), place.field(plainName(field)), visitor);
            }
        }
    }

    /** Captured variables are called {@code arg$1} in lambdas and {@code val$x} in anonymous classes. */
    private static String plainName(Field field) {
        String name = field.getName();
        if (name.startsWith("val$")) {
            return name.substring("val$".length());
        }
        return name.startsWith("arg$") ? "captured variable " + name.substring("arg$".length()) : name;
    }

    private static void elements(Object collection, Place place, BiConsumer<Object, Place> visitor) {
        if (collection instanceof Map<?, ?> map) {
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                visit(entry.getKey(), place.key(), visitor);
                visit(entry.getValue(), place.value(entry.getKey()), visitor);
            }
        } else if (collection instanceof Collection<?> elements) {
            int index = 0;
            for (Object element : elements) {
                visit(element, place.element(index++), visitor);
            }
        }
    }

    private static void content(Object object, Place place, BiConsumer<Object, Place> visitor) {
        if (object instanceof Optional<?> optional) {
            visit(optional.orElse(null), place.field("get()"), visitor);
        } else if (object instanceof AtomicReference<?> reference && Jdk.owns(object.getClass())) {
            visit(reference.get(), place.field("get()"), visitor);
        } else if (object instanceof AtomicReferenceArray<?> array) {
            for (int i = 0; i < array.length(); i++) {
                visit(array.get(i), place.element(i), visitor);
            }
        }
    }
}
