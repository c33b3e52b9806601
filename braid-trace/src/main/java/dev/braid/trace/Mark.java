package dev.braid.trace;

/** Why a step is in a schedule (see {@code docs/how-it-works.md}, "who creates a child"). */
public enum Mark {
    /** The policy chose it. */
    DEFAULT,
    /** It is the deviation itself: the receive with another message, the other value of an input. */
    HEAD,
    /** The deviation needs it: it is in the causal past of the message now received. */
    CARRIED
}
