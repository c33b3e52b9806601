package dev.braid.explorer.reachability;

import java.util.Arrays;

/** A row in the making: some values are decided, and what they force is decided with them. */
final class PartialRow {

    private final Rows rows;
    private int[] values;
    private int width;

    PartialRow(Rows rows, int width) {
        this.rows = rows;
        this.values = new int[rows.columns()];
        this.width = width;
        Arrays.fill(values, Rows.OPEN);
    }

    int value(int column) {
        return values[column];
    }

    /** Takes one more column into account, not yet decided. */
    void widen() {
        width++;
    }

    /** Decides values, all or none; whether that agrees with rules 2 and 3. */
    boolean decide(int[] columns, int[] wanted) {
        int[] before = values.clone();
        for (int i = 0; i < columns.length; i++) {
            // removals follow from the changes that cause them
            if (wanted[i] != Rows.REMOVED && !set(columns[i], wanted[i])) {
                values = before;
                return false;
            }
        }
        for (int i = 0; i < columns.length; i++) {
            if (values[columns[i]] != wanted[i]) {
                values = before;
                return false;
            }
        }
        return true;
    }

    /** Decides one column; a removal must follow from the row already. */
    boolean decide(int column, int value) {
        int[] before = values.clone();
        if (!set(column, value)) {
            values = before;
            return false;
        }
        return true;
    }

    boolean mayDecide(int column, int value) {
        int[] before = values;
        values = before.clone();
        boolean may = set(column, value);
        values = before;
        return may;
    }

    private boolean set(int column, int value) {
        if (values[column] != Rows.OPEN) {
            return values[column] == value;
        }
        values[column] = value;
        return agrees(column, value) && (value == Rows.REMOVED || propagate(column, value));
    }

    private boolean agrees(int column, int value) {
        for (int i = 0; i < width; i++) {
            if (values[i] > 0 && i != column) {
                boolean removed = rows.removes(i, column);
                if (removed && value != Rows.REMOVED || value > 0 && rows.conflicts(i, values[i], column, value)) {
                    return false;
                }
            }
        }
        return value != Rows.REMOVED || isRemoved(column);
    }

    /** A change removes what depends on it and keeps what its offer needs; what is kept keeps what it depends on. */
    private boolean propagate(int column, int value) {
        for (int i = 0; i < width; i++) {
            if (value > 0 && rows.removes(column, i) && !set(i, Rows.REMOVED)) {
                return false;
            }
            boolean kept = rows.removes(i, column) || value > 0 && rows.needs(column, value, i);
            if (i != column && kept && !set(i, 0)) {
                return false;
            }
        }
        return true;
    }

    boolean isRemoved(int column) {
        for (int i = 0; i < width; i++) {
            if (values[i] > 0 && rows.removes(i, column)) {
                return true;
            }
        }
        return false;
    }

    /** What is still open is left as it was. */
    int[] finished() {
        int[] row = values.clone();
        for (int i = 0; i < row.length; i++) {
            if (row[i] == Rows.OPEN) {
                row[i] = isRemoved(i) ? Rows.REMOVED : 0;
            }
        }
        return row;
    }
}
