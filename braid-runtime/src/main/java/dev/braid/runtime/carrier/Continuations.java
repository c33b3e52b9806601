package dev.braid.runtime.carrier;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import org.jspecify.annotations.Nullable;

/**
 * Carries a process on a one-shot continuation of the JVM: a switch costs a fraction of a microsecond and no thread.
 *
 * <p>{@code jdk.internal.vm.Continuation} exists from JDK 21 on and is reached by method handles, since we compile for
 * 17. It needs {@code --add-exports java.base/jdk.internal.vm=ALL-UNNAMED}, which the launcher gives.
 */
final class Continuations {

    private static final @Nullable MethodHandle CREATE;
    private static final @Nullable MethodHandle RUN;
    private static final @Nullable MethodHandle YIELD;
    private static final @Nullable Object SCOPE;

    static {
        MethodHandle create = null;
        MethodHandle run = null;
        MethodHandle yield = null;
        Object scope = null;
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup();
            Class<?> continuation = Class.forName("jdk.internal.vm.Continuation");
            Class<?> scopes = Class.forName("jdk.internal.vm.ContinuationScope");
            scope = lookup.findConstructor(scopes, MethodType.methodType(void.class, String.class))
                    .invoke("braid");
            create = lookup.findConstructor(continuation, MethodType.methodType(void.class, scopes, Runnable.class))
                    .bindTo(scope)
                    .asType(MethodType.methodType(Object.class, Runnable.class));
            run = lookup.findVirtual(continuation, "run", MethodType.methodType(void.class))
                    .asType(MethodType.methodType(void.class, Object.class));
            yield = lookup.findStatic(continuation, "yield", MethodType.methodType(boolean.class, scopes))
                    .bindTo(scope);
            Object probe = create.invokeExact((Runnable) () -> {});
            run.invokeExact(probe);
        } catch (Throwable e) {
            scope = null; // an older JDK, or the package is not exported: threads are used instead
        }
        SCOPE = scope;
        CREATE = create;
        RUN = run;
        YIELD = yield;
    }

    private Continuations() {}

    static boolean available() {
        return SCOPE != null;
    }

    static Carrier.Factory factory() {
        return new Carrier.Factory() {
            @Override
            public Carrier carry(Runnable body) {
                return new OnContinuation(body);
            }

            @Override
            public String description() {
                return "continuations of the JVM";
            }
        };
    }

    private static final class OnContinuation implements Carrier {

        private final Object continuation;

        @SuppressWarnings("NullAway") // available() was asked before
        OnContinuation(Runnable body) {
            try {
                continuation = CREATE.invokeExact(body);
            } catch (Throwable e) {
                throw new IllegalStateException(e);
            }
        }

        @Override
        @SuppressWarnings("NullAway")
        public void resume() {
            try {
                RUN.invokeExact(continuation);
            } catch (RuntimeException | Error e) {
                throw e;
            } catch (Throwable e) {
                throw new IllegalStateException(e);
            }
        }

        @Override
        @SuppressWarnings("NullAway")
        public void pause() {
            try {
                boolean unused = (boolean) YIELD.invokeExact();
            } catch (IllegalStateException e) {
                throw new Pinned(String.valueOf(e.getMessage()));
            } catch (RuntimeException | Error e) {
                throw e;
            } catch (Throwable e) {
                throw new IllegalStateException(e);
            }
        }

        @Override
        public void abandon() {
            // a continuation that is not resumed is garbage
        }
    }
}
