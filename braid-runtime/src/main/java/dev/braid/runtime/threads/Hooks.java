package dev.braid.runtime.threads;

import dev.braid.runtime.threads.model.Monitor;
import dev.braid.runtime.threads.model.Parking;
import dev.braid.runtime.threads.model.Threads;
import org.jspecify.annotations.Nullable;

/**
 * What woven code and patched methods of the JDK call; nobody else does.
 *
 * <p>Every method does nothing, or says that it did nothing, when the caller is not under control. A method that returns
 * boolean {@code handled} answers true if the real thing must not be done. Sites come from {@link Sites}; -1 is unknown.
 */
public final class Hooks {

    private static final int NANOS_PER_MILLI = 1_000_000;

    private Hooks() {}

    // Memory: immediately before the access. A null owner or array is left to the JVM, which throws.

    public static void readField(@Nullable Object owner, int site) {
        Performer me = Performer.sharing();
        if (me != null && owner != null) {
            Memory.read(me, owner, Sites.variable(site, owner), site);
        }
    }

    public static void writeField(@Nullable Object owner, int site) {
        Performer me = Performer.sharing();
        if (me != null && owner != null) {
            Memory.write(me, owner, Sites.variable(site, owner), site);
        }
    }

    public static void readStatic(int site) {
        Performer me = Performer.sharing();
        if (me != null) {
            Memory.read(me, null, Sites.variable(site, null), site);
        }
    }

    public static void writeStatic(int site) {
        Performer me = Performer.sharing();
        if (me != null) {
            Memory.write(me, null, Sites.variable(site, null), site);
        }
    }

    public static void readElement(@Nullable Object array, int index, int site) {
        Performer me = Performer.sharing();
        if (me != null && array != null) {
            Memory.readElement(me, array, index, site);
        }
    }

    public static void writeElement(@Nullable Object array, int index, int site) {
        Performer me = Performer.sharing();
        if (me != null && array != null) {
            Memory.writeElement(me, array, index, site);
        }
    }

    // Library objects that are not modelled: immediately before the call.

    /** A call of an object that is shared and not thread-safe, such as an ArrayList: one cell. */
    public static void call(@Nullable Object receiver, boolean readOnly, int site) {
        Performer me = Performer.sharing();
        if (me != null && receiver != null) {
            Memory.call(me, receiver, readOnly, site);
        }
    }

    // Monitors. Where the caller is not under control the real monitor is used.

    /** monitorenter, or the begin of a synchronized method. True if handled: the real monitor must not be entered. */
    public static boolean enter(@Nullable Object object, int site) {
        Performer me = Performer.here();
        if (me == null || object == null) {
            return false;
        }
        monitor(me, object).enter(me, site);
        return true;
    }

    /** monitorexit, also by an exception. True if handled. */
    public static boolean exit(@Nullable Object object, int site) {
        Performer me = Performer.here();
        if (me == null || object == null) {
            return false;
        }
        if (!me.leaving) {
            monitor(me, object).exit(me, site);
        }
        return true;
    }

    /** {@code Object.wait()} and its timed forms, in place of the call. */
    public static void await(Object object, long millis, int nanos, int site) throws InterruptedException {
        Performer me = Performer.here();
        if (me == null) {
            object.wait(millis, nanos);
            return;
        }
        if (millis < 0 || nanos < 0 || nanos >= NANOS_PER_MILLI) {
            throw new IllegalArgumentException("timeout value is negative or nanosecond timeout value out of range");
        }
        monitor(me, object).await(me, nanos(millis, nanos), site);
    }

    /** {@code Object.notify()}, in place of the call. */
    public static void notifyOne(Object object, int site) {
        Performer me = Performer.here();
        if (me == null) {
            object.notify();
        } else {
            monitor(me, object).notifyOne(me, site);
        }
    }

    /** {@code Object.notifyAll()}, in place of the call. */
    public static void notifyAll(Object object, int site) {
        Performer me = Performer.here();
        if (me == null) {
            object.notifyAll();
        } else {
            monitor(me, object).notifyAll(me, site);
        }
    }

    /** {@code Thread.holdsLock}: 1 or 0, or -1 if not handled. */
    public static int holdsLock(Object object) {
        Performer me = Performer.here();
        if (me == null) {
            return -1;
        }
        return monitor(me, object).isHeldBy(me) ? 1 : 0;
    }

    private static Monitor monitor(Performer me, Object object) {
        return me.stage.shadow(object).monitor(me.stage, object);
    }

    // Threads.

    /** {@code Thread.start()}: from the patched method. True if handled. */
    public static boolean start(Thread thread) {
        return start(thread, null);
    }

    /** The same for a thread whose {@code run} is not what it runs, such as a virtual one. */
    public static boolean start(Thread thread, @Nullable Runnable body) {
        Performer me = Performer.here();
        if (me == null) {
            return false;
        }
        Threads.start(me, thread, body, thread.isDaemon());
        return true;
    }

    /** {@code Thread.join}; a time of 0 is no limit. True if handled. */
    public static boolean join(Thread thread, long millis, int nanos) throws InterruptedException {
        Performer me = Performer.here();
        if (me == null) {
            return false;
        }
        Performer other = me.stage.performerOf(thread);
        if (other != null) {
            Threads.join(me, other, nanos(millis, nanos));
        }
        return true;
    }

    /** {@code Thread.sleep}. True if handled. */
    public static boolean sleep(long nanos) throws InterruptedException {
        Performer me = Performer.here();
        if (me == null) {
            return false;
        }
        Threads.sleep(me, nanos);
        return true;
    }

