package dev.braid.explorer.reachability;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * All valid rows of a race table, one at a time: they can be many more than fit into memory.
 *
 * <p>A value is valid if rules 2 and 3 hold between it and the values before it. Every valid beginning of a row can be
 * completed by zeros and removals, so there are no dead ends.
 */
final class ValidRows implements Iterator<int[]> {

    private final Rows rows;
    private final Predicate<int[]> wanted;
    private int @Nullable [] next;

    ValidRows(Rows rows) {
        this(rows, row -> true);
    }

    /** Only those rows that are wanted. */
    ValidRows(Rows rows, Predicate<int[]> wanted) {
        this.rows = rows;
        this.wanted = wanted;
        int[] unchanged = new int[rows.columns()];
        this.next = nextWanted(unchanged);
    }

    @Override
    public boolean hasNext() {
        return next != null;
    }

    @Override
    public int[] next() {
        int[] row = next;
        if (row == null) {
            throw new NoSuchElementException();
        }
        next = nextWanted(row);
        return row;
    }

    private int @Nullable [] nextWanted(int[] row) {
        int[] found = after(row);
        while (found != null && !wanted.test(found)) {
            found = after(found);
        }
        return found;
    }

    /** The next row in the order of their values from the left, or null. */
    private int @Nullable [] after(int[] row) {
        for (int i = row.length - 1; i >= 0; i--) {
            for (int value = row[i] + 1; row[i] >= 0 && value <= rows.greatest(i); value++) {
                if (rows.allows(row, i, value)) {
                    return completed(row, i, value);
                }
            }
        }
        return null;
    }

    private int[] completed(int[] row, int at, int value) {
        int[] next = new int[row.length];
        System.arraycopy(row, 0, next, 0, at);
        next[at] = value;
        for (int i = at + 1; i < next.length; i++) {
            next[i] = rows.allows(next, i, Rows.REMOVED) ? Rows.REMOVED : 0;
        }
        return next;
    }
}
