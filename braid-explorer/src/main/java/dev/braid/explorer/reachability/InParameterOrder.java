package dev.braid.explorer.reachability;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A race table that covers every valid combination of t outcomes, built column by column (figure 4 of the paper): each
 * row grows by the value that covers most, then rows are added for what is left.
 */
final class InParameterOrder {

    private final Rows rows;
    private final int t;
    private final List<PartialRow> matrix = new ArrayList<>();

    private InParameterOrder(Rows rows, int t) {
        this.rows = rows;
        this.t = t;
    }

    static List<int[]> table(Rows rows, int t) {
        InParameterOrder table = new InParameterOrder(rows, t);
        table.start();
        for (int column = t; column < rows.columns(); column++) {
            List<Combination> missing = Combination.with(rows, column, t - 1);
            table.growHorizontally(column, missing);
            table.growVertically(column, missing);
        }
        return table.matrix.stream().map(PartialRow::finished).toList();
    }

    private void start() {
        for (Combination combination : firstColumns()) {
            addRow(combination, t);
        }
    }

    /** By their values from the left, as in table I of the paper. */
    private List<Combination> firstColumns() {
        List<Combination> all = new ArrayList<>(Combination.with(rows, t - 1, t - 1));
        all.sort((a, b) -> Arrays.compare(a.values(), b.values()));
        return all;
    }

    private void addRow(Combination combination, int width) {
        PartialRow row = new PartialRow(rows, width);
        if (!row.decide(combination.columns(), combination.values())) {
            throw new IllegalStateException("a valid combination has no row");
        }
        matrix.add(row);
    }

    private void growHorizontally(int column, List<Combination> missing) {
        for (PartialRow row : matrix) {
            row.widen();
            int best = bestValue(row, column, missing);
            if (best != Rows.OPEN && row.decide(column, best)) {
                missing.removeIf(combination -> combination.isCoveredBy(row));
            }
        }
    }

    private int bestValue(PartialRow row, int column, List<Combination> missing) {
        if (row.isRemoved(column)) {
            return Rows.REMOVED;
        }
        int best = Rows.OPEN;
        int most = 0;
        for (int value = 0; value <= rows.greatest(column); value++) {
            int covered = covered(row, column, value, missing);
            if (covered > most && row.mayDecide(column, value)) {
                most = covered;
                best = value;
            }
        }
        return best;
    }

    private static int covered(PartialRow row, int column, int value, List<Combination> missing) {
        int covered = 0;
        for (Combination combination : missing) {
            covered += combination.isCoveredBy(row, column, value) ? 1 : 0;
        }
        return covered;
    }

    private void growVertically(int column, List<Combination> missing) {
        for (Combination combination : missing) {
            if (matrix.stream().noneMatch(combination::isCoveredBy)
                    && matrix.stream().noneMatch(row -> row.decide(combination.columns(), combination.values()))) {
                addRow(combination, column + 1);
            }
        }
    }
}
