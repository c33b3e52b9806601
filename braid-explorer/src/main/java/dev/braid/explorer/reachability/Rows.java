package dev.braid.explorer.reachability;

import java.util.List;

/** Rules 2 and 3 of the paper for the rows over some columns. Values: -1 removed, 0 unchanged, k the k-th offer. */
final class Rows {

    static final int REMOVED = -1;

    /** Not yet decided; the paper's "don't care". */
    static final int OPEN = -2;

    private final List<Races.Column> columns;

    Rows(List<Races.Column> columns) {
        this.columns = columns;
    }

    int columns() {
        return columns.size();
    }

    int greatest(int column) {
        return columns.get(column).offers().size();
    }

    boolean removes(int changed, int column) {
        return columns.get(changed).removes().get(column);
    }

    /** Whether the offer that a value stands for exists only if another column is not changed. */
    boolean needs(int column, int value, int other) {
        return columns.get(column).needs().get(value - 1).get(other);
    }

    /** Whether a value is right in its column, given the columns to its left. */
    boolean allows(int[] row, int at, int value) {
        boolean removed = false;
        for (int i = 0; i < at; i++) {
            if (row[i] > 0) {
                removed |= removes(i, at);
                if (value > 0 && conflicts(i, row[i], at, value)) {
                    return false;
                }
            }
        }
        return removed == (value == REMOVED);
    }

    /** The same changes but one. */
    int[] without(int[] row, int column) {
        int[] rest = new int[row.length];
        for (int i = 0; i < row.length; i++) {
            int value = i == column ? 0 : Math.max(0, row[i]);
            rest[i] = allows(rest, i, value) ? value : REMOVED;
        }
        return rest;
    }

    /** Whether two changes exclude each other: one takes away what the other receives. */
    boolean conflicts(int i, int value, int k, int other) {
        return needs(i, value, k) || needs(k, other, i);
    }
}
