package dev.braid.host;

import dev.braid.explorer.Bug;
import dev.braid.explorer.ExplorationResult;
import dev.braid.trace.Finding;
import dev.braid.trace.Problem;
import dev.braid.worker.Assignment;
import dev.braid.worker.Report;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** One exploration of a multithreaded program, in a JVM of its own. What it finds is kept even if that JVM dies. */
public final class ThreadExploration {

    /** Beyond the worker's own patience: it then does not even answer. */
    private static final Duration GRACE = Duration.ofSeconds(20);

    /**
     * What came of it.
     *
     * @param found the bugs with their stories
     * @param notes what the user should know beside the verdict
     * @param output what the program printed in its last execution
     * @param carrier how the threads were carried
     */
    public record Result(
            ExplorationResult result, List<Report.Found> found, List<String> notes, String output, String carrier) {}

    private final Assignment assignment;
    private final Path javaHome;
    private final List<Path> classPath;
    private final long begun = System.nanoTime();
    private final List<Report.Found> found = new ArrayList<>();
    private Report.Progress last = new Report.Progress(0, 0);
    private volatile boolean stopped;
    private volatile @Nullable WorkerJvm worker;

    /** @param javaHome the JDK that runs the program */
    public ThreadExploration(Assignment assignment, Path javaHome, List<Path> classPath) {
        this.assignment = assignment;
        this.javaHome = javaHome;
        this.classPath = classPath;
    }

    /** Explores, or replays, calling {@code listener} now and then. */
    public Result run(Consumer<Exploration.Progress> listener) throws InterruptedException {
        try (WorkerJvm jvm = WorkerJvm.start(javaHome, classPath, assignment)) {
            worker = jvm;
            return listen(jvm, listener);
        } catch (IOException e) {
            throw new Problem.Found(new Problem(
                    "BRD-111",
                    "The JVM for the program could not be started.",
                    String.valueOf(e.getMessage()),
                    "check with './braid doctor', or choose another JDK with --jdk."));
        }
    }

    private Result listen(WorkerJvm jvm, Consumer<Exploration.Progress> listener) throws InterruptedException {
        for (; ; ) {
            Report report;
            try {
                report = jvm.next(Duration.ofNanos(assignment.patienceNanos()).plus(GRACE));
            } catch (IOException e) {
                return result(lost(jvm, e));
            }
            if (report instanceof Report.Progress progress) {
                last = progress;
                listener.accept(new Exploration.Progress(progress.executions(), progress.left(), elapsed()));
            } else if (report instanceof Report.Found bug) {
                found.add(bug);
            } else if (report instanceof Report.Done done) {
                return result(done);
            } else if (report instanceof Report.Refused refused) {
                throw new Problem.Found(refused.problem());
            } else if (report instanceof Report.Defect defect) {
                throw new IllegalStateException("in the worker: " + defect.stackTrace());
            }
        }
    }

    /** The worker is gone or silent: what is known is the last it told. */
    private Report.Done lost(WorkerJvm jvm, IOException why) throws InterruptedException {
        Problem problem = new Problem(
                "BRD-111",
                "The JVM of the program ended or hung in execution " + (last.executions() + 1) + ".",
                "it was lost " + jvm.end() + " (" + why.getClass().getSimpleName() + "). "
                        + jvm.lastWords().strip(),
                "look for native code, Runtime.halt or exhausted memory in the program.");
        return new Report.Done(last.executions(), 0, 0, 0, false, last.left(), List.of(), List.of(), "", "", problem);
    }

    private Result result(Report.Done done) {
        ExplorationResult result = new ExplorationResult(
                done.executions(),
                done.blocked(),
                done.paths(),
                done.schedules(),
                done.exhausted(),
                done.left(),
                done.openInputs(),
                found.stream().map(bug -> bug(bug.finding())).toList(),
                done.problem(),
                0);
        return new Result(result, List.copyOf(found), done.notes(), done.output(), done.carrier());
    }

    private static Bug bug(Finding finding) {
        return new Bug(
                finding.kind(),
                finding.message(),
                finding.location(),
                new long[finding.steps()],
                finding.firstAtExecution());
    }

    /** Stops after the execution now running; what was found is kept. May be called from any thread. */
    public void stop() {
        stopped = true;
        WorkerJvm jvm = worker;
        if (jvm != null) {
            jvm.askToStop();
        }
    }

    public boolean wasStopped() {
        return stopped;
    }

    public Duration elapsed() {
        return Duration.ofNanos(System.nanoTime() - begun);
    }
}
