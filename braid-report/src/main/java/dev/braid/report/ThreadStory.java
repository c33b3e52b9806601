package dev.braid.report;

import dev.braid.trace.Finding;
import dev.braid.trace.Outcome;
import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.ThreadTrace;
import java.util.ArrayList;
import java.util.List;

/** Tells how a multithreaded program fails, in at most 100 columns and 40 lines. */
public final class ThreadStory {

    private static final int COLUMNS = 100;

    private final ThreadTrace trace;
    private final Finding finding;
    private final String command;
    private final String schedule;
    private final List<String> lines = new ArrayList<>();

    private ThreadStory(ThreadTrace trace, Finding finding, String schedule, String command) {
        this.trace = trace;
        this.finding = finding;
        this.schedule = schedule;
        this.command = command;
    }

    /**
     * Tells a detailed trace.
     *
     * @param schedule who runs, as in the reproduction
     * @param command what to type in front of the reproduction to replay it
     */
    public static String of(ThreadTrace trace, Finding finding, String schedule, String command) {
        return new ThreadStory(trace, finding, schedule, command).tell();
    }

    private String tell() {
        head();
        waits();
        line("");
        new ThreadLanes(trace, told()).drawn().forEach(this::line);
        line("");
        why();
        lines.add("  REPLAY    " + command + " '" + finding.replay() + "'");
        return String.join("\n", lines) + "\n";
    }

    private void head() {
        field(word(), finding.message() + (finding.location().isEmpty() ? "" : "  (" + finding.location() + ")"));
        field("INPUT", finding.input().isEmpty() ? "none" : finding.input());
        int interruptions = interruptions();
        String times = interruptions == 1 ? "1 interruption" : interruptions + " interruptions";
        field("SCHEDULE", (schedule.isEmpty() ? "by default" : schedule) + "   " + times);
    }

    private String word() {
        return switch (finding.kind()) {
            case ASSERTION, EXCEPTION -> "FAILED";
            case STEP_LIMIT -> "NO END";
            default -> finding.kind().name().replace('_', ' ');
        };
    }

    private int interruptions() {
        int count = 0;
        for (int e = 1; e < trace.size(); e++) {
            if (trace.process(e) != trace.process(e - 1) && ThreadLanes.interrupted(trace, e - 1, e)) {
                count++;
            }
        }
        return count;
    }

    private void waits() {
        List<Outcome.Wait> waits = trace.outcome() instanceof Outcome.Deadlocked deadlock
                ? deadlock.waits()
                : trace.outcome() instanceof Outcome.Livelocked livelock ? livelock.waits() : List.of();
        if (!waits.isEmpty()) {
            line("");
            waits.forEach(wait -> line(text(wait)));
        }
    }

    private static String text(Outcome.Wait wait) {
        String place = wait.location().isEmpty() ? "" : "  (" + wait.location() + ")";
        String holder = wait.heldBy().isEmpty() || wait.forWhat().startsWith("the end of")
                ? ""
                : ", which " + wait.heldBy() + " has";
        return "    " + wait.process() + "  waits for  " + wait.forWhat() + holder + place;
    }

    /** Of a failure what led to it, else everything; what the threads do after their last meeting is left out. */
    private List<Integer> told() {
        int failure = trace.outcome() instanceof Outcome.Failed failed ? failed.event() : -1;
        boolean[] past = failure < 0 ? null : Causes.of(trace, failure);
        Meetings meetings = new Meetings(trace);
        List<Integer> told = new ArrayList<>();
        for (int e = 0; e < trace.size(); e++) {
            Action action = trace.action(e);
            boolean dull = action == Action.END || action == Action.START && past != null;
            if (!dull && (past == null || past[e]) && (e == failure || meetings.concerns(e))) {
                told.add(e);
            }
        }
        return told;
    }

    private void why() {
        if (trace.outcome() instanceof Outcome.Failed failed) {
            String error = failed.error() instanceof AssertionError
                    ? ": a check does not hold"
                    : " threw " + failed.error().getClass().getSimpleName();
            String place = finding.location().isEmpty() ? "" : " at " + finding.location();
            field("WHY", failed.process() + error + place + " in exactly this order.");
        } else if (trace.outcome() instanceof Outcome.Deadlocked) {
            field("WHY", "nobody can go on: each of these threads waits for what only another of them can give.");
        } else if (trace.outcome() instanceof Outcome.Livelocked) {
            field("WHY", "these threads read the same values again and again, and nobody is left to change them.");
        } else if (trace.outcome() instanceof Outcome.CutAtLimit cut) {
            field("WHY", "after " + cut.events() + " steps threads are still running.");
        }
    }

    private void field(String name, String text) {
        String prefix = String.format("  %-9s ", name);
        String rest = text;
        while (rest.length() > COLUMNS - prefix.length()) {
            int cut = rest.lastIndexOf(' ', COLUMNS - prefix.length());
            if (cut <= 0) {
                cut = COLUMNS - prefix.length();
            }
            line(prefix + rest.substring(0, cut));
            rest = rest.substring(cut).stripLeading();
            prefix = " ".repeat(12);
        }
        line(prefix + rest);
    }

    private void line(String text) {
        String stripped = text.stripTrailing();
        lines.add(stripped.length() > COLUMNS ? stripped.substring(0, COLUMNS - 3) + "..." : stripped);
    }
}
