package dev.braid.explorer.threads.diagnosis;

import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.Mode;
import java.util.EnumSet;
import java.util.Set;

/** Which operations order the memory accesses around them, by the Java memory model and the contracts of libraries. */
final class Synchronisation {

    /** These only make what came before visible to others. */
    private static final Set<Action> ONLY_RELEASE = EnumSet.of(
            Action.WRITE,
            Action.UNLOCK,
            Action.WAIT,
            Action.RELEASE,
            Action.COUNT_DOWN,
            Action.UNPARK,
            Action.INTERRUPT,
            Action.COMPLETE,
            Action.SEND,
            Action.END,
            Action.FAIL,
            Action.BLOCK);

    /** These only see what others made visible. */
    private static final Set<Action> ONLY_ACQUIRE = EnumSet.of(
            Action.READ,
            Action.LOCK,
            Action.RELOCK,
            Action.TRY_LOCK,
            Action.ACQUIRE,
            Action.TRY_ACQUIRE,
            Action.PARK,
            Action.AWAIT,
            Action.JOIN,
            Action.RECEIVE);

    private Synchronisation() {}

    static boolean acquires(Action action, Mode mode) {
        return mode != Mode.COMMUTE && !ONLY_RELEASE.contains(action);
    }

    /** A read that is no unlock changes nothing that others could see. */
    static boolean releases(Action action, Mode mode) {
        if (mode == Mode.READ) {
            return action == Action.UNLOCK;
        }
        return !ONLY_ACQUIRE.contains(action);
    }

    /** A notification orders nothing by itself; the lock around it does. */
    static boolean isNotification(Action action) {
        return action == Action.NOTIFY || action == Action.NOTIFY_ALL;
    }
}
