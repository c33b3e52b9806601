package dev.braid.actors.live;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import org.jspecify.annotations.Nullable;

/** Creates the threads of processes: virtual ones where the JDK has them (21 and later), else daemons. */
final class Threads {

    private static final @Nullable MethodHandle VIRTUAL = findVirtual();

    private Threads() {}

    static Thread create(String name, Runnable task) {
        Thread thread = VIRTUAL == null ? daemon(task) : virtual(VIRTUAL, task);
        thread.setName(name);
        return thread;
    }

    private static Thread daemon(Runnable task) {
        Thread thread = new Thread(task);
        thread.setDaemon(true);
        return thread;
    }

    private static Thread virtual(MethodHandle unstarted, Runnable task) {
        try {
            return (Thread) unstarted.invoke(task);
        } catch (RuntimeException | Error failure) {
            throw failure;
        } catch (Throwable impossible) {
            throw new IllegalStateException(impossible); // unstarted(Runnable) declares nothing
        }
    }

    /** {@code Thread.ofVirtual().unstarted(task)}, or null before JDK 21. */
    private static @Nullable MethodHandle findVirtual() {
        try {
            Class<?> builder = Class.forName("java.lang.Thread$Builder$OfVirtual");
            MethodHandles.Lookup lookup = MethodHandles.publicLookup();
            Object ofVirtual = lookup.findStatic(Thread.class, "ofVirtual", MethodType.methodType(builder))
                    .invoke();
            return lookup.findVirtual(builder, "unstarted", MethodType.methodType(Thread.class, Runnable.class))
                    .bindTo(ofVirtual);
        } catch (Throwable absentOrPreview) {
            return null;
        }
    }
}
