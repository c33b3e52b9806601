package dev.braid.runtime.threads;

import java.util.UUID;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * What woven code calls in place of methods of the JDK that cannot be patched: native ones, and those that the JIT
 * compiler replaces by its own code.
 *
 * <p>A method here has the name and the parameters of the one it replaces, with the receiver in front.
 */
public final class Calls {

    private static final int NANOS_PER_MILLI = 1_000_000;

    private Calls() {}

    public static void sleep(long millis) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        if (!Hooks.sleep(TimeUnit.MILLISECONDS.toNanos(millis))) {
            Thread.sleep(millis);
        }
    }

    public static void sleep(long millis, int nanos) throws InterruptedException {
        if (millis < 0 || nanos < 0 || nanos >= NANOS_PER_MILLI) {
            throw new IllegalArgumentException("timeout value is out of range");
        }
        if (!Hooks.sleep(TimeUnit.MILLISECONDS.toNanos(millis) + nanos)) {
            Thread.sleep(millis, nanos);
        }
    }

    public static void sleep(java.time.Duration duration) throws InterruptedException {
        long nanos = TimeUnit.NANOSECONDS.convert(duration);
        if (!Hooks.sleep(Math.max(0, nanos)) && nanos > 0) {
            TimeUnit.NANOSECONDS.sleep(nanos);
        }
    }

    public static void sleep(TimeUnit unit, long timeout) throws InterruptedException {
        if (timeout > 0 && !Hooks.sleep(unit.toNanos(timeout))) {
            unit.sleep(timeout);
        }
    }

    public static void yield() {
        if (!Hooks.yield()) {
            Thread.yield();
        }
    }

    public static void onSpinWait() {
        if (!Hooks.yield()) {
            Thread.onSpinWait();
        }
    }

    public static void join(Thread thread) throws InterruptedException {
        if (!Hooks.join(thread, 0, 0)) {
            thread.join();
        }
    }

    public static void join(Thread thread, long millis) throws InterruptedException {
        if (!Hooks.join(thread, millis, 0)) {
            thread.join(millis);
        }
    }

    public static void join(Thread thread, long millis, int nanos) throws InterruptedException {
        if (!Hooks.join(thread, millis, nanos)) {
            thread.join(millis, nanos);
        }
    }

    public static boolean isAlive(Thread thread) {
        int alive = Hooks.isAlive(thread);
        return alive < 0 ? thread.isAlive() : alive == 1;
    }

    /** In place of {@code System.exit}, {@code Runtime.exit} and {@code Runtime.halt}. */
    public static void exit(int status) {
        Hooks.exit(status);
        System.exit(status);
    }

    public static void exit(Runtime runtime, int status) {
        Hooks.exit(status);
        runtime.exit(status);
    }

    public static void halt(Runtime runtime, int status) {
        Hooks.exit(status);
        runtime.halt(status);
    }

    public static int identityHashCode(@Nullable Object object) {
        return Hooks.identityHash(object);
    }

    public static double random() {
        long bits = Hooks.seed(-1);
        return bits == -1 ? Math.random() : (bits >>> 11) * 0x1.0p-53;
    }

    public static UUID randomUUID() {
        long most = Hooks.seed(-1);
        if (most == -1) {
            return UUID.randomUUID();
        }
        long least = Hooks.seed(-1);
        return new UUID(most & ~0xF000L | 0x4000L, least >>> 2 | Long.MIN_VALUE);
    }

    /** The seed for {@code new Random()}. */
    public static long seed() {
        return Hooks.seed(System.nanoTime());
    }
}
