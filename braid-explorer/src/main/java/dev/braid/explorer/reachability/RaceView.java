package dev.braid.explorer.reachability;

import dev.braid.trace.MessageTrace;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * The races of a trace for people to look at, as if it were the first execution.
 *
 * @param receives all receives, in the order they happened
 * @param columns the receives with races, by their number
 * @param rows the race table, or its first rows
 * @param cut whether there are more rows
 */
public record RaceView(List<Receive> receives, List<Integer> columns, List<int[]> rows, boolean cut) {

    /**
     * One receive.
     *
     * @param event its event
     * @param partner what it got
     * @param race what it could have got instead
     */
    public record Receive(int event, Offer partner, List<Offer> race) {}

    public static RaceView of(MessageTrace trace, Ways ways, int mostRows) {
        SynSequence sequence = new MessageSynSequence(trace, Variant.EMPTY);
        List<Receive> receives = new ArrayList<>();
        for (int r = 0; r < sequence.receives(); r++) {
            receives.add(new Receive(sequence.event(r), sequence.partner(r), List.copyOf(sequence.race(r))));
        }
        Races races = Races.of(sequence, ways.rule());
        Iterator<int[]> table = RaceTable.rows(races, ways);
        List<int[]> rows = new ArrayList<>();
        while (table.hasNext() && rows.size() < mostRows) {
            rows.add(table.next());
        }
        List<Integer> columns =
                races.columns().stream().map(Races.Column::receive).toList();
        return new RaceView(List.copyOf(receives), columns, List.copyOf(rows), table.hasNext());
    }
}
