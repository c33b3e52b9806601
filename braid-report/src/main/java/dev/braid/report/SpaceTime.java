package dev.braid.report;

import dev.braid.trace.EventKind;
import dev.braid.trace.MessageTrace;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A trace as a space-time diagram: a lifeline for each process, an arrow for each message.
 *
 * <p>Receives are r1, r2, ... in the order they happened; s1 is what r1 got, and so on; messages that nobody received
 * have the numbers after these.
 */
public final class SpaceTime {

    private static final int WIDTH = 14;
    private static final int LEFT = 4;

    private final MessageTrace trace;
    private final int[] number;
    private final List<Integer> receives = new ArrayList<>();
    private final List<Integer> lost = new ArrayList<>();

    public SpaceTime(MessageTrace trace) {
        this.trace = trace;
        this.number = new int[trace.size()];
        for (int e = 0; e < trace.size(); e++) {
            if (trace.kind(e) == EventKind.RECEIVE) {
                receives.add(e);
                number[e] = receives.size();
                if (trace.partner(e) >= 0) {
                    number[trace.partner(e)] = receives.size();
                }
            }
        }
        for (int e = 0; e < trace.size(); e++) {
            if (trace.kind(e) == EventKind.SEND && number[e] == 0) {
                lost.add(e);
                number[e] = receives.size() + lost.size();
            }
        }
    }

    /** The name of a send or receive, such as {@code s1}. */
    public String name(int event) {
        return (trace.kind(event) == EventKind.RECEIVE ? "r" : "s") + number[event];
    }

    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        char[] header = empty();
        for (int p = 1; p < trace.processes(); p++) {
            String name = trace.name(p);
            write(header, center(p) - name.length() / 2, name.substring(0, Math.min(name.length(), WIDTH - 1)));
        }
        lines.add(new String(header).stripTrailing());
        receives.forEach(receive -> lines.add(delivery(receive)));
        lost.forEach(send -> lines.add(arrow(send, -1, trace.target(send))));
        return lines;
    }

    private String delivery(int receive) {
        int send = trace.partner(receive);
        if (send >= 0) {
            return arrow(send, receive, trace.process(receive));
        }
        char[] line = lifelines();
        write(line, center(trace.process(receive)), name(receive) + " timeout");
        return new String(line).stripTrailing();
    }

    /** An arrow; one that does not arrive has no head. */
    private String arrow(int send, int receive, int to) {
        char[] line = lifelines();
        int from = center(trace.process(send));
        int end = center(to);
        String receiver = receive < 0 ? "" : name(receive);
        if (trace.process(send) == to || trace.process(send) == 0) {
            write(line, end, name(send) + (receive < 0 ? "" : ">" + receiver));
            return new String(line).stripTrailing();
        }
        int low = Math.min(from, end);
        int high = Math.max(from, end);
        Arrays.fill(line, low, receive < 0 ? (low + high) / 2 : high, '-');
        if (receive < 0 && from > end) {
            Arrays.fill(line, low + 1, (low + high) / 2, ' ');
            line[low] = '|';
            Arrays.fill(line, (low + high) / 2, high, '-');
        }
        write(line, from < end ? from : from - name(send).length() + 1, name(send));
        if (receive >= 0) {
            String head = from < end ? ">" + receiver : receiver + "<";
            write(line, from < end ? end - head.length() + 1 : end, head);
        }
        return new String(line).stripTrailing();
    }

    private char[] lifelines() {
        char[] line = empty();
        for (int p = 1; p < trace.processes(); p++) {
            line[center(p)] = '|';
        }
        return line;
    }

    private char[] empty() {
        char[] line = new char[LEFT + WIDTH * trace.processes()];
        Arrays.fill(line, ' ');
        return line;
    }

    private static void write(char[] line, int at, String text) {
        int from = Math.max(0, at);
        text.getChars(0, Math.min(text.length(), line.length - from), line, from);
    }

    private static int center(int process) {
        return LEFT + WIDTH * (process - 1) + WIDTH / 2;
    }
}