    /** {@code Thread.yield} and {@code Thread.onSpinWait}. True if handled. */
    public static boolean yield() {
        Performer me = Performer.sharing();
        if (me == null) {
            return false;
        }
        Threads.yield(me);
        return true;
    }

    /** {@code Thread.interrupt}. True if handled. */
    public static boolean interrupt(Thread thread) {
        Performer me = Performer.here();
        if (me == null) {
            return false;
        }
        Performer other = me.stage.performerOf(thread);
        if (other != null) {
            Threads.interrupt(me, other);
        }
        return true;
    }

    /** {@code isInterrupted}, or with {@code clearing} {@code interrupted}: 1 or 0, or -1 if not handled. */
    public static int isInterrupted(Thread thread, boolean clearing) {
        Performer me = Performer.here();
        if (me == null) {
            return -1;
        }
        Performer other = me.stage.performerOf(thread);
        return other != null && Threads.isInterrupted(me, other, clearing) ? 1 : 0;
    }

    /** {@code Thread.isAlive}: 1 or 0, or -1 if not handled. */
    public static int isAlive(Thread thread) {
        Performer me = Performer.here();
        if (me == null) {
            return -1;
        }
        Performer other = me.stage.performerOf(thread);
        return other != null && Threads.isAlive(me, other) ? 1 : 0;
    }

    /** {@code Thread.getState}, or null if not handled. */
    public static Thread.@Nullable State state(Thread thread) {
        Performer me = Performer.here();
        return me == null ? null : Threads.state(me, me.stage.performerOf(thread));
    }

    /** {@code Thread.currentThread}: the program's own Thread object. */
    public static Thread currentThread() {
        Performer me = Performer.here();
        return me == null ? Thread.currentThread() : me.thread;
    }

    // Parking: from the patched LockSupport.

    /** All forms of park; {@code nanos} counts if {@code timed}. True if handled. */
    public static boolean park(boolean timed, long nanos) {
        Performer me = Performer.here();
        if (me == null) {
            return false;
        }
        Parking.park(me, timed, nanos);
        return true;
    }

    /** {@code parkUntil}, milliseconds of the wall clock. True if handled. */
    public static boolean parkUntil(long millis) {
        Performer me = Performer.here();
        if (me == null) {
            return false;
        }
        Parking.park(me, true, (millis - me.stage.time().millis(me)) * NANOS_PER_MILLI);
        return true;
    }

    /** {@code unpark}. True if handled. */
    public static boolean unpark(@Nullable Thread thread) {
        Performer me = Performer.here();
        if (me == null) {
            return false;
        }
        Performer other = thread == null ? null : me.stage.performerOf(thread);
        if (other != null) {
            Parking.unpark(me, other);
        }
        return true;
    }

    // Time.

    /** {@code System.nanoTime}, in place of the call. */
    public static long nanoTime() {
        Performer me = Performer.here();
        return me == null ? System.nanoTime() : me.stage.time().nanoTime(me);
    }

    /** {@code System.currentTimeMillis}, in place of the call. */
    public static long currentTimeMillis() {
        Performer me = Performer.here();
        return me == null ? System.currentTimeMillis() : me.stage.time().millis(me);
    }

    // Chance.

    /** A seed for whatever would be random: the same whenever the same thread asks the n-th time. */
    public static long seed(long otherwise) {
        Performer me = Performer.at();
        return me == null ? otherwise : me.draw();
    }

    /** {@code System.identityHashCode} and {@code Object.hashCode}, in place of the call. */
    public static int identityHash(@Nullable Object object) {
        Performer me = Performer.at();
        if (me == null || object == null) {
            return System.identityHashCode(object);
        }
        return me.stage.shadow(object).identityHash(me);
    }

    // The end of the JVM.

    /** {@code System.exit}, {@code Runtime.exit}, {@code Runtime.halt}: does not return if under control. */
    public static void exit(int status) {
        Performer me = Performer.at();
        if (me != null) {
            Exit.exit(me, status);
        }
    }

    /** {@code Runtime.addShutdownHook}. True if handled: it is run at the end of the execution. */
    public static boolean addShutdownHook(Thread hook) {
        Performer me = Performer.at();
        return me != null && me.stage.shutdown().add(hook);
    }

    /** {@code Runtime.removeShutdownHook}: 1 if it was there, 0 if not, or -1 if not handled. */
    public static int removeShutdownHook(Thread hook) {
        Performer me = Performer.at();
        if (me == null) {
            return -1;
        }
        return me.stage.shutdown().remove(hook) ? 1 : 0;
    }

    // What must not be interrupted.

    /** Begins a section of code that is not woven and holds locks of the JDK: nothing in it is an event. */
    public static void opaque() {
        Performer me = Performer.at();
        if (me != null) {
            me.opaque++;
        }
    }

    /** Ends such a section. */
    public static void transparent() {
        Performer me = Performer.at();
        if (me != null && me.opaque > 0) {
            me.opaque--;
        }
    }

    /** The number of the execution under way, for what is fresh in each (static fields); 0 if not under control. */
    public static long epoch() {
        Performer me = Performer.at();
        return me == null ? 0 : me.stage.epoch();
    }

    private static long nanos(long millis, int nanos) {
        return millis > Long.MAX_VALUE / NANOS_PER_MILLI - 1 ? Long.MAX_VALUE : millis * NANOS_PER_MILLI + nanos;
    }
}
