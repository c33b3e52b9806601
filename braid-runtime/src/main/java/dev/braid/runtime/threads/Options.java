package dev.braid.runtime.threads;

/**
 * What the stage does beside the language's guarantees; part of what VERIFIED is bounded by.
 *
 * @param spuriousWakeups how many waits of one thread may end without a reason
 * @param earlyTimeouts how many time-outs of one thread may fire while others could still move
 * @param spinRounds after how many useless rounds, 1 at least, a loop that only reads counts as waiting; a loop that
 *     counts and only reads the same in more rounds is taken for one that waits
 */
public record Options(int spuriousWakeups, int earlyTimeouts, int spinRounds) {

    /** No spurious wake-ups, one early time-out, one useless round. */
    public static final Options DEFAULT = new Options(0, 1, 1);

    public Options withSpuriousWakeups(int most) {
        return new Options(most, earlyTimeouts, spinRounds);
    }

    public Options withEarlyTimeouts(int most) {
        return new Options(spuriousWakeups, most, spinRounds);
    }

    public Options withSpinRounds(int rounds) {
        return new Options(spuriousWakeups, earlyTimeouts, rounds);
    }
}
