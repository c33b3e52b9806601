package dev.braid.explorer.reachability;

/** When a change of one receive removes another (rule 2 of the paper). */
public enum Rule2 {
    /** As printed: when the changed one is in the control structure of the other. Some sequences may run twice. */
    PAPER,
    /** When the changed one happened before the other: then a receive that lost its partner is removed too. */
    STRICT
}
