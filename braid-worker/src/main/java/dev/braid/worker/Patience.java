package dev.braid.worker;

import dev.braid.trace.Problem;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Notices that an execution makes no progress, and says where it is. */
final class Patience {

    private final long nanos;
    private long lastProgress = -1;
    private long since = System.nanoTime();

    Patience(long nanos) {
        this.nanos = nanos;
    }

    /** The problem, or null while all is well. */
    @Nullable
    Problem look(long progress, Thread stage, long executions) {
        if (progress != lastProgress) {
            lastProgress = progress;
            since = System.nanoTime();
            return null;
        }
        if (System.nanoTime() - since < nanos) {
            return null;
        }
        return new Problem(
                "BRD-110",
                "No progress for " + nanos / 1_000_000_000 + " s in execution " + (executions + 1) + ".",
                "the program is in " + place(stage) + ".",
                "real input and output, and loops that only compute, cannot be explored: use a fake, or raise --patience.");
    }

    private static String place(Thread stage) {
        String here = frame(stage.getStackTrace());
        if (!here.isEmpty()) {
            return here;
        }
        for (Map.Entry<Thread, StackTraceElement[]> entry :
                Thread.getAllStackTraces().entrySet()) {
            boolean works = entry.getKey().getState() == Thread.State.RUNNABLE;
            String frame = works ? frame(entry.getValue()) : "";
            if (!frame.isEmpty()) {
                return frame;
            }
        }
        return "code that could not be located";
    }

    /** The innermost frame, and the line of the program it was called from. */
    private static String frame(StackTraceElement[] stack) {
        for (StackTraceElement frame : stack) {
            String name = frame.getClassName();
            boolean ours = name.startsWith("dev.braid.") && !name.startsWith("dev.braid.examples.");
            if (!ours && !name.startsWith("java.") && !name.startsWith("jdk.") && !name.startsWith("sun.")) {
                String top = stack[0] == frame ? "" : shortName(stack[0]) + ", called from ";
                return top + name + "." + frame.getMethodName() + " (" + frame.getFileName() + ":"
                        + frame.getLineNumber() + ")";
            }
        }
        return "";
    }

    private static String shortName(StackTraceElement frame) {
        String type = frame.getClassName();
        return type.substring(type.lastIndexOf('.') + 1) + "." + frame.getMethodName()
                + (frame.isNativeMethod() ? " (native)" : "");
    }
}
