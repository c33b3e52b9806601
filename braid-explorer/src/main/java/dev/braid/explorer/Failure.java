package dev.braid.explorer;

import dev.braid.trace.Finding;
import dev.braid.trace.Outcome;
import dev.braid.trace.Texts;
import dev.braid.trace.Trace;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What a failing execution shows: two executions show the same bug if their failures are equal.
 *
 * @param kind what kind of bug
 * @param message one line
 * @param location the source line
 * @param identity what distinguishes this bug from others
 */
record Failure(Finding.Kind kind, String message, String location, String identity) {

    /** The failure of an execution, or null if it did not fail. */
    static @Nullable Failure of(Trace trace) {
        Outcome outcome = trace.outcome();
        if (outcome instanceof Outcome.Failed failed) {
            return ofError(failed);
        }
        if (outcome instanceof Outcome.Deadlocked deadlock) {
            return ofWaiting(Finding.Kind.DEADLOCK, deadlock.waits());
        }
        if (outcome instanceof Outcome.Livelocked livelock) {
            return ofWaiting(Finding.Kind.LIVELOCK, livelock.waits());
        }
        if (outcome instanceof Outcome.CutAtLimit cut) {
            String message = "the execution does not end within " + cut.events() + " events";
            return new Failure(Finding.Kind.STEP_LIMIT, message, "", "limit");
        }
        return null;
    }

    private static Failure ofError(Outcome.Failed failed) {
        Throwable error = failed.error();
        boolean assertion = error instanceof AssertionError;
        String text = error.getMessage();
        String what =
                assertion && text != null ? text : error.getClass().getSimpleName() + (text == null ? "" : ": " + text);
        String location = location(error);
        return new Failure(
                error instanceof DataRaceFound
                        ? Finding.Kind.DATA_RACE
                        : assertion ? Finding.Kind.ASSERTION : Finding.Kind.EXCEPTION,
                Texts.oneLine(failed.process() + ": " + what),
                location,
                error.getClass().getName() + "@" + (location.isEmpty() ? text : location));
    }

    private static Failure ofWaiting(Finding.Kind kind, List<Outcome.Wait> all) {
        String waits = all.stream()
                .map(wait -> wait.process() + " waits for " + wait.forWhat())
                .collect(Collectors.joining("; "));
        return new Failure(kind, Texts.oneLine(waits), "", kind + " " + waits);
    }

    private static String location(Throwable error) {
        for (StackTraceElement frame : error.getStackTrace()) {
            String name = frame.getClassName();
            if (!name.startsWith("java.") && !name.startsWith("jdk.") && !isOurs(name)) {
                return frame.getFileName() + ":" + frame.getLineNumber();
            }
        }
        return "";
    }

    private static boolean isOurs(String name) {
        return name.startsWith("dev.braid.api.")
                || name.startsWith("dev.braid.actors.")
                || name.startsWith("dev.braid.runtime.");
    }
}
