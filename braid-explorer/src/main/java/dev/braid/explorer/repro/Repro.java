package dev.braid.explorer.repro;

import java.util.List;
import java.util.Map;

/**
 * A reproduction as its user reads it: values of inputs, then who moves.
 *
 * <pre>
 * vote=no, p2.vote=yes | p2&lt;p1 p3&lt;p1#2 p2! p3+ p1:3
 * </pre>
 *
 * {@code p2<p1} p2 receives the oldest message it may have from p1; {@code p2<p1#2} the second message p1 sent to it;
 * {@code p2!} p2's wait times out; {@code p2+} p2 puts its next message into an arrival-ordered queue; {@code p1:3} p1
 * moves three times as it would by default. After the last move the program runs on by default.
 *
 * @param inputs values by the input's name, with the process in front where several ask for it
 * @param moves in order
 */
public record Repro(Map<String, String> inputs, List<Move> moves) {

    /** What a process does. */
    public enum Kind {
        RECEIVE,
        TIMEOUT,
        PUT,
        DEFAULT
    }

    /**
     * One move.
     *
     * @param process who moves
     * @param kind what it does
     * @param sender whose message it receives, else empty
     * @param number which of the sender's messages to it, from 1; 0 for the oldest it may have
     */
    public record Move(String process, Kind kind, String sender, int number) {

        @Override
        public String toString() {
            String who = Quoting.quoted(process);
            return switch (kind) {
                case RECEIVE -> who + "<" + Quoting.quoted(sender) + (number == 0 ? "" : "#" + number);
                case TIMEOUT -> who + "!";
                case PUT -> who + "+";
                case DEFAULT -> who;
            };
        }
    }

    /** The line. */
    @Override
    public String toString() {
        StringBuilder line = new StringBuilder();
        inputs.forEach((name, value) -> line.append(line.length() == 0 ? "" : ", ")
                .append(Quoting.quotedName(name))
                .append('=')
                .append(Quoting.quoted(value)));
        line.append(line.length() == 0 ? "|" : " |");
        moves.forEach(move -> line.append(' ').append(move));
        return line.toString();
    }
}
