package dev.braid.explorer.reachability;

import java.util.ArrayList;
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

    List<Offer> offered(int receive) {
        List<Offer> offered = new ArrayList<>();
        if (!deviators.contains(receive) && !removesDeviator(receive)) {
            for (Offer offer : sequence.race(receive)) {
                boolean isNew = !sequence.isKept(receive) || !offer.known();
                if (isNew && !removesOriginal(receive, offer)) {
                    offered.add(offer);
                }
            }
        }
        return offered;
    }

    private boolean removesDeviator(int receive) {
        return deviators.stream().anyMatch(d -> precedes(receive, sequence.event(d)));
    }

    private boolean removesOriginal(int receive, Offer offer) {
        for (int d : deviators) {
            if (precedes(receive, sequence.original(d)) && !isNeeded(d, offer)) {
                return true;
            }
        }
        return false;
    }

    private boolean isNeeded(int deviator, Offer offer) {
        return precedes(deviator, offer.need());
    }

    private boolean precedes(int receive, int event) {
        return event >= 0 && sequence.happensBefore(sequence.event(receive), event);
    }
}
