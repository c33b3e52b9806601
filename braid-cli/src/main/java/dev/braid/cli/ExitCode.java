package dev.braid.cli;

import dev.braid.trace.Verdict;

/** What a shell sees. */
final class ExitCode {

    static final int OK = 0;
    static final int BUG = 1;
    static final int INCONCLUSIVE = 2;
    static final int USAGE = 64;
    static final int DEFECT = 70;

    private ExitCode() {}

    static int of(Verdict verdict) {
        return switch (verdict) {
            case BUG_FOUND -> BUG;
            case INCONCLUSIVE -> INCONCLUSIVE;
            case VERIFIED, NO_BUG_FOUND -> OK;
        };
    }
}
