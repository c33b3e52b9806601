package dev.braid.runtime.threads;

/** Finds the line of the program under test that is being executed; bridges of the weaver have no line. */
final class Lines {

    private Lines() {}

    static String here() {
        return StackWalker.getInstance()
                .walk(frames -> frames.filter(
                                frame -> isOfTheProgram(frame.getClassName()) && frame.getLineNumber() >= 0)
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
