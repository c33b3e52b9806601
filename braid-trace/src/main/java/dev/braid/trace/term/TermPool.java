package dev.braid.trace.term;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import org.jspecify.annotations.Nullable;

/**
 * One object per distinct term. Entries are weak: what no path condition needs any more goes away, however long the
 * exploration. The lock is never contended under the stage, which lets one thread run at a time.
 */
final class TermPool {

    private static final TermPool POOL = new TermPool();

    private final ReferenceQueue<Term> gone = new ReferenceQueue<>();
    private @Nullable Entry[] table = new Entry[1 << 12];
    private int size;

    private TermPool() {}

    static Term shared(Term candidate) {
        return POOL.intern(candidate);
    }

    private synchronized Term intern(Term candidate) {
        dropGone();
        int slot = slot(candidate.hashCode(), table.length);
        for (Entry entry = table[slot]; entry != null; entry = entry.next) {
            Term known = entry.hash == candidate.hashCode() ? entry.get() : null;
            if (known != null && known.looksLike(candidate)) {
                return known;
            }
        }
        table[slot] = new Entry(candidate, gone, table[slot]);
        if (++size > table.length) {
            grow();
        }
        return candidate;
    }

    private void grow() {
        @Nullable Entry[] larger = new Entry[table.length * 2];
        for (Entry head : table) {
            for (Entry entry = head; entry != null; ) {
                Entry next = entry.next;
                int slot = slot(entry.hash, larger.length);
                entry.next = larger[slot];
                larger[slot] = entry;
                entry = next;
            }
        }
        table = larger;
    }

    private void dropGone() {
        for (Reference<? extends Term> dead = gone.poll(); dead != null; dead = gone.poll()) {
            remove((Entry) dead);
        }
    }

    private void remove(Entry dead) {
        int slot = slot(dead.hash, table.length);
        Entry before = null;
        for (Entry entry = table[slot]; entry != null; before = entry, entry = entry.next) {
            if (entry == dead) {
                if (before == null) {
                    table[slot] = entry.next;
                } else {
                    before.next = entry.next;
                }
                size--;
                return;
            }
        }
    }

    private static int slot(int hash, int length) {
        return (hash ^ hash >>> 16) & length - 1;
    }

    private static final class Entry extends WeakReference<Term> {
        private final int hash;
        private @Nullable Entry next;

        Entry(Term term, ReferenceQueue<Term> queue, @Nullable Entry next) {
            super(term, queue);
            this.hash = term.hashCode();
            this.next = next;
        }
    }
}
