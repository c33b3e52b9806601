package dev.braid.actors.live;

import dev.braid.actors.Port.Order;
import dev.braid.actors.Receive;
import java.util.ArrayList;
import java.util.List;
import java.util.ListIterator;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;

/**
 * Picks the letter a receive gets, from letters in order of arrival.
 *
 * <p>The first acceptable one of the best rank is always right: in one JVM a send arrives at once, so arrival keeps the
 * order of each sender and causal order too. Only unordered letters may overtake, and do so at random.
 */
final class Selection {

    private final Receive<?> wanted;
    private final List<Letter> best = new ArrayList<>();
    private int bestRank = Integer.MAX_VALUE;

    private Selection(Receive<?> wanted) {
        this.wanted = wanted;
    }

    /** Removes and returns a letter that {@code wanted} accepts, or null. Runs the user's predicate. */
    static @Nullable Letter take(List<Letter> letters, Receive<?> wanted) {
        Selection selection = new Selection(wanted);
        for (Letter letter : letters) {
            if (wanted.accepts(letter.port(), letter.message()) && selection.settledBy(letter)) {
                break;
            }
        }
        return selection.removeOne(letters);
    }

    /** Takes an acceptable letter into account; true if no later one matters. */
    private boolean settledBy(Letter letter) {
        int rank = wanted.rank(letter.port());
        if (rank < bestRank) {
            best.clear();
            bestRank = rank;
        }
        if (rank == bestRank && (best.isEmpty() || isUnordered(best.get(0)) && isUnordered(letter))) {
            best.add(letter);
        }
        return bestRank == 0 && !isUnordered(best.get(0));
    }

    private static boolean isUnordered(Letter letter) {
        return letter.port().order() == Order.UNORDERED;
    }

    private @Nullable Letter removeOne(List<Letter> letters) {
        if (best.isEmpty()) {
            return null;
        }
        Letter chosen =
                best.get(best.size() == 1 ? 0 : ThreadLocalRandom.current().nextInt(best.size()));
        for (ListIterator<Letter> at = letters.listIterator(); at.hasNext(); ) {
            if (at.next() == chosen) {
                at.remove();
                break;
            }
        }
        return chosen;
    }
}
