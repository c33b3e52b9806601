package dev.braid.cli;

import dev.braid.host.Exploration.Progress;
import java.io.PrintWriter;
import java.util.Locale;

/** One line that keeps itself up to date on a terminal; a line every 15 seconds elsewhere. */
final class ProgressLine {

    private static final long EVERY_MILLIS = 15_000;
    private static final long FIRST_AFTER_MILLIS = 1_000;

    private final PrintWriter err;
    private final String subject;
    private final boolean terminal = System.console() != null && System.getenv("TERM") != null;
    private long lastShown;
    private int width;

    ProgressLine(PrintWriter err, String subject) {
        this.err = err;
        this.subject = subject;
    }

    void show(Progress progress) {
        long millis = progress.elapsed().toMillis();
        if (millis < FIRST_AFTER_MILLIS || millis - lastShown < (terminal ? 200 : EVERY_MILLIS)) {
            return;
        }
        lastShown = millis;
        String line = String.format(
                Locale.ROOT,
                " exploring %s   %,d/s  %,d done  %,d to try  %d:%02d",
                subject,
                progress.executions() * 1000 / Math.max(1, millis),
                progress.executions(),
                progress.left(),
                millis / 60_000,
                millis / 1000 % 60);
        if (terminal) {
            err.print("\r" + line + " ".repeat(Math.max(0, width - line.length())));
            err.flush();
            width = line.length();
        } else {
            err.println(line);
        }
    }

    void clear() {
        if (width > 0) {
            err.print("\r" + " ".repeat(width) + "\r");
            err.flush();
        }
    }
}
