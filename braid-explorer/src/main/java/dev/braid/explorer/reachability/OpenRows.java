package dev.braid.explorer.reachability;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The rows of one trace that are still to be tried.
 *
 * <p>A receive may refuse a message for a reason only it knows. Then the other changes of that row are tried without it, so
 * that what a t-way table covers stays covered. With all rows in the table, that row is in it already.
 */
final class OpenRows {

    private final Races races;
    private final Rows rules;
    private final Iterator<int[]> rows;
    private final boolean isWhole;
    private final Deque<int[]> again = new ArrayDeque<>();
    private final Set<String> known = new HashSet<>();
    private int @Nullable [] current;

    OpenRows(Races races, Ways ways) {
        this.races = races;
        this.rules = new Rows(races.columns());
        this.isWhole = rules.columns() <= ways.t();
        this.rows = isWhole ? RaceTable.rows(races, ways) : remembered(RaceTable.rows(races, ways));
    }

    /** Tables are small, unlike the set of all rows. */
    private Iterator<int[]> remembered(Iterator<int[]> table) {
        List<int[]> all = new ArrayList<>();
        table.forEachRemaining(row -> {
            all.add(row);
            known.add(Arrays.toString(row));
        });
        return all.iterator();
    }

    boolean hasNext() {
        return !again.isEmpty() || rows.hasNext();
    }

    Variant next() {
        int[] row = again.isEmpty() ? rows.next() : again.remove();
        current = row;
        return races.variant(row);
    }

    /** The variant given last is impossible: the receive changed by one of its steps refuses. */
    void refused(Variant variant, int step) {
        int[] row = current;
        if (isWhole || row == null || !variant.changes(step)) {
            return;
        }
        int[] rest = rules.without(row, column(row, step - (variant.steps().length - variant.changes())));
        if (Arrays.stream(rest).anyMatch(value -> value > 0) && known.add(Arrays.toString(rest))) {
            again.add(rest);
        }
    }

    /** The column of the n-th change of a row. */
    private static int column(int[] row, int n) {
        int left = n;
        for (int i = 0; i < row.length; i++) {
            if (row[i] > 0 && left-- == 0) {
                return i;
            }
        }
        throw new IllegalArgumentException("no change " + n + " in " + Arrays.toString(row));
    }
}
