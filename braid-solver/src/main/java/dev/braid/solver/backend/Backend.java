package dev.braid.solver.backend;

import dev.braid.trace.term.Term;
import dev.braid.trace.term.Variable;
import java.util.Collection;
import java.util.Map;

/** One SMT solver with a stack of conditions. Used by one thread. */
public interface Backend extends AutoCloseable {

    /** What a solver says of the conditions on its stack. */
    enum Answer {
        SATISFIABLE,
        UNSATISFIABLE,
        UNKNOWN
    }

    String name();

    /** Opens a level. */
    void push();

    /** Forgets the conditions of the latest {@code levels} levels. */
    void pop(int levels);

    /**
     * Adds a condition to the latest level.
     *
     * @throws NotExpressible if this solver has no words for it; the level is then to be popped
     */
    void add(Term condition);

    /** Answers within the limit the backend was opened with. */
    Answer check();

    /** Values of variables after {@link Answer#SATISFIABLE}; a claim to be checked. */
    Map<Variable, Long> model(Collection<Variable> variables);

    @Override
    void close();
}
