package dev.braid.trace.term;

/** The integers from {@code least} to {@code greatest}; empty if the first is above the second. */
public record Interval(long least, long greatest) {

    static final Interval NOTHING = new Interval(1, 0);

    public static Interval of(long value) {
        return new Interval(value, value);
    }

    public static Interval of(Sort sort) {
        return new Interval(sort.least(), sort.greatest());
    }

    public boolean isEmpty() {
        return least > greatest;
    }

    public boolean isSingle() {
        return least == greatest;
    }

    public boolean contains(long value) {
        return least <= value && value <= greatest;
    }

    public boolean within(Interval other) {
        return isEmpty() || other.least <= least && greatest <= other.greatest;
    }

    public Interval meet(Interval other) {
        return new Interval(Math.max(least, other.least), Math.min(greatest, other.greatest));
    }

    public Interval join(Interval other) {
        if (isEmpty() || other.isEmpty()) {
            return isEmpty() ? other : this;
        }
        return new Interval(Math.min(least, other.least), Math.max(greatest, other.greatest));
    }
}
