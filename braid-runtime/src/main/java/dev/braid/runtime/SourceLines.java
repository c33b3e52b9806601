package dev.braid.runtime;

import java.lang.StackWalker.StackFrame;

/** Finds the line of the program under test that is being executed. */
final class SourceLines {

    private SourceLines() {}

    static String here() {
        return StackWalker.getInstance()
                .walk(frames -> frames.filter(SourceLines::isOfTheProgram)
                        .findFirst()
                        .map(frame -> frame.getFileName() + ":" + frame.getLineNumber())
                        .orElse(""));
    }

    private static boolean isOfTheProgram(StackFrame frame) {
        String name = frame.getClassName();
        return !name.startsWith("dev.braid.runtime.")
                && !name.startsWith("dev.braid.actors.")
                && !name.startsWith("dev.braid.api.")
                && !name.startsWith("java.");
    }
}
