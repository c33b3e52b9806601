package dev.braid.runtime.threads;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import org.jspecify.annotations.Nullable;

/**
 * Makes {@code Thread.currentThread()} answer with the program's own Thread object, as virtual threads do.
 *
 * <p>The compiler takes the current thread for something that does not change within a frame. So the handle must not be a
 * constant (else the call is inlined, and a read of the current thread beside it moves across), and callers must not ask
 * for the current thread in the same method.
 *
 * <p>From JDK 21 on. It needs {@code --add-opens java.base/java.lang=ALL-UNNAMED}, which the worker JVM is given.
 */
final class CurrentThread {

    @SuppressWarnings("NonFinalStaticField")
    private static @Nullable MethodHandle setter = find();

    private CurrentThread() {}

    static boolean canBeSet() {
        return setter != null;
    }

    /** On the real thread {@code carrier}: from now on the code that runs here sees {@code thread}. */
    @SuppressWarnings("NullAway") // canBeSet() was asked before
    static void set(Thread carrier, Thread thread) {
        try {
            setter.invokeExact(carrier, thread);
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
