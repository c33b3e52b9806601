package dev.braid.runtime.threads;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import org.jspecify.annotations.Nullable;

/**
 * Makes {@code Thread.currentThread()} answer with the program's own Thread object, as virtual threads do.
 *
 * <p>From JDK 21 on. It needs {@code --add-opens java.base/java.lang=ALL-UNNAMED}, which the worker JVM is given.
 */
final class CurrentThread {

    private static final @Nullable MethodHandle SET = find();

    private CurrentThread() {}

    static boolean canBeSet() {
        return SET != null;
    }

    /** On the real thread {@code carrier}: from now on the code that runs here sees {@code thread}. */
    @SuppressWarnings("NullAway") // canBeSet() was asked before
    static void set(Thread carrier, Thread thread) {
        try {
            SET.invokeExact(carrier, thread);
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    private static @Nullable MethodHandle find() {
        try {
            return MethodHandles.privateLookupIn(Thread.class, MethodHandles.lookup())
                    .findVirtual(Thread.class, "setCurrentThread", MethodType.methodType(void.class, Thread.class));
        } catch (ReflectiveOperationException e) {
            return null; // an older JDK, or the package is not opened: threads are used instead
        }
    }
}
