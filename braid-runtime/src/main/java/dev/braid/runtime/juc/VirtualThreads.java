package dev.braid.runtime.juc;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.concurrent.ThreadFactory;

/** Virtual threads, which exist from JDK 21 on, while we compile for 17. */
final class VirtualThreads {

    private VirtualThreads() {}

    /** {@code Thread.ofVirtual().factory()}; only called by code that was compiled for such a JDK. */
    static ThreadFactory factory() {
        try {
            Object builder = Thread.class.getMethod("ofVirtual").invoke(null);
            Method factory = Class.forName("java.lang.Thread$Builder").getMethod("factory");
            return (ThreadFactory) factory.invoke(builder);
        } catch (ReflectiveOperationException e) {
            throw new UnsupportedOperationException("this JDK has no virtual threads", cause(e));
        }
    }

    private static Throwable cause(ReflectiveOperationException e) {
        return e instanceof InvocationTargetException wrapper ? wrapper.getTargetException() : e;
    }
}
