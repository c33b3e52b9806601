package dev.braid.cli;

import dev.braid.graph.build.ProgramGraph;
import java.io.PrintWriter;
import java.util.Locale;

/** Shows how a graph grows: a line that keeps itself up to date on a terminal, a line every 15 seconds elsewhere. */
final class GraphProgress {

    private static final long EVERY_MILLIS = 15_000;
    private static final long ON_TERMINAL_MILLIS = 500;

    private final PrintWriter err;
    private final String subject;
    private final boolean terminal = System.console() != null && System.getenv("TERM") != null;
    private final long begun = System.nanoTime();
    private long lastShown;
    private int width;

    GraphProgress(PrintWriter err, String subject) {
        this.err = err;
        this.subject = subject;
    }

    boolean show(ProgramGraph.Progress progress) {
        long millis = (System.nanoTime() - begun) / 1_000_000;
        if (millis - lastShown < (terminal ? ON_TERMINAL_MILLIS : EVERY_MILLIS)) {
            return true;
        }
        lastShown = millis;
        String line = String.format(
                Locale.ROOT,
                " graph of %s   %,d states  %,d edges  %,d open  %d:%02d",
                subject,
                progress.states(),
                progress.edges(),
                progress.open(),
                millis / 60_000,
                millis / 1000 % 60);
        err.print(terminal ? "\r" + line + " ".repeat(Math.max(0, width - line.length())) : line + "\n");
        err.flush();
        width = line.length();
        return true;
    }

    void clear() {
        if (terminal && width > 0) {
            err.print("\r" + " ".repeat(width) + "\r");
            err.flush();
        }
    }
}
