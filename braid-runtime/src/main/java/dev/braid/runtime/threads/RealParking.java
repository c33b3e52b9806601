package dev.braid.runtime.threads;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;

/** Parks the real thread: in a woven JVM LockSupport would ask the stage first. */
final class RealParking {

    private static final MethodHandle PARK =
            Raw.method("park", MethodType.methodType(void.class, boolean.class, long.class));
    private static final MethodHandle UNPARK = Raw.method("unpark", MethodType.methodType(void.class, Object.class));

    private RealParking() {}

    static void park() {
        try {
            PARK.invokeExact(false, 0L);
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    static void unpark(Thread thread) {
        try {
            UNPARK.invokeExact((Object) thread);
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }
}
