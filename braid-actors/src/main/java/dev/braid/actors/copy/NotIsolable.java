package dev.braid.actors.copy;

import org.jspecify.annotations.Nullable;

/** A message that can neither be shared safely nor copied; says which part of it, why, and what to do. */
public final class NotIsolable extends IllegalArgumentException {

    private static final String REMEDY =
            "make it a record of immutable parts, implement dev.braid.actors.copy.Copyable,"
                    + " or annotate it @dev.braid.actors.copy.Immutable if nobody changes it";

    NotIsolable(String what, String why, @Nullable Throwable cause) {
        super(what + "\n  why: " + why + "\n  what to do: " + REMEDY, cause);
    }

    static NotIsolable at(Place place, Class<?> type, String why, @Nullable Throwable cause) {
        return new NotIsolable("cannot send this message: " + place + " is a " + type.getName(), why, cause);
    }
}
