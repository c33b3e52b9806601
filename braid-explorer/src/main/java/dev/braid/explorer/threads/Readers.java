package dev.braid.explorer.threads;

import java.util.Arrays;

/**
 * The sets of readers that a blocked writer may come after.
 *
 * <p>A reader (of a read-write lock) that blocks a writer does not conflict with other readers, so of those behind it any
 * set that contains with each its past may come before the writer. Of each thread it contains the first few, so a set is a
 * number for each thread.
 */
final class Readers {

    private final Causality causality;
    private int[] readers = new int[16];
    private int[] end = new int[4];
    private int[] taken = new int[4];
    private int threads;
    private int from;

    Readers(Causality causality) {
        this.causality = causality;
    }

    /** No readers: the only set is the empty one. */
    void clear() {
        threads = 0;
        from = Integer.MIN_VALUE;
    }

    /**
     * Collects the readers of an object behind an event.
     *
     * @param own what the writer needs anyway
     * @param itsFrom if not negative, only sets with a reader from this event on
     * @param until only readers before this event
     */
    void collect(int a, int object, int[] own, int itsFrom, int until) {
        clear();
        from = itsFrom;
        int count = 0;
        for (int who = 0; who < causality.trace().processes(); who++) {
            int before = count;
            for (int access = causality.newest(object);
                    access >= 0 && access / 2 > a;
                    access = causality.previousAccess(access)) {
                int x = access / 2;
                if (x < until && causality.process(x) == who && isFree(a, access, own)) {
                    count = push(count, x);
                }
            }
            if (count > before) {
                close(before, count);
            }
        }
    }

    private boolean isFree(int a, int access, int[] own) {
        int x = access / 2;
        return causality.mode(access) == Causality.READ && !causality.isBefore(a, x) && !causality.isIn(x, own);
    }

    private int push(int count, int x) {
        if (count == readers.length) {
            readers = Arrays.copyOf(readers, count * 2);
        }
        readers[count] = x;
        return count + 1;
    }

    /** The readers of a thread were found newest first. */
    private void close(int begin, int count) {
        for (int i = begin, j = count - 1; i < j; i++, j--) {
            int x = readers[i];
            readers[i] = readers[j];
            readers[j] = x;
        }
        if (threads == end.length) {
            end = Arrays.copyOf(end, threads * 2);
            taken = Arrays.copyOf(taken, threads * 2);
        }
        end[threads++] = count;
    }

    private int begin(int thread) {
        return thread == 0 ? 0 : end[thread - 1];
    }

    /** Goes to the first set; false if there is none. */
    boolean first() {
        Arrays.fill(taken, 0, threads, 0);
        return isWanted() || next();
    }

    /** Goes to the next set; false if there is none. */
    boolean next() {
        int thread = 0;
        while (thread < threads) {
            if (taken[thread] < end[thread] - begin(thread)) {
                taken[thread]++;
                if (isWanted()) {
                    return true;
                }
                thread = 0;
            } else {
                taken[thread++] = 0;
            }
        }
        return false;
    }

    private boolean isWanted() {
        boolean fresh = from < 0;
        for (int thread = 0; thread < threads; thread++) {
            if (taken[thread] > 0) {
                int last = readers[begin(thread) + taken[thread] - 1];
                fresh |= last >= from;
                if (!containsPastOf(last)) {
                    return false;
                }
            }
        }
        return fresh;
    }

    private boolean containsPastOf(int reader) {
        for (int thread = 0; thread < threads; thread++) {
            int firstLeftOut = begin(thread) + taken[thread];
            if (firstLeftOut < end[thread] && causality.isBefore(readers[firstLeftOut], reader)) {
                return false;
            }
        }
        return true;
    }

    /** Adds the readers of the set and their pasts to a clock. */
    void join(int[] clock) {
        for (int thread = 0; thread < threads; thread++) {
            if (taken[thread] > 0) {
                causality.join(clock, readers[begin(thread) + taken[thread] - 1]);
            }
        }
    }
}
