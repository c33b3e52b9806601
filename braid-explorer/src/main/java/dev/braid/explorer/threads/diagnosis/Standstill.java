package dev.braid.explorer.threads.diagnosis;

import dev.braid.trace.threads.Action;
import java.util.List;

/**
 * Why nobody can go on at the end of a trace.
 *
 * @param waiters the threads that have not ended
 * @param cycle processes of which each waits for what the next holds, the last for what the first holds; empty if there is
 *     no such cycle
 */
public record Standstill(List<Waiter> waiters, List<Integer> cycle) {

    /**
     * A thread that waits for ever.
     *
     * @param process who
     * @param action what it is about to do
     * @param object what it needs, or -1
     * @param since the last event of the thread, or -1: the wait, for one that waits for a notification
     * @param holders the processes that took from the object what they did not give back
     * @param missedNotifications for one that waits for a notification: those of its monitor that were sent before it
     *     waited
     * @param spinning whether it waits in a loop for a value that nobody writes any more: a livelock
     */
    public record Waiter(
            int process,
            Action action,
            int object,
            int since,
            List<Integer> holders,
            List<Integer> missedNotifications,
            boolean spinning) {}

    /** Whether some thread waits for a notification that was sent before it waited. */
    public boolean isLostNotification() {
        return waiters.stream().anyMatch(waiter -> !waiter.missedNotifications.isEmpty());
    }

    /** Whether every waiting thread turns in a loop. */
    public boolean isLivelock() {
        return !waiters.isEmpty() && waiters.stream().allMatch(Waiter::spinning);
    }
}
