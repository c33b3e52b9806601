package dev.braid.actors.live;

import dev.braid.actors.Program;
import dev.braid.api.Assume;
import java.time.Duration;
import java.util.concurrent.CancellationException;

/**
 * Runs a program on real threads: a virtual thread per process where the JDK has them, else a daemon.
 *
 * <p>A run ends when every process has ended or waits idly (see {@link dev.braid.actors.Receive#orIdle()}); then its
 * checks run in the caller's thread.
 */
public final class Live {

    private static final Duration NO_LIMIT = Duration.ofDays(36_500);

    private final Program program;
    private final Duration limit;
    private final Processes processes = new Processes();

    private Live(Program program, Duration limit) {
        this.program = program;
        this.limit = limit;
    }

    /**
     * Runs the program to its end.
     *
     * <p>A failure of a process stops the others and is thrown here: unchecked ones as they are, checked ones as the
     * cause of a {@link ProcessFailed}, later ones as suppressed. A violated assumption ends the run quietly.
     *
     * @throws LiveDeadlock if processes wait for ever that may not
     * @throws CancellationException if the caller is interrupted; its interrupt stays set
     */
    public static void run(Program program) {
        run(program, NO_LIMIT);
    }

    /**
     * Runs the program to its end, but stops it when {@code limit} passes.
     *
     * @throws LimitPassed if it does
     */
    public static void run(Program program, Duration limit) {
        new Live(program, limit).run();
    }

    private void run() {
        try {
            LiveRoot root = new LiveRoot(processes);
            program.start(root);
            root.startAll();
            awaitEnd();
            if (processes.failures().isEmpty()) {
                Waits.checkNoDeadlock(processes);
                root.runChecks(); // the idle processes still wait: nothing of theirs has unwound yet
                return;
            }
        } catch (Assume.Violated noVerdict) {
            return;
        } finally {
            processes.stop();
        }
        processes.failures().rethrow();
    }

    private void awaitEnd() {
        try {
            if (!processes.census().awaitEnd(Deadline.nanos(limit))) {
                throw new LimitPassed("the program did not end within " + limit + ":" + Waits.describe(processes));
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            throw new CancellationException("the run was interrupted");
        }
    }
}
