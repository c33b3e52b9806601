package dev.braid.runtime.threads;

import org.jspecify.annotations.Nullable;

/** What a waiting thread waits for, in the words of a report; asked only when somebody wants to know. */
public interface Holder {

    /** The object by the user's name, such as {@code lock Account.lock}. */
    String what();

    /** The thread that has what the other waits for, or null. */
    default @Nullable Performer holder() {
        return null;
    }
}
