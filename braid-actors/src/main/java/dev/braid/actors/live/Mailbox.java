package dev.braid.actors.live;

import dev.braid.actors.Receive;
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * The letters of one process. Senders put them into {@code arrived}, under the lock; the owner moves them to {@code
 * pending}, its own, where it runs predicates without holding a lock.
 */
final class Mailbox {

    /** What an owner waits for, as others see it. */
    record Wait(Receive<?> wanted, boolean timed, int unaccepted) {}

    private final Census census;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition woken = lock.newCondition();
    private final List<Letter> arrived = new ArrayList<>();
    private final List<Letter> pending = new LinkedList<>();
    private @Nullable Wait waiting;
    private boolean closed;

    Mailbox(Census census) {
        this.census = census;
    }

    boolean belongsTo(Census run) {
        return census == run;
    }

    /** Puts a letter in and wakes the owner if it may be what it waits for; dropped when the owner has ended. */
    void put(Letter letter) {
        lock.lock();
        try {
            if (closed) {
                return;
            }
            arrived.add(letter);
            if (waiting != null && waiting.wanted().fits(letter.port(), letter.message())) {
                wake(waiting);
            }
        } finally {
            lock.unlock();
        }
    }

    private void wake(Wait wait) {
        waiting = null;
        if (!wait.timed()) {
            census.oneMore();
        }
        woken.signal();
    }

    /** The next letter that is wanted; waits for it as long as it takes. */
    Letter take(Receive<?> wanted) {
        Letter letter = poll(wanted);
        while (letter == null) {
            awaitLetter(wanted, Deadline.NEVER);
            letter = poll(wanted);
        }
        return letter;
    }

    /** The next letter that is wanted, or null if none comes in time. */
    @Nullable
    Letter take(Receive<?> wanted, Deadline deadline) {
        Letter letter = poll(wanted);
        while (letter == null && awaitLetter(wanted, deadline)) {
            letter = poll(wanted);
        }
        return letter;
    }

    private @Nullable Letter poll(Receive<?> wanted) {
        collect();
        return Selection.take(pending, wanted);
    }

    private void collect() {
        lock.lock();
        try {
            pending.addAll(arrived);
            arrived.clear();
        } finally {
            lock.unlock();
        }
    }

    /** Waits until a letter arrived that fits; false if the deadline passed first. Keeps a foreign interrupt. */
    private boolean awaitLetter(Receive<?> wanted, Deadline deadline) {
        boolean interrupted = false;
        lock.lock();
        try {
            if (hasArrived(wanted)) {
                return true;
            }
            Wait wait = startWait(wanted, deadline);
            while (waiting == wait) {
                census.throwIfStopping();
                try {
                    if (!deadline.await(woken) && waiting == wait) {
                        waiting = null; // only a timed wait gets here, and it has counted all along
                        return false;
                    }
                } catch (InterruptedException foreignOrStop) {
                    interrupted = true;
                }
            }
            return true;
        } finally {
            lock.unlock();
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private boolean hasArrived(Receive<?> wanted) {
        for (Letter letter : arrived) {
            if (wanted.fits(letter.port(), letter.message())) {
                return true;
            }
        }
        return false;
    }

    private Wait startWait(Receive<?> wanted, Deadline deadline) {
        Wait wait = new Wait(wanted, deadline.isFinite(), pending.size());
        waiting = wait;
        if (!wait.timed()) {
            census.oneLess();
        }
        return wait;
    }

    /** What the owner waits for now, or null. */
    @Nullable
    Wait waiting() {
        lock.lock();
        try {
            return waiting == null
                    ? null
                    : new Wait(waiting.wanted(), waiting.timed(), waiting.unaccepted() + arrived.size());
        } finally {
            lock.unlock();
        }
    }

    /** Wakes the owner so that it sees that the run is being stopped. */
    void wakeToStop() {
        lock.lock();
        try {
            woken.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** Drops all letters, those to come too: the owner has ended. */
    void close() {
        lock.lock();
        try {
            closed = true;
            waiting = null;
            arrived.clear();
        } finally {
            lock.unlock();
        }
        pending.clear();
    }
}
