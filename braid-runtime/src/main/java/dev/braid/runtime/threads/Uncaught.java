package dev.braid.runtime.threads;

import dev.braid.api.Assume;
import dev.braid.runtime.carrier.Carrier;
import dev.braid.trace.Problem;
import java.lang.Thread.UncaughtExceptionHandler;
import org.jspecify.annotations.Nullable;

/** What becomes of an exception that a thread does not catch. */
final class Uncaught {

    private Uncaught() {}

    /** The error by which the thread fails; null if the program has a handler of its own, which is run here. */
    static @Nullable Throwable handle(Performer performer, Throwable error) {
        if (error instanceof Problem.Found found) {
            performer.stage.uncontrolled(found.problem());
        }
        UncaughtExceptionHandler handler = performer.thread.getUncaughtExceptionHandler();
        if (error instanceof Assume.Violated || handler == null || isOfTheJvm(handler)) {
            return error;
        }
        try {
            handler.uncaughtException(performer.thread, error);
            return null;
        } catch (Carrier.Abandoned | Exit.Exited e) {
            throw e;
        } catch (Throwable e) {
            return error; // as in the JVM, what a handler throws is ignored
        }
    }

    private static boolean isOfTheJvm(UncaughtExceptionHandler handler) {
        return handler.getClass() == ThreadGroup.class && Thread.getDefaultUncaughtExceptionHandler() == null;
    }
}
