package dev.braid.runtime.juc;

import dev.braid.runtime.threads.Hooks;
import dev.braid.runtime.threads.Performer;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Iterator;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A view of a collection whose methods hold a monitor. An iterator does not, as in the JDK, so that a change while it
 * walks is a conflict that can be explored.
 */
final class Synchronised implements InvocationHandler {

    private static final Set<String> READERS = Set.of(
            "get",
            "size",
            "isEmpty",
            "contains",
            "containsKey",
            "containsValue",
            "containsAll",
            "indexOf",
            "lastIndexOf",
            "getOrDefault",
            "toString",
            "hashCode",
            "equals",
            "first",
            "last",
            "firstKey",
            "lastKey",
            "toArray");
    private static final Set<String> WALKS =
            Set.of("iterator", "listIterator", "descendingIterator", "spliterator", "stream", "parallelStream");
    private static final Set<String> VIEWS = Set.of("keySet", "values", "entrySet", "subList", "headMap", "tailMap");

    private final Object inner;
    private final @Nullable Object mutex;

    private Synchronised(Object inner, @Nullable Object mutex) {
        this.inner = inner;
        this.mutex = mutex;
    }

    static <T> T view(Class<? super T> type, T inner) {
        return view(type, inner, null);
    }

    @SuppressWarnings("unchecked") // a proxy of T's own interface
    private static <T> T view(Class<? super T> type, Object inner, @Nullable Object mutex) {
        Objects.requireNonNull(inner);
        return (T) Proxy.newProxyInstance(
                Synchronised.class.getClassLoader(), new Class<?>[] {type}, new Synchronised(inner, mutex));
    }

    @Override
    public @Nullable Object invoke(Object view, Method method, Object @Nullable [] arguments) throws Throwable {
        Object monitor = mutex == null ? view : mutex;
        if (WALKS.contains(method.getName())) {
            Object walk = call(method, arguments, true);
            return walk instanceof Iterator<?> iterator && method.getReturnType() == Iterator.class
                    ? watched(iterator)
                    : walk;
        }
        if (!Hooks.enter(monitor, Performer.NOWHERE)) {
            synchronized (monitor) {
                return call(method, arguments, true);
            }
        }
        try {
            Object result = call(method, arguments, READERS.contains(method.getName()));
            return VIEWS.contains(method.getName()) && result != null
                    ? view(method.getReturnType(), result, monitor)
                    : result;
        } finally {
            Hooks.exit(monitor, Performer.NOWHERE);
        }
    }

    private @Nullable Object call(Method method, Object @Nullable [] arguments, boolean reads) throws Throwable {
        Hooks.call(inner, reads, Performer.NOWHERE);
        try {
            return method.invoke(inner, arguments);
        } catch (InvocationTargetException e) {
            throw e.getTargetException();
        }
    }

    private <E> Iterator<E> watched(Iterator<E> walk) {
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                Hooks.call(inner, true, Performer.NOWHERE);
                return walk.hasNext();
            }

            @Override
            public E next() {
                Hooks.call(inner, true, Performer.NOWHERE);
                return walk.next();
            }

            @Override
            public void remove() {
                Hooks.call(inner, false, Performer.NOWHERE);
                walk.remove();
            }
        };
    }
}
