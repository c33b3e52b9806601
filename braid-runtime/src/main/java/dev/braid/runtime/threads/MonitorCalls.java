package dev.braid.runtime.threads;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What woven code calls in place of the JVM's monitors.
 *
 * <p>Under control a monitor is the stage's. Elsewhere it is a lock of our own: a method that enters a real monitor only
 * sometimes would never be compiled.
 */
public final class MonitorCalls {

    private MonitorCalls() {}

    public static void enter(@Nullable Object object, int site) {
        if (!Hooks.enter(object, site)) {
            UncontrolledMonitor.of(Objects.requireNonNull(object)).lock();
        }
    }

    public static void exit(@Nullable Object object, int site) {
        if (!Hooks.exit(object, site)) {
            UncontrolledMonitor.of(Objects.requireNonNull(object)).unlock();
        }
    }

    public static void await(@Nullable Object object, long millis, int nanos, int site) throws InterruptedException {
        if (Performer.here() != null) {
            Hooks.await(Objects.requireNonNull(object), millis, nanos, site);
        } else {
            UncontrolledMonitor.of(Objects.requireNonNull(object)).await(millis, nanos);
        }
    }

    public static void notifyOne(@Nullable Object object, int site) {
        if (Performer.here() != null) {
            Hooks.notifyOne(Objects.requireNonNull(object), site);
        } else {
            UncontrolledMonitor.of(Objects.requireNonNull(object)).notifyWaiting(false);
        }
    }

    public static void notifyAll(@Nullable Object object, int site) {
        if (Performer.here() != null) {
            Hooks.notifyAll(Objects.requireNonNull(object), site);
        } else {
            UncontrolledMonitor.of(Objects.requireNonNull(object)).notifyWaiting(true);
        }
    }

    /** {@code Thread.holdsLock}. */
    public static boolean holdsLock(@Nullable Object object) {
        int held = Hooks.holdsLock(Objects.requireNonNull(object));
        return held < 0 ? UncontrolledMonitor.of(object).isHeld() : held == 1;
    }
}
