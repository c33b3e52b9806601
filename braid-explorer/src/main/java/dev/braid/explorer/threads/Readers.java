package dev.braid.explorer.threads;

import java.util.Arrays;

/**
 * The sets of readers that a blocked writer may come after.
 *
 * <p>A reader (of a read-write lock) that blocks a writer does not conflict with other readers, so of those behind it any
 * set that contains with each its past may come before the writer. Sets are numbered by bits; {@link #NONE} is the empty
 * one.
 */
final class Readers {

    static final int NONE = 0;
    private static final int MOST = 20;

    private final Causality causality;
    private final int[] reader = new int[MOST];
    private final int[] needed = new int[MOST];
    private int count;
    private int fresh;
    private int set;

    Readers(Causality causality) {
        this.causality = causality;
    }

    /**
     * Collects the readers behind an event.
     *
     * @param own what the writer needs anyway
     * @param from if not negative, only sets with a reader from this event on
     * @param until only readers before this event
     */
    void collect(int a, int object, int[] own, int from, int until) {
        count = 0;
        for (int access = causality.newest(object);
                access >= 0 && access / 2 > a;
                access = causality.previousAccess(access)) {
            int x = access / 2;
            boolean free = x < until && !causality.isBefore(a, x) && !causality.isIn(x, own);
            if (free && causality.mode(access) == Causality.READ && count < MOST) {
                reader[count++] = x;
            }
        }
        fresh = 0;
        Arrays.fill(needed, 0, count, 0);
        for (int i = 0; i < count; i++) {
            fresh |= reader[i] >= from ? 1 << i : 0;
            for (int j = 0; j < count; j++) {
                needed[i] |= i != j && causality.isBefore(reader[j], reader[i]) ? 1 << j : 0;
            }
        }
        if (from < 0) {
            fresh = -1;
        }
    }

    /** The first set, or -1. */
    int first() {
        set = 0;
        return isWanted() ? set : next();
    }

    /** The next set, or -1. */
    int next() {
        while (++set < 1 << count) {
            if (isWanted()) {
                return set;
            }
        }
        return -1;
    }

    private boolean isWanted() {
        if (fresh != -1 && (set & fresh) == 0) {
            return false;
        }
        for (int i = 0; i < count; i++) {
            if ((set >>> i & 1) != 0 && (needed[i] & ~set) != 0) {
                return false;
            }
        }
        return true;
    }

    /** Adds the readers of a set and their pasts to a clock. */
    void join(int ofSet, int[] clock) {
        for (int i = 0; i < MOST && ofSet >>> i != 0; i++) {
            if ((ofSet >>> i & 1) != 0) {
                causality.join(clock, reader[i]);
            }
        }
    }
}
