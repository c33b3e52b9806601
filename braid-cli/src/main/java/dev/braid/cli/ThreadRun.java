package dev.braid.cli;

import dev.braid.explorer.ExplorationResult;
import dev.braid.host.ThreadExploration;
import dev.braid.trace.Finding;
import dev.braid.trace.Verdict;
import dev.braid.worker.Assignment;
import dev.braid.worker.Report;
import java.io.PrintWriter;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Explores or replays a multithreaded program and tells what came of it. */
record ThreadRun(ProgramArguments program, ExploreOptions options, boolean json, PrintWriter out, PrintWriter err) {

    private static final long SECONDS_TO_REPORT = 10;
    private static final int COLUMNS = 88;

    int explore() throws InterruptedException {
        ThreadExploration exploration = exploration(options.assignment(program, ""));
        ProgressLine progress = new ProgressLine(err, program.subject());
        CountDownLatch told = new CountDownLatch(1);
        Thread onInterrupt = new Thread(() -> finishUp(exploration, told), "braid-interrupt");
        Runtime.getRuntime().addShutdownHook(onInterrupt);
        try {
            ThreadExploration.Result result = exploration.run(progress::show);
            progress.clear();
            report(exploration, result);
            return ExitCode.of(result.result().verdict());
        } finally {
            out.flush();
            told.countDown();
        }
    }

    /** Ctrl-C: what was found is told before the JVM goes. */
    private static void finishUp(ThreadExploration exploration, CountDownLatch told) {
        exploration.stop();
        try {
            boolean unused = told.await(SECONDS_TO_REPORT, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private ThreadExploration exploration(Assignment assignment) {
        return new ThreadExploration(assignment, program.jdk, program.classPathOfWorker());
    }

    private void report(ThreadExploration exploration, ThreadExploration.Result result) {
        double seconds = exploration.elapsed().toNanos() / 1e9;
        ExplorationResult summary = result.result();
        if (json) {
            List<Finding> findings =
                    result.found().stream().map(Report.Found::finding).toList();
            List<String> noFiles = Collections.nCopies(findings.size(), "");
            out.println(ResultJson.of(program.subject(), options, summary, findings, noFiles, seconds));
            return;
        }
        new ResultText(program.subject(), options, summary, seconds, exploration.wasStopped()).print(out);
        if (summary.verdict() == Verdict.VERIFIED) {
            out.println(" ".repeat(15) + "under sequential consistency, at most one early time-out in each thread");
            out.println(" ".repeat(15) + "loops that only read wait for a change after two equal rounds");
        }
        result.notes().forEach(this::note);
        result.found().forEach(this::tell);
        if (result.found().isEmpty()) {
            showOutput(result.output());
        }
    }

    /** Where it happens goes on a line of its own if it would not fit. */
    private void note(String note) {
        int cut = note.length() > COLUMNS ? note.indexOf(": ") + 1 : 0;
        out.println("  NOTE      " + (cut > 0 ? note.substring(0, cut) : note));
        if (cut > 0) {
            out.println(" ".repeat(12) + note.substring(cut).strip());
        }
    }

    private void tell(Report.Found found) {
        out.print("\n" + found.story());
        showOutput(found.output());
    }

    private void showOutput(String output) {
        if (options.showOutput && !output.isEmpty()) {
            out.println("  OUTPUT");
            output.lines().forEach(line -> out.println("    " + line));
        }
    }

    int replay(String line) throws InterruptedException {
        ThreadExploration.Result result = exploration(options.assignment(program, line.isBlank() ? "|" : line))
                .run(progress -> {});
        if (result.result().problem() != null) {
            out.println(result.result().problem().text());
            return ExitCode.INCONCLUSIVE;
        }
        if (result.found().isEmpty()) {
            out.printf("PASSED         %s   this execution shows no bug%n", program.subject());
            showOutput(result.output());
            return ExitCode.OK;
        }
        out.printf("BUG FOUND      %s   replayed%n", program.subject());
        result.found().forEach(this::tell);
        out.flush();
        return ExitCode.BUG;
    }
}
