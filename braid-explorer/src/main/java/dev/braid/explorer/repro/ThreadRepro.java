package dev.braid.explorer.repro;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A reproduction of a multithreaded execution as its user reads it: values of inputs, then who runs.
 *
 * <pre>
 * x=7 | main A:1 B A!
 * </pre>
 *
 * {@code A:2} A does two things; {@code A} A runs until it must wait or ends; {@code A!} A does one thing, and it is a
 * time-out; {@code A?2} A does one thing with its outcome 2 (from 0): notifies the third waiter, takes the third value.
 * After the last move the threads run on by default.
 *
 * @param inputs values by the input's name
 * @param moves in order
 */
public record ThreadRepro(Map<String, String> inputs, List<Move> moves) {

    /** Of {@link Move#steps}: until it must wait or ends. */
    public static final int UNTIL_IT_STOPS = 0;

    /** The outcome of a time-out. */
    static final int TIMED_OUT = 1;

    /**
     * One thread runs.
     *
     * @param thread its name
     * @param steps how many things it does, or {@link #UNTIL_IT_STOPS}
     * @param outcome how the first of them turns out, usually 0; -1 for whatever it does by default
     */
    public record Move(String thread, int steps, int outcome) {

        @Override
        public String toString() {
            String who = Quoting.quoted(thread);
            if (outcome == TIMED_OUT) {
                return who + "!";
            } else if (outcome > 0) {
                return who + "?" + outcome;
            }
            return steps == UNTIL_IT_STOPS ? who : who + ":" + steps;
        }
    }

    /** The moves alone. */
    public String schedule() {
        return moves.stream().map(Move::toString).collect(Collectors.joining(" "));
    }

    /** The inputs alone. */
    public String input() {
        return inputs.entrySet().stream()
                .map(entry -> Quoting.quotedName(entry.getKey()) + "=" + Quoting.quoted(entry.getValue()))
                .collect(Collectors.joining(", "));
    }

    /** The line. */
    @Override
    public String toString() {
        return (input() + " | " + schedule()).strip();
    }
}
