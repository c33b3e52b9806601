package dev.braid.actors.live;

import dev.braid.api.Assume;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What went wrong in the processes of a run; the first failure stops the run. */
final class Failures {

    private record Failure(String process, Throwable thrown) {}

    private final Census census;
    private final List<Failure> all = new ArrayList<>();

    Failures(Census census) {
        this.census = census;
    }

    /** Notes a failure; what only follows from stopping the processes is none. */
    synchronized void add(String process, Throwable thrown) {
        if (!census.isStopping() || !(thrown instanceof InterruptedException)) {
            all.add(new Failure(process, thrown));
        }
        census.stop();
    }

    synchronized boolean isEmpty() {
        return all.isEmpty();
    }

    /** Throws the first failure with the others as suppressed; returns if it was a violated assumption. */
    synchronized void rethrow() {
        if (all.isEmpty() || all.get(0).thrown() instanceof Assume.Violated) {
            return;
        }
        Throwable first = unchecked(all.get(0));
        for (Failure other : all.subList(1, all.size())) {
            suppress(first, other.thrown());
        }
        throwUnchecked(first);
    }

    private static Throwable unchecked(Failure failure) {
        Throwable thrown = failure.thrown();
        boolean asItIs = thrown instanceof RuntimeException || thrown instanceof Error;
        return asItIs ? thrown : new ProcessFailed(failure.process(), thrown);
    }

    private static void suppress(Throwable first, @Nullable Throwable other) {
        if (other != null && other != first && first.getCause() != other && !(other instanceof Assume.Violated)) {
            first.addSuppressed(other);
        }
    }

    private static void throwUnchecked(Throwable thrown) {
        if (thrown instanceof Error error) {
            throw error;
        }
        throw (RuntimeException) thrown;
    }
}
