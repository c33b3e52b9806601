package dev.braid.solver;

import dev.braid.trace.term.Assignment;
import dev.braid.trace.term.Term;

/** Finds inputs that satisfy conditions, which are kept on a stack along the path. Used by one thread. */
public interface ConstraintSolver extends AutoCloseable {

    /** Opens a level. */
    void push();

    /** Forgets the conditions of the latest level. */
    void pop();

    /** Adds a condition to the latest level. */
    void add(Term condition);

    /** Tells of inputs that may satisfy conditions to come, such as those of the execution that is being turned over. */
    void remember(Assignment inputs);

    /** Inputs that satisfy everything on the stack; never blocks longer than the limit per query. */
    Solution solve();

    @Override
    void close();

    /** As {@link #solve()} with one more condition. */
    default Solution solveWith(Term condition) {
        push();
        try {
            add(condition);
            return solve();
        } finally {
            pop();
        }
    }
}
