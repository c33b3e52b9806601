package dev.braid.explorer.reachability;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * The races of one trace, kept apart from it: the columns of its race table, and what is needed to make a variant of a
 * row.
 *
 * <p>Which changes are offered is what makes each sequence run once without a history. A change of receive r to the offer
 * x is left out if (a) both were in the variant that the trace continues, since then the execution before had it in its
 * table; (b) r was changed before; (c) it would remove a receive that was changed before. And (d) a row is left out if it
 * robs a receive changed before of its original partner and the change that does so does not need that receive: without that partner the
 * changed outcome is nothing special, and another execution leads there. Two changes may each rob what the other needs and so need each
 * other, which makes this a question to the whole row.
 */
final class Races {

    /**
     * One receive with a race.
     *
     * @param receive its number in the trace
     * @param offers what it can be changed to; value k of the column is offer k - 1
     * @param removes the columns that are removed if it is changed
     * @param needs for each offer, the columns that must not be changed for it
     * @param caused the receives that vanish if it is changed
     * @param robbed the deviators that lose their original partner if it is changed
     * @param kept for each offer, the deviators it needs
     */
    record Column(
            int receive,
            List<Offer> offers,
            BitSet removes,
            List<BitSet> needs,
            BitSet caused,
            BitSet robbed,
            List<BitSet> kept) {}

    /**
     * What the outcome of a receive before its change needed.
     *
     * @param name the name of the event, or {@link Variant#NOTHING}
     * @param lostWith the columns whose change removes that event
     */
    private record Origin(long name, BitSet lostWith) {}

    private final List<Column> columns;
    private final List<Offer> partners;
    private final List<Origin> origins;
    private final BitSet deviators;

    private Races(List<Column> columns, List<Offer> partners, List<Origin> origins, BitSet deviators) {
        this.columns = columns;
        this.partners = partners;
        this.origins = origins;
        this.deviators = deviators;
    }

    /** The races that the variant leaves to this trace; each change is possible alone. */
    static Races of(SynSequence sequence, Rule2 rule) {
        return of(sequence, rule, false);
    }

    /** With {@code inCompany}, also changes that are possible only together with others: see {@link #allows}. */
    static Races of(SynSequence sequence, Rule2 rule, boolean inCompany) {
        Deviators filter = new Deviators(sequence);
        List<Integer> receives = new ArrayList<>();
        List<List<Offer>> offers = new ArrayList<>();
        for (int r = 0; r < sequence.receives(); r++) {
            List<Offer> offered = filter.offered(r, inCompany);
            if (!offered.isEmpty()) {
                receives.add(r);
                offers.add(offered);
            }
        }
        List<Column> columns = new ArrayList<>();
        for (int i = 0; i < receives.size(); i++) {
            columns.add(column(sequence, rule, receives, i, offers.get(i), filter));
        }
        return withOrigins(sequence, receives, List.copyOf(columns));
    }

    private static Races withOrigins(SynSequence sequence, List<Integer> receives, List<Column> columns) {
        List<Offer> partners = new ArrayList<>();
        List<Origin> origins = new ArrayList<>();
        BitSet deviators = new BitSet();
        for (int r = 0; r < sequence.receives(); r++) {
            Offer partner = sequence.partner(r);
            partners.add(partner);
            deviators.set(r, sequence.isDeviator(r));
            int need = deviators.get(r) ? sequence.original(r) : partner.need();
            origins.add(new Origin(need < 0 ? Variant.NOTHING : sequence.name(need), before(sequence, receives, need)));
        }
        return new Races(columns, partners, origins, deviators);
    }

    private static Column column(
            SynSequence sequence, Rule2 rule, List<Integer> receives, int i, List<Offer> offers, Deviators deviators) {
        int event = sequence.event(receives.get(i));
        BitSet removes = new BitSet();
        for (int k = i + 1; k < receives.size(); k++) {
            int other = receives.get(k);
            int until = rule == Rule2.STRICT ? sequence.event(other) : sequence.control(other);
            removes.set(k, until >= 0 && sequence.happensBefore(event, until));
        }
        BitSet caused = new BitSet();
        for (int r = receives.get(i) + 1; r < sequence.receives(); r++) {
            caused.set(r, sequence.happensBefore(event, sequence.event(r)));
        }
        List<BitSet> needs = new ArrayList<>();
        for (Offer offer : offers) {
            needs.add(before(sequence, receives, offer.need()));
        }
        BitSet robbed = deviators.robbed(receives.get(i));
        List<BitSet> kept = offers.stream().map(deviators::needed).toList();
        return new Column(receives.get(i), List.copyOf(offers), removes, needs, caused, robbed, kept);
    }

    /** The columns whose receives are in the past of an event. */
    private static BitSet before(SynSequence sequence, List<Integer> receives, int event) {
        BitSet before = new BitSet();
        for (int k = 0; event >= 0 && k < receives.size(); k++) {
            before.set(k, sequence.happensBefore(sequence.event(receives.get(k)), event));
        }
        return before;
    }

    List<Column> columns() {
        return columns;
    }

    /** Whether every deviator that a change of a row robs of its original partner is needed by that change. */
    boolean allows(int[] row) {
        for (int i = 0; i < row.length; i++) {
            if (row[i] > 0) {
                BitSet robbed = (BitSet) columns.get(i).robbed().clone();
                robbed.andNot(neededBy(row, i));
                if (!robbed.isEmpty()) {
                    return false;
                }
            }
        }
        return true;
    }

    /** The deviators that a change needs; one of them that the row robs could not stay without the change that robs it. */
    private BitSet neededBy(int[] row, int column) {
        BitSet needed = (BitSet) columns.get(column).kept().get(row[column] - 1).clone();
        int before;
        do {
            before = needed.cardinality();
            for (int k = 0; k < row.length; k++) {
                if (row[k] > 0 && columns.get(k).robbed().intersects(needed)) {
                    needed.or(columns.get(k).kept().get(row[k] - 1));
                }
            }
        } while (needed.cardinality() > before);
        return needed;
    }

    /** What a row of the race table stands for. */
    Variant variant(int[] row) {
        BitSet changed = new BitSet();
        BitSet gone = new BitSet();
        boolean tentative = false;
        for (int i = 0; i < row.length; i++) {
            if (row[i] > 0) {
                Column column = columns.get(i);
                changed.set(i);
                gone.or(column.caused());
                tentative |= column.offers().get(row[i] - 1).tentative();
            }
        }
        // a receive that is changed has lost its own past's partner at most, never its place
        changed.stream().forEach(i -> gone.set(columns.get(i).receive()));
        long[] steps = new long[partners.size()];
        long[] was = new long[partners.size()];
        int count = 0;
        for (int r = 0; r < partners.size(); r++) {
            if (!gone.get(r)) {
                steps[count] = partners.get(r).step();
                was[count++] = deviators.get(r) ? origin(r, changed) : Variant.NO_DEVIATOR;
            }
        }
        for (int i = changed.nextSetBit(0); i >= 0; i = changed.nextSetBit(i + 1)) {
            Column column = columns.get(i);
            steps[count] = column.offers().get(row[i] - 1).step();
            was[count++] = origin(column.receive(), changed);
        }
        return new Variant(Arrays.copyOf(steps, count), Arrays.copyOf(was, count), changed.cardinality(), tentative);
    }

    private long origin(int receive, BitSet changed) {
        Origin origin = origins.get(receive);
        return origin.lostWith().intersects(changed) ? Variant.NOTHING : origin.name();
    }
}
