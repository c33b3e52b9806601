package dev.braid.runtime.threads;

/** Finds the line of the program under test that is being executed. */
final class Lines {

    private Lines() {}

    static String here() {
        return StackWalker.getInstance()
                .walk(frames -> frames.filter(frame -> isOfTheProgram(frame.getClassName()))
                        .findFirst()
                        .map(frame -> frame.getFileName() + ":" + frame.getLineNumber())
                        .orElse(""));
    }

    static boolean isOfTheProgram(String type) {
        boolean ours = type.startsWith("dev.braid.runtime.") && !type.endsWith("Test") && !type.contains("Test$");
        return !ours
                && !type.startsWith("dev.braid.api.")
                && !type.startsWith("dev.braid.worker.")
                && !type.startsWith("java.")
                && !type.startsWith("javax.")
                && !type.startsWith("jdk.");
    }
}
