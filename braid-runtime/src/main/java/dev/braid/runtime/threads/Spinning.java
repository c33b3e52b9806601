package dev.braid.runtime.threads;

import dev.braid.trace.threads.ThreadLog;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Notices that a thread reads the same values at the same places again and again, having done nothing else: it waits for
 * another thread to write. From then on its read counts as waiting for another value.
 *
 * <p>The same place means the same in all its calls: a getter called twice in a row is no loop. That a loop counts, and
 * would end by itself, is not seen; it has to be short of the rounds of {@link Options}, or what follows it early is missed.
 *
 * <p>If nobody else can move, the loop may still be one that ends by itself (it counts). So it then gets many more rounds
 * for nothing; only when these are used up it is stuck.
 */
final class Spinning {

    private static final int FREE_ROUNDS = 10_000;
    private static final int MOST_READS = 16;
    private static final long LONGEST_MOMENT = 1L << 40;

    private final Performer performer;
    private int size;
    private int[] sites = new int[MOST_READS];
    private int[] cells = new int[MOST_READS];
    private int[] rounds = new int[MOST_READS];
    private long[] places = new long[MOST_READS];
    private long[] bits = new long[MOST_READS];

    @Nullable
    Object[] references = new Object[MOST_READS];

    private boolean waiting;
    private boolean letGo;
    private int free;
    private long moment = 1000;

    Spinning(Performer performer) {
        this.performer = performer;
    }

    void reset() {
        forget();
        waiting = false;
    }

    /** The thread does something else than reading. */
    void forget() {
        if (size > 0) {
            Arrays.fill(references, 0, size, null);
            size = 0;
        }
        free = 0;
        letGo = false;
        moment = 1000;
    }

    /**
     * Whether a read that is about to happen is one more of the same, in the same calls. Only what this thread has read
     * before counts, not what is there now: whether it waits must not depend on how far others are.
     */
    boolean isUseless(int site, int cell) {
        int known = find(site, cell);
        if (free > 0 && !hasMissedSomething()) {
            return known >= 0;
        }
        free = 0;
        int enough = performer.stage.options().spinRounds();
        if (known < 0 || rounds[known] < enough - 1) {
            return false;
        }
        long now = Frames.here();
        boolean loop = rounds[known] >= enough && places[known] == now;
        if (places[known] != now) {
            rounds[known] = Math.min(rounds[known], enough - 1);
            places[known] = now;
        }
        return loop;
    }

    /** What the read at this place has found the last time. */
    long lastBits(int site, int cell) {
        return bits[find(site, cell)];
    }

    /** What the read at this place has found the last time. */
    @Nullable
    Object lastReference(int site, int cell) {
        return references[find(site, cell)];
    }

    /** A read has happened. */
    void read(int site, int cell, long value, @Nullable Object reference) {
        int known = find(site, cell);
        if (known >= 0 && bits[known] == value && references[known] == reference) {
            rounds[known]++;
            return;
        }
        if (known >= 0 || size == MOST_READS) {
            forget();
        }
        Arrays.fill(rounds, 0, size, 0);
        add(site, cell, value, reference);
    }

    private int find(int site, int cell) {
        for (int i = 0; i < size; i++) {
            if (sites[i] == site && cells[i] == cell) {
                return i;
            }
        }
        return -1;
    }

    /** Whether a useless read need not be an event, because nobody else can move. */
    boolean isFree() {
        if (free > 0) {
            free--;
            return true;
        }
        return false;
    }

    /** Whether it is in its free rounds. */
    boolean isLetGo() {
        return free > 0;
    }

    /** The thread has announced a read that waits. */
    void waits() {
        waiting = true;
    }

    /** The announced operation has happened. */
    void happened(int outcome) {
        if (waiting) {
            waiting = false;
            if (outcome == Performer.TIMED_OUT) {
                free = FREE_ROUNDS;
                letGo = true;
            } else {
                letGo = false;
            }
        }
    }

    boolean isWaiting() {
        return waiting;
    }

    /** Whether it may go on although nothing at all has changed: once, when nobody else can move. */
    boolean mayBeLetGo() {
        return waiting && !letGo && !hasMissedSomething();
    }

    /** Whether one of the values of its last round is another by now: another execution shows what follows from it. */
    boolean hasMissedSomething() {
        ThreadLog log = performer.stage.log();
        for (int i = 0; i < size; i++) {
            if (!log.holds(cells[i], bits[i], references[i])) {
                return true;
            }
        }
        return false;
    }

    int escapes() {
        return mayBeLetGo() && performer.stage.isQuiescent() ? 1 << Performer.TIMED_OUT : 0;
    }

    /** How long it takes to ask for the time: longer each time if nothing else happens. */
    long moment() {
        long now = moment;
        moment = Math.min(LONGEST_MOMENT, moment * 2);
        return now;
    }

    private void add(int site, int cell, long value, @Nullable Object reference) {
        sites[size] = site;
        cells[size] = cell;
        rounds[size] = 0;
        places[size] = 0;
        bits[size] = value;
        references[size++] = reference;
    }
}
