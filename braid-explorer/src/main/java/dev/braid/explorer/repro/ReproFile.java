package dev.braid.explorer.repro;

import dev.braid.trace.EventKind;
import dev.braid.trace.MessageTrace;
import java.util.ArrayList;
import java.util.List;

/**
 * A reproduction that is too long for a line, as a small text file that people read, compare and edit.
 *
 * <pre>
 * braid-repro 1
 * program    Paxos -P broken=true
 * found      2026-11-18, braid 0.1.0, Java 25
 * inputs     x=7
 * schedule   p2&lt;p1 p3&lt;p1#2 p2!
 * landmarks  p2 receives Vote[yes] from p1 @Node.java:12
 * expect     ASSERTION p2: two leaders @Node.java:20
 * </pre>
 *
 * A line that begins with a blank goes on with the field above it; {@code #} begins a comment. Only {@code schedule} must
 * be there.
 *
 * @param program how the program was named on the command line
 * @param found when and by which version
 * @param repro inputs and schedule
 * @param landmarks what the forced moves did then, to tell what has changed since
 * @param expect how it failed
 */
public record ReproFile(String program, String found, Repro repro, List<String> landmarks, String expect) {

    /** The version of the format. */
    public static final int VERSION = 1;

    /** The longest reproduction that is still printed as a line. */
    public static final int LONGEST_LINE = 120;

    static final String MAGIC = "braid-repro";
    private static final int COLUMNS = 100;
    private static final int INDENT = 11;

    /** The text of the file. */
    public String text() {
        StringBuilder text = new StringBuilder(MAGIC + " " + VERSION + "\n");
        field(text, "program", List.of(program));
        field(text, "found", List.of(found));
        field(text, "inputs", wrapped(inputs()));
        field(
                text,
                "schedule",
                wrapped(repro.moves().stream().map(Repro.Move::toString).toList()));
        field(text, "landmarks", landmarks);
        field(text, "expect", List.of(expect));
        return text.toString();
    }

    private List<String> inputs() {
        List<String> inputs = new ArrayList<>();
        repro.inputs()
                .forEach((name, value) -> inputs.add(Quoting.quotedName(name) + "=" + Quoting.quoted(value)
                        + (inputs.size() + 1 < repro.inputs().size() ? "," : "")));
        return inputs;
    }

    private static void field(StringBuilder text, String name, List<String> lines) {
        String prefix = String.format("%-" + INDENT + "s", name);
        for (String line : lines.isEmpty() ? List.of("") : lines) {
            text.append((prefix + line).stripTrailing()).append('\n');
            prefix = " ".repeat(INDENT);
        }
    }

    /** Words in lines; a word is never split, however long it is. */
    private static List<String> wrapped(List<String> words) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : words) {
            if (line.length() > 0 && INDENT + line.length() + 1 + word.length() > COLUMNS) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.length() == 0 ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }

    /** What the forced moves of a detailed execution did, one text for each. */
    public static List<String> landmarks(MessageTrace trace) {
        List<String> landmarks = new ArrayList<>();
        for (int e = 0; e < trace.size(); e++) {
            if (trace.forcedBy(e) >= 0 && trace.kind(e) != EventKind.CHOICE) {
                String place = trace.location(e).isEmpty() ? "" : " @" + trace.location(e);
                landmarks.add(trace.name(trace.process(e)) + " " + what(trace, e) + place);
            }
        }
        return List.copyOf(landmarks);
    }

    private static String what(MessageTrace trace, int e) {
        if (trace.kind(e) == EventKind.SEND) {
            return "puts " + trace.text(e) + " for " + trace.name(trace.target(e));
        }
        int send = trace.partner(e);
        return send < 0 ? "times out" : "receives " + trace.text(e) + " from " + trace.name(trace.process(send));
    }
}
