package dev.braid.trace;

/** What an exploration concludes. Four, never two. */
public enum Verdict {
    BUG_FOUND,
    VERIFIED,
    NO_BUG_FOUND,
    INCONCLUSIVE
}
