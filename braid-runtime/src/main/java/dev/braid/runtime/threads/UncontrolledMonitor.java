package dev.braid.runtime.threads;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/** The monitor of an object for threads that are not under control; gone when the object is. */
final class UncontrolledMonitor {

    private static final Map<Key, UncontrolledMonitor> MONITORS = new ConcurrentHashMap<>();
    private static final ReferenceQueue<Object> GONE = new ReferenceQueue<>();

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition waiting = lock.newCondition();

    static UncontrolledMonitor of(Object object) {
        for (Object gone = GONE.poll(); gone != null; gone = GONE.poll()) {
            MONITORS.remove(gone);
        }
        return MONITORS.computeIfAbsent(new Key(object), key -> new UncontrolledMonitor());
    }

    void lock() {
        lock.lock();
    }

    /** A thread that leaves an abandoned execution exits monitors that it entered under control. */
    void unlock() {
        if (lock.isHeldByCurrentThread()) {
            lock.unlock();
        }
    }

    boolean isHeld() {
        return lock.isHeldByCurrentThread();
    }

    void await(long millis, int nanos) throws InterruptedException {
        if (millis < 0 || nanos < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        if (millis == 0 && nanos == 0) {
            waiting.await();
        } else {
            boolean unused = waiting.await(TimeUnit.MILLISECONDS.toNanos(millis) + nanos, TimeUnit.NANOSECONDS);
        }
    }

    void notifyWaiting(boolean all) {
        if (all) {
            waiting.signalAll();
        } else {
            waiting.signal();
        }
    }

    /** Equal for the same object; the hash outlives it. */
    private static final class Key extends WeakReference<Object> {

        private final int hash;

        Key(Object object) {
            super(object, GONE);
            hash = System.identityHashCode(object);
        }

        @Override
        public int hashCode() {
            return hash;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            if (this == other) {
                return true;
            }
            Object mine = get();
            return mine != null && other instanceof Key key && key.get() == mine;
        }
    }
}
