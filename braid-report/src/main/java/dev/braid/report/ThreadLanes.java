package dev.braid.report;

import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.ThreadTrace;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Events in columns, one per thread, or as a list if there are too many threads for columns. */
final class ThreadLanes {

    private static final int COLUMNS = 100;
    private static final int NUMBER = 6;
    private static final int NARROWEST = 15;
    private static final int WIDEST = 30;
    private static final int MOST_ROWS = 22;

    private final ThreadTrace trace;
    private final List<Integer> events;
    private final List<Integer> threads;
    private final int width;
    private final List<String> lines = new ArrayList<>();

    ThreadLanes(ThreadTrace trace, List<Integer> events) {
        this.trace = trace;
        this.events = events.subList(Math.max(0, events.size() - MOST_ROWS), events.size());
        Set<Integer> seen = new LinkedHashSet<>();
        this.events.forEach(e -> seen.add(trace.process(e)));
        this.threads = seen.stream().sorted().toList();
        int lines = this.events.stream()
                .mapToInt(e -> trace.location(e).length() + 4)
                .max()
                .orElse(0);
        this.width = Math.min(WIDEST, (COLUMNS - NUMBER - Math.min(lines, 30)) / Math.max(1, threads.size()) - 2);
        int hidden = events.size() - this.events.size();
        if (hidden > 0) {
            this.lines.add("      ... " + hidden + " steps before");
        }
    }

    List<String> drawn() {
        if (width >= NARROWEST) {
            head();
        }
        int previous = -1;
        for (int e : events) {
            if (previous >= 0 && interrupts(previous, e)) {
                String text = name(previous) + " is interrupted by " + name(e);
                lines.add("      . . . .  " + text + "  . . . .");
            }
            lines.add(width >= NARROWEST ? inColumns(e) : inList(e));
            previous = e;
        }
        return lines;
    }

    private void head() {
        StringBuilder names = new StringBuilder("   #  ");
        StringBuilder rule = new StringBuilder("  --  ");
        for (int thread : threads) {
            names.append(cell(trace.name(thread))).append("  ");
            rule.append("-".repeat(width)).append("  ");
        }
        lines.add(names.toString());
        lines.add(rule.toString());
    }

    private String inColumns(int event) {
        StringBuilder row = new StringBuilder(String.format("%4d  ", event + 1));
        for (int thread : threads) {
            row.append(cell(thread == trace.process(event) ? Phrases.of(trace, event) : ""))
                    .append("  ");
        }
        return row + place(event);
    }

    private String inList(int event) {
        String row = String.format("%4d  %s  %s", event + 1, name(event), Phrases.of(trace, event));
        return row.length() > 66 ? row.substring(0, 63) + "...  " + place(event) : row + "  " + place(event);
    }

    private String place(int event) {
        return trace.location(event).isEmpty() ? "" : "(" + trace.location(event) + ")";
    }

    private String cell(String text) {
        String cut = text.length() > width ? text.substring(0, width - 2) + ".." : text;
        return cut + " ".repeat(width - cut.length());
    }

    private String name(int event) {
        return trace.name(trace.process(event));
    }

    /** Whether a thread had more to do when another went on: it neither ended nor came to wait. */
    private boolean interrupts(int before, int after) {
        return trace.process(before) != trace.process(after) && interrupted(trace, before, after);
    }

    static boolean interrupted(ThreadTrace trace, int before, int after) {
        Action action = trace.action(before);
        if (action == Action.END || action == Action.FAIL || action == Action.WAIT) {
            return false;
        }
        for (int e = after; e < trace.size(); e++) {
            if (trace.process(e) == trace.process(before)) {
                return trace.form(e) != dev.braid.trace.threads.Form.BLOCKING;
            }
        }
        return false;
    }
}
