package dev.braid.explorer.reachability;

import dev.braid.trace.EventKind;
import dev.braid.trace.MessageTrace;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;

/**
 * Checks a race table by code that shares nothing with what builds it: happens-before is worked out anew, all valid rows
 * are enumerated by plain recursion, and the table must cover exactly their combinations of t values.
 */
final class TableCheck {

    private static final int MOST_ROWS = 20_000;

    private final int[] event;
    private final int[] control;
    private final List<List<Offer>> offers = new ArrayList<>();
    private final Causality causality;
    private final Rule2 rule;
    private final List<int[]> valid = new ArrayList<>();

    private TableCheck(MessageTrace trace, Races races, Rule2 rule) {
        this.rule = rule;
        this.causality = new Causality(trace);
        int[] steps = stepEvents(trace);
        this.event = new int[races.columns().size()];
        this.control = new int[event.length];
        for (int i = 0; i < event.length; i++) {
            Races.Column column = races.columns().get(i);
            event[i] = steps[column.receive()];
            boolean put = trace.kind(event[i]) == EventKind.SEND;
            control[i] = put ? Causality.lastInQueue(trace, event[i]) : trace.previous(event[i]);
            offers.add(column.offers());
        }
    }

    private static int[] stepEvents(MessageTrace trace) {
        int[] steps = new int[trace.size()];
        int count = 0;
        for (int e = 0; e < trace.size(); e++) {
            if (trace.isStep(e)) {
                steps[count++] = e;
            }
        }
        return Arrays.copyOf(steps, count);
    }

    /** Throws if the table of these races is wrong; a table with too many valid rows is not checked for coverage. */
    static void check(MessageTrace trace, Races races, Iterator<int[]> rows, Ways ways) {
        TableCheck check = new TableCheck(trace, races, ways.rule());
        List<int[]> table = new ArrayList<>();
        while (rows.hasNext() && table.size() <= MOST_ROWS) {
            int[] row = rows.next();
            check.require(check.isValid(row), row, "is not valid");
            table.add(row);
        }
        check.enumerate(new int[check.event.length], 0);
        if (check.valid.size() <= MOST_ROWS) {
            check.coverage(table, Math.min(ways.t(), check.event.length));
        }
    }

    private void require(boolean condition, int[] row, String what) {
        if (!condition) {
            throw new IllegalStateException("race table: " + Arrays.toString(row) + " " + what);
        }
    }

    private void enumerate(int[] row, int at) {
        if (valid.size() > MOST_ROWS) {
            return;
        }
        if (at == row.length) {
            if (isValid(row)) {
                valid.add(row.clone());
            }
            return;
        }
        for (int value = -1; value <= offers.get(at).size(); value++) {
            row[at] = value;
            if ((value == -1) == isRemoved(row, at)) {
                enumerate(row, at + 1);
            }
        }
    }

    /** Rules 1, 2 and 3 for a whole row. */
    private boolean isValid(int[] row) {
        boolean changes = false;
        for (int i = 0; i < row.length; i++) {
            changes |= row[i] > 0;
            if ((row[i] == -1) != isRemoved(row, i)) {
                return false;
            }
            for (int k = 0; row[i] > 0 && k < row.length; k++) {
                int send = offers.get(i).get(row[i] - 1).need();
                if (row[k] > 0 && causality.isBefore(event[k], send)) {
                    return false;
                }
            }
        }
        return changes;
    }

    /** Only receives that happened earlier can remove one, and they stand to its left. */
    private boolean isRemoved(int[] row, int column) {
        for (int k = 0; k < column; k++) {
            if (row[k] > 0 && removes(k, column)) {
                return true;
            }
        }
        return false;
    }

    private boolean removes(int k, int column) {
        return causality.isBefore(event[k], rule == Rule2.STRICT ? event[column] : control[column]);
    }

    private void coverage(List<int[]> table, int t) {
        Set<String> needed = new HashSet<>();
        valid.forEach(row -> project(row, t, new ArrayList<>(), needed));
        Set<String> covered = new HashSet<>();
        table.forEach(row -> project(row, t, new ArrayList<>(), covered));
        if (!covered.equals(needed)) {
            needed.removeAll(covered);
            throw new IllegalStateException("race table: not covered " + needed);
        }
    }

    /** The combinations of t values in a row that change something and contain the cause of each removal. */
    private void project(int[] row, int t, List<Integer> chosen, Set<String> into) {
        if (chosen.size() == t) {
            if (isCombination(row, chosen)) {
                StringBuilder text = new StringBuilder();
                chosen.forEach(i ->
                        text.append('r').append(i).append('.').append(row[i]).append(' '));
                into.add(text.toString());
            }
            return;
        }
        int from = chosen.isEmpty() ? 0 : chosen.get(chosen.size() - 1) + 1;
        for (int i = from; i < row.length; i++) {
            chosen.add(i);
            project(row, t, chosen, into);
            chosen.remove(chosen.size() - 1);
        }
    }

    private boolean isCombination(int[] row, List<Integer> chosen) {
        return chosen.stream().anyMatch(i -> row[i] > 0)
                && chosen.stream()
                        .allMatch(i ->
                                row[i] != -1 || chosen.stream().anyMatch(k -> row[k] > 0 && k < i && removes(k, i)));
    }
}
