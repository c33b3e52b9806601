package dev.braid.explorer.reachability;

/**
 * One outcome a receive could have: a message, a timeout, a value of an input, the next put into a queue.
 *
 * @param step the step that forces it
 * @param need the last event it needs: with all that happened before that event, it is possible; -1 if it needs nothing
 * @param known whether it existed already in the variant that the trace continues
 * @param tentative whether only trying can tell that the receive would take it
 */
public record Offer(long step, int need, boolean known, boolean tentative) {}
