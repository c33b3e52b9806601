package dev.braid.solver;

import dev.braid.trace.term.Assignment;

/** The answer to a set of conditions. */
public sealed interface Solution {

    /**
     * The conditions hold for these inputs; checked by evaluating them.
     *
     * @param inputs inputs that the conditions do not mention may be missing
     */
    record Found(Assignment inputs) implements Solution {}

    /** No inputs satisfy the conditions. */
    record None() implements Solution {}

    /**
     * Nobody could tell within the limits.
     *
     * @param reason for reports
     */
    record Unknown(String reason) implements Solution {}

    None NONE = new None();

    default boolean isFound() {
        return this instanceof Found;
    }

    default boolean isNone() {
        return this instanceof None;
    }
}
