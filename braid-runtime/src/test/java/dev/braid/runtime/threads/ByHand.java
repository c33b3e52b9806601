package dev.braid.runtime.threads;

/** Calls the hooks as woven code would: lets tests write programs without weaving. */
public final class ByHand {

    private ByHand() {}

    /** Code of a thread. */
    @FunctionalInterface
    public interface Body {
        void run() throws Exception;
    }

    /** A shared int. */
    public static final class IntField {
        static final int PLAIN = site(IntField.class, "value");

        int value;

        public int get() {
            Hooks.readField(this, PLAIN);
            return value;
        }

        public void set(int now) {
            Hooks.writeField(this, PLAIN);
            value = now;
        }

        public void increment() {
            set(get() + 1);
        }
    }

    /** A shared reference in a woven class. */
    public static final class Box<T> implements Woven {
        static final int CONTENT = site(Box.class, "content");

        private volatile T content;
        private Shadow shadow;

        public T get() {
            Hooks.readField(this, CONTENT);
            return content;
        }

        public void set(T now) {
            Hooks.writeField(this, CONTENT);
            content = now;
        }

        @Override
        public Shadow braid$shadow() {
            return shadow;
        }

        @Override
        public void braid$shadow(Shadow itsShadow) {
            shadow = itsShadow;
        }
    }

    static int site(Class<?> type, String field) {
        return Sites.field(type.getClassLoader(), type.getName(), field, type.getSimpleName() + ".java", 1);
    }

    /** Runs code that may throw a checked exception. */
    public static Runnable running(Body body) {
        return () -> {
            try {
                body.run();
            } catch (Exception e) {
                throw Sneaky.thrown(e);
            }
        };
    }

    public static Thread spawn(Body body) {
        return spawned(thread(body));
    }

    /** A thread that is no daemon, though the pool of threads that carries it on JDK 17 has daemons. */
    public static Thread thread(Body body) {
        Thread thread = new Thread(running(body));
        thread.setDaemon(false);
        return thread;
    }

    public static Thread spawned(Thread thread) {
        if (!Hooks.start(thread)) {
            throw new AssertionError("not under control");
        }
        return thread;
    }

    public static void join(Thread... threads) throws InterruptedException {
        for (Thread thread : threads) {
            Hooks.join(thread, 0, 0);
        }
    }

    public static void locked(Object lock, Body body) throws Exception {
        Hooks.enter(lock, Performer.NOWHERE);
        try {
            body.run();
        } finally {
            Hooks.exit(lock, Performer.NOWHERE);
        }
    }

    public static void await(Object lock) throws InterruptedException {
        Hooks.await(lock, 0, 0, Performer.NOWHERE);
    }

    public static void notifyOne(Object lock) {
        Hooks.notifyOne(lock, Performer.NOWHERE);
    }

    public static void notifyEveryone(Object lock) {
        Hooks.notifyAll(lock, Performer.NOWHERE);
    }
}
