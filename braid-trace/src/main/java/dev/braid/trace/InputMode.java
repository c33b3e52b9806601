package dev.braid.trace;

/** How inputs get their values. */
public enum InputMode {
    /** Every value of a finite input is a choice to explore. */
    ENUMERATED,
    /** Each input has the value given for it, else its first. */
    FIXED,
    /** Each input has a value drawn from the seed. */
    RANDOM
}
