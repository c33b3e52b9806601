package dev.braid.explorer.reachability;

import java.util.ArrayList;
import java.util.List;

/**
 * Values for some columns.
 *
 * @param columns ascending
 */
record Combination(int[] columns, int[] values) {

    boolean isCoveredBy(PartialRow row) {
        for (int i = 0; i < columns.length; i++) {
            if (row.value(columns[i]) != values[i]) {
                return false;
            }
        }
        return true;
    }

    boolean isCoveredBy(int[] row) {
        for (int i = 0; i < columns.length; i++) {
            if (row[columns[i]] != values[i]) {
                return false;
            }
        }
        return true;
    }

    /** Whether a row covers it once its last column has a value. */
    boolean isCoveredBy(PartialRow row, int column, int value) {
        for (int i = 0; i < columns.length; i++) {
            int there = columns[i] == column ? value : row.value(columns[i]);
            if (there != values[i]) {
                return false;
            }
        }
        return true;
    }

    /** All valid combinations of a column with {@code others} of the columns before it, by its value, then by theirs. */
    static List<Combination> with(Rows rows, int column, int others) {
        List<Combination> all = new ArrayList<>();
        int[] columns = new int[others + 1];
        columns[others] = column;
        chooseColumns(rows, columns, 0, 0, all);
        return all;
    }

    private static void chooseColumns(Rows rows, int[] columns, int at, int from, List<Combination> all) {
        int others = columns.length - 1;
        if (at == others) {
            int[] values = new int[columns.length];
            for (int value = Rows.REMOVED; value <= rows.greatest(columns[others]); value++) {
                values[others] = value;
                chooseValues(rows, columns, values, 0, all);
            }
            return;
        }
        for (int column = from; column < columns[others]; column++) {
            columns[at] = column;
            chooseColumns(rows, columns, at + 1, column + 1, all);
        }
    }

    private static void chooseValues(Rows rows, int[] columns, int[] values, int at, List<Combination> all) {
        if (at == columns.length - 1) {
            if (isValid(rows, columns, values)) {
                all.add(new Combination(columns.clone(), values.clone()));
            }
            return;
        }
        for (int value = Rows.REMOVED; value <= rows.greatest(columns[at]); value++) {
            values[at] = value;
            chooseValues(rows, columns, values, at + 1, all);
        }
    }

    /** Rules 1, 2 and 3 inside the combination. */
    private static boolean isValid(Rows rows, int[] columns, int[] values) {
        boolean changes = false;
        for (int i = 0; i < columns.length; i++) {
            changes |= values[i] > 0;
            boolean removed = false;
            for (int k = 0; k < columns.length; k++) {
                if (values[k] > 0 && k != i) {
                    removed |= rows.removes(columns[k], columns[i]);
                    if (values[i] > 0 && rows.conflicts(columns[k], values[k], columns[i], values[i])) {
                        return false;
                    }
                }
            }
            if (removed != (values[i] == Rows.REMOVED)) {
                return false;
            }
        }
        return changes;
    }
}
