package dev.braid.explorer.strategy;

/**
 * What {@link Optimal} rests on. Each can be dropped, by tests only, to show that the oracle notices: a rule whose loss
 * nobody notices is not tested.
 */
enum Rule {
    /** A receive takes each other message that was there, an input each other value. */
    ALTERNATIVES,
    /** A receive takes a message that was sent later. */
    LATER_MESSAGES,
    /** Two puts into one queue change places. */
    PUTS,
    /** A deviation is planned by its witness only: the execution whose other deviations it needs. */
    WITNESS,
    /** Only what the policy chose is turned over, never a deviation itself or what it carries. */
    DEFAULT_ONLY,
    /** A receive never takes a message that is sent because of it. */
    CAUSALITY,
    /** The order of the channel decides whether the later message may come first. */
    DELIVERABILITY,
    /** What a later message needs is carried along. */
    CARRIED
}
