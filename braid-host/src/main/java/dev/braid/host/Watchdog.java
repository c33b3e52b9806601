package dev.braid.host;

import dev.braid.runtime.Stage;
import dev.braid.trace.Problem;
import java.time.Duration;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Notices that an execution makes no progress, and says where it is. */
final class Watchdog {

    private final Stage stage;
    private final Duration patience;
    private long lastProgress = -1;
    private long since = System.nanoTime();

    Watchdog(Stage stage, Duration patience) {
        this.stage = stage;
        this.patience = patience;
    }

    /** The problem, or null while all is well. */
    @Nullable
    Problem look(Thread thread, long executions) {
        long progress = stage.progress();
        if (progress != lastProgress) {
            lastProgress = progress;
            since = System.nanoTime();
            return null;
        }
        if (System.nanoTime() - since < patience.toNanos()) {
            return null;
        }
        return new Problem(
                "BRD-110",
                "No progress for " + patience.toSeconds() + " s in execution " + (executions + 1) + ".",
                "the program is in " + place(thread) + " and neither sends nor receives.",
                "end the loop there, or let it receive a message; raise the limit with --patience if it only computes.");
    }

    private static String place(Thread stageThread) {
        String here = userFrame(stageThread.getStackTrace());
        if (!here.isEmpty()) {
            return here;
        }
        for (Map.Entry<Thread, StackTraceElement[]> entry :
                Thread.getAllStackTraces().entrySet()) {
            if (entry.getKey().getName().equals("braid-process")
                    && entry.getKey().getState() == Thread.State.RUNNABLE) {
                String frame = userFrame(entry.getValue());
                if (!frame.isEmpty()) {
                    return frame;
                }
            }
        }
        return "code that could not be located";
    }

    private static String userFrame(StackTraceElement[] stack) {
        for (StackTraceElement frame : stack) {
            String name = frame.getClassName();
            boolean ours = name.startsWith("dev.braid.") && !name.startsWith("dev.braid.examples.");
            if (!ours && !name.startsWith("java.") && !name.startsWith("jdk.") && !name.startsWith("sun.")) {
                return name + "." + frame.getMethodName() + " (" + frame.getFileName() + ":" + frame.getLineNumber()
                        + ")";
            }
        }
        return "";
    }
}
