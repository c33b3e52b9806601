package dev.braid.explorer.reachability;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Which rows of a trace's race table are tried. */
final class RaceTable {

    private static final int MOST_GREEDY_ROWS = 2_000;

    private RaceTable() {}

    static Iterator<int[]> rows(Races races, Ways ways) {
        Rows rows = new Rows(races.columns());
        if (rows.columns() <= ways.t()) {
            return new ValidRows(rows, races::allows);
        }
        return covering(rows, ways).iterator();
    }

    private static List<int[]> covering(Rows rows, Ways ways) {
        List<int[]> all = new ArrayList<>();
        Iterator<int[]> valid = ways.greedy() ? new ValidRows(rows) : all.iterator();
        while (valid.hasNext() && all.size() <= MOST_GREEDY_ROWS) {
            all.add(valid.next());
        }
        boolean greedy = ways.greedy() && all.size() <= MOST_GREEDY_ROWS;
        return greedy ? GreedyCover.table(rows, ways.t(), all) : InParameterOrder.table(rows, ways.t());
    }
}
