package dev.braid.cli;

import java.io.PrintWriter;

/** How many mutants are tried, on one line that is overwritten. */
final class MutantProgress {

    private final PrintWriter err;
    private final int all;
    private int tried;
    private int alive;

    MutantProgress(PrintWriter err, int all, int tried) {
        this.err = err;
        this.all = all;
        this.tried = tried;
    }

    void show(boolean lives) {
        tried++;
        alive += lives ? 1 : 0;
        err.printf("\r%d of %d mutants tried, %d alive ", tried, all, alive);
        err.flush();
    }

    void clear() {
        err.print("\r" + " ".repeat(60) + "\r");
        err.flush();
    }
}
