package dev.braid.explorer.reachability;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** The receives changed on the way to a trace, and which changes they leave to it (see {@link Races}). */
final class Deviators {

    private final SynSequence sequence;
    private final List<Integer> deviators = new ArrayList<>();

    Deviators(SynSequence sequence) {
        this.sequence = sequence;
        for (int r = 0; r < sequence.receives(); r++) {
            if (sequence.isDeviator(r)) {
                deviators.add(r);
            }
        }
    }

    /** What a receive can be changed to, alone or, with {@code inCompany}, together with other changes. */
    List<Offer> offered(int receive, boolean inCompany) {
        List<Offer> offered = new ArrayList<>();
        if (!deviators.contains(receive) && !removesDeviator(receive)) {
            BitSet robbed = robbed(receive);
            for (Offer offer : sequence.race(receive)) {
                boolean isNew = !sequence.isKept(receive) || !offer.known();
                if (isNew && (inCompany || containsAll(needed(offer), robbed))) {
                    offered.add(offer);
                }
            }
        }
        return offered;
    }

    private static boolean containsAll(BitSet all, BitSet some) {
        BitSet rest = (BitSet) some.clone();
        rest.andNot(all);
        return rest.isEmpty();
    }

    /** The deviators that lose their original partner when a receive is changed. */
    BitSet robbed(int receive) {
        BitSet robbed = new BitSet();
        for (int i = 0; i < deviators.size(); i++) {
            robbed.set(i, precedes(receive, sequence.original(deviators.get(i))));
        }
        return robbed;
    }

    /** The deviators that an offer needs. */
    BitSet needed(Offer offer) {
        BitSet needed = new BitSet();
        for (int i = 0; i < deviators.size(); i++) {
            needed.set(i, precedes(deviators.get(i), offer.need()));
        }
        return needed;
    }

    private boolean removesDeviator(int receive) {
        return deviators.stream().anyMatch(d -> precedes(receive, sequence.event(d)));
    }

    private boolean precedes(int receive, int event) {
        return event >= 0 && sequence.happensBefore(sequence.event(receive), event);
    }
}
