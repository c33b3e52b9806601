package dev.braid.report;

import dev.braid.trace.EventKind;
import dev.braid.trace.Finding;
import dev.braid.trace.MessageTrace;
import dev.braid.trace.Outcome;
import dev.braid.trace.TurningPoint;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The failing execution as a person reads it: input, deliveries in order, why, how to replay.
 *
 * <p>Only deliveries in the causal past of the failure are told; the others had no part in it.
 */
public final class Story {

    /** No line is longer. */
    public static final int COLUMNS = 100;

    private static final int MOST_DELIVERIES = 24;
    private static final int MOST_LANES = 6;

    private final MessageTrace trace;
    private final Finding finding;
    private final String replay;
    private final @Nullable TurningPoint turning;
    private final List<String> lines = new ArrayList<>();

    private Story(MessageTrace trace, Finding finding, String replay, @Nullable TurningPoint turning) {
        this.trace = trace;
        this.finding = finding;
        this.replay = replay;
        this.turning = turning;
    }

    /**
     * Tells a detailed trace.
     *
     * @param replay what to type to replay it
     * @param turning where the nearest passing execution departs, if one is known
     */
    public static String of(MessageTrace trace, Finding finding, String replay, @Nullable TurningPoint turning) {
        return new Story(trace, finding, replay, turning).tell();
    }

    private String tell() {
        List<Integer> told = deliveries();
        head(told.size());
        waits();
        line("");
        pictures(told);
        line("");
        field("WHY", why() + turningPoint(told));
        field("REPLAY", replay);
        return String.join("\n", lines) + "\n";
    }

    private void head(int told) {
        field(word(), finding.message() + (finding.location().isEmpty() ? "" : "  (" + finding.location() + ")"));
        field("INPUT", finding.input().isEmpty() ? "none" : finding.input());
        int all = count();
        field(
                "SCHEDULE",
                all
                        + (all == 1 ? " delivery" : " deliveries")
                        + (told < all ? ", " + told + " of them led to it" : ""));
    }

    private String word() {
        return switch (finding.kind()) {
            case ASSERTION, EXCEPTION, DATA_RACE -> "FAILED";
            case DEADLOCK, LIVELOCK -> "DEADLOCK";
            case STEP_LIMIT -> "NO END";
        };
    }

    private void waits() {
        if (trace.outcome() instanceof Outcome.Deadlocked deadlock) {
            line("");
            for (Outcome.Wait wait : deadlock.waits()) {
                String place = wait.location().isEmpty() ? "" : "  (" + wait.location() + ")";
                String others = wait.waiting() == 0 ? "" : "; has " + wait.waiting() + " it does not accept";
                line("    " + wait.process() + "  waits for  " + wait.forWhat() + others + place);
            }
        }
    }

    private void pictures(List<Integer> told) {
        List<Integer> shown = told;
        int skipped = Math.max(0, told.size() - MOST_DELIVERIES);
        if (skipped > 0) {
            shown = told.subList(skipped, told.size());
            line("    ... " + skipped + " deliveries before");
        }
        Lanes lanes = new Lanes(trace, shown);
        boolean fits = trace.processes() - 1 <= MOST_LANES;
        (fits ? lanes.drawn(skipped) : lanes.listed(skipped)).forEach(this::line);
    }

    private String why() {
        if (trace.outcome() instanceof Outcome.Failed failed) {
            String place = finding.location().isEmpty() ? "" : " at " + finding.location();
            return failed.process() + what(failed.error()) + place + ".";
        }
        if (trace.outcome() instanceof Outcome.CutAtLimit cut) {
            return "after " + cut.events() + " events processes still exchange messages.";
        }
        return "no message is left that a waiting process accepts, and nobody else can send one.";
    }

    /** What should have been otherwise for the program to pass. */
    private String turningPoint(List<Integer> told) {
        if (turning == null) {
            return "";
        }
        int e = turning.event();
        if (trace.kind(e) == EventKind.CHOICE) {
            return " It passes if " + trace.name(trace.process(e)) + " takes " + turning.instead() + " instead of "
                    + trace.text(e) + ".";
        }
        String who = trace.name(trace.process(e));
        if (trace.kind(e) == EventKind.SEND) {
            return " It passes if " + turning.instead() + " before " + who + " puts " + trace.text(e) + ".";
        }
        int send = trace.partner(e);
        String was = send < 0 ? "timing out" : trace.text(e) + " from " + trace.name(trace.process(send));
        String at = told.contains(e) ? "at " + (told.indexOf(e) + 1) + " " : "";
        return " It passes if " + at + who + " receives " + turning.instead() + " instead of " + was + ".";
    }

    private static String what(Throwable error) {
        return error instanceof AssertionError
                ? ": a check does not hold"
                : " threw " + error.getClass().getSimpleName();
    }

    private int count() {
        int count = 0;
        for (int e = 0; e < trace.size(); e++) {
            count += trace.kind(e) == EventKind.RECEIVE ? 1 : 0;
        }
        return count;
    }

    private List<Integer> deliveries() {
        int failure = trace.outcome() instanceof Outcome.Failed failed ? failed.event() : -1;
        List<Integer> told = new ArrayList<>();
        for (int e = 0; e < trace.size(); e++) {
            if (trace.kind(e) == EventKind.RECEIVE && (failure < 0 || trace.happensBefore(e, failure))) {
                told.add(e);
            }
        }
        return told;
    }

    /** A field whose text is wrapped; a reproduction must stay in one piece, so a line without blanks may be long. */
    private void field(String name, String text) {
        String prefix = String.format("  %-9s ", name);
        if (name.equals("REPLAY")) {
            lines.add(prefix + text);
            return;
        }
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
