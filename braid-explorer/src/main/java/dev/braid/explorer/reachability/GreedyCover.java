package dev.braid.explorer.reachability;

import java.util.ArrayList;
import java.util.List;

/** A race table made by taking, again and again, the valid row that covers most of what is not yet covered. */
final class GreedyCover {

    private GreedyCover() {}

    /** The rows taken out of {@code candidates}, which must be all valid rows. */
    static List<int[]> table(Rows rows, int t, List<int[]> candidates) {
        List<Combination> missing = new ArrayList<>();
        for (int column = t - 1; column < rows.columns(); column++) {
            missing.addAll(Combination.with(rows, column, t - 1));
        }
        List<int[]> table = new ArrayList<>();
        while (!missing.isEmpty()) {
            int[] best = candidates.get(0);
            long most = 0;
            for (int[] row : candidates) {
                long covers =
                        missing.stream().filter(one -> one.isCoveredBy(row)).count();
                if (covers > most) {
                    most = covers;
                    best = row;
                }
            }
            int[] taken = best;
            table.add(taken);
            missing.removeIf(one -> one.isCoveredBy(taken));
        }
        return table;
    }
}
