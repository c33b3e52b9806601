package dev.braid.report;

import dev.braid.trace.EventKind;
import dev.braid.trace.MessageTrace;
import dev.braid.trace.Outcome;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Deliveries as arrows between lifelines, or as a list where there are too many processes. */
final class Lanes {

    private static final int LEFT = 4;
    private static final int NARROWEST = 9;
    private static final int WIDEST = 16;
    private static final int FOR_LANES = 62;

    private final MessageTrace trace;
    private final List<Integer> deliveries;
    private final int width;

    Lanes(MessageTrace trace, List<Integer> deliveries) {
        this.trace = trace;
        this.deliveries = deliveries;
        int lanes = Math.max(1, trace.processes() - 1);
        this.width = Math.max(NARROWEST, Math.min(WIDEST, FOR_LANES / lanes));
    }

    List<String> drawn(int skipped) {
        List<String> lines = new ArrayList<>();
        lines.add(header());
        int number = skipped;
        for (int receive : deliveries) {
            number++;
            lines.add(arrow(receive) + String.format("  %2d", number) + overtaken(receive) + tail(receive));
        }
        if (trace.outcome() instanceof Outcome.Failed failed && failed.event() >= 0) {
            char[] line = lifelines();
            line[center(trace.process(failed.event()))] = 'X';
            lines.add(new String(line) + "      " + failed.process() + " fails");
        }
        return lines;
    }

    List<String> listed(int skipped) {
        List<String> lines = new ArrayList<>();
        int number = skipped;
        for (int receive : deliveries) {
            number++;
            int send = trace.partner(receive);
            String who = trace.name(trace.process(receive));
            String what = send < 0
                    ? who + " times out"
                    : trace.name(trace.process(send)) + " -> " + who + "  " + trace.text(receive) + port(receive);
            lines.add(String.format("  %3d  %s", number, what) + place(receive) + overtaken(receive));
        }
        return lines;
    }

    private String header() {
        char[] line = new char[LEFT + width * (trace.processes() - 1)];
        Arrays.fill(line, ' ');
        for (int p = 1; p < trace.processes(); p++) {
            String name = trace.name(p);
            String cut = name.length() > width - 2 ? name.substring(0, width - 2) : name;
            int from = Math.max(0, center(p) - cut.length() / 2);
            cut.getChars(0, cut.length(), line, from);
        }
        return new String(line);
    }

    private String arrow(int receive) {
        char[] line = lifelines();
        int to = center(trace.process(receive));
        int send = trace.partner(receive);
        if (send < 0) {
            line[to] = 'T';
            return new String(line);
        }
        int sender = trace.process(send);
        if (sender == 0 || sender == trace.process(receive)) {
            line[to] = sender == 0 ? 'v' : 'o';
            return new String(line);
        }
        int from = center(sender);
        for (int x = Math.min(from, to) + 1; x < Math.max(from, to); x++) {
            line[x] = '-';
        }
        line[from < to ? to - 1 : to + 1] = from < to ? '>' : '<';
        write(line, trace.text(receive), Math.min(from, to) + 2, Math.max(from, to) - 2);
        return new String(line);
    }

    private static void write(char[] line, String text, int from, int to) {
        int room = to - from;
        if (room >= 3) {
            String cut = text.length() > room ? text.substring(0, room) : text;
            int begin = from + (room - cut.length()) / 2;
            cut.getChars(0, cut.length(), line, begin);
        }
    }

    /** What the arrow could not show. */
    private String tail(int receive) {
        String who = trace.name(trace.process(receive));
        String what = trace.partner(receive) < 0 ? who + " times out" : trace.text(receive);
        return "  " + what + place(receive);
    }

    private String port(int receive) {
        String port = trace.label(receive);
        return port.isEmpty() || port.equals("default") ? "" : " on " + port;
    }

    private String place(int receive) {
        return trace.location(receive).isEmpty() ? "" : "  (" + trace.location(receive) + ")";
    }

    /** A message that was sent after another of the same sender to the same receiver and comes before it. */
    private String overtaken(int receive) {
        int send = trace.partner(receive);
        for (int other = 0; send >= 0 && other < receive; other++) {
            if (trace.kind(other) == EventKind.RECEIVE
                    && trace.process(other) == trace.process(receive)
                    && trace.partner(other) > send
                    && trace.process(trace.partner(other)) == trace.process(send)) {
                return "  <- overtaken";
            }
        }
        return "";
    }

    private char[] lifelines() {
        char[] line = new char[LEFT + width * (trace.processes() - 1)];
        Arrays.fill(line, ' ');
        for (int p = 1; p < trace.processes(); p++) {
            line[center(p)] = '|';
        }
        return line;
    }

    private int center(int process) {
        return LEFT + width * (process - 1) + width / 2;
    }
}
