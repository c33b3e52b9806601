package dev.braid.explorer.reachability;

/**
 * How much of each race table to cover.
 *
 * @param t of how many receives all combinations of outcomes are tried; {@link #ALL} for every row
 * @param raise whether to go on with t + 1 when done
 * @param rule when a receive is removed
 * @param greedy whether tables are made by greedy cover, where they are small enough, instead of in parameter order
 * @param check whether every table is checked by independent code
 */
public record Ways(int t, boolean raise, Rule2 rule, boolean greedy, boolean check) {

    /** Every valid row: exhaustive. */
    public static final int ALL = Integer.MAX_VALUE;

    /** Every sequence. */
    public static final Ways EXHAUSTIVE = new Ways(ALL, false, Rule2.STRICT, false, false);

    /** All combinations of t outcomes, strict rule 2. */
    public static Ways of(int t) {
        return new Ways(t, false, Rule2.STRICT, false, false);
    }

    public Ways with(Rule2 other) {
        return new Ways(t, raise, other, greedy, check);
    }

    public Ways checked() {
        return new Ways(t, raise, rule, greedy, true);
    }

    Ways raised() {
        return new Ways(t + 1, raise, rule, greedy, check);
    }
}
