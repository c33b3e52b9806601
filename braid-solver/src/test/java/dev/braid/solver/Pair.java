package dev.braid.solver;

import dev.braid.trace.term.Term;
import dev.braid.trace.term.Text;
import java.util.Map;

/**
 * A random expression twice: as a term, and as Java code that computes it from boxed values. The code shares nothing with
 * the terms' evaluator.
 */
record Pair<T>(Object symbolic, Code<T> code) {

    interface Code<T> {
        T run(Map<String, Object> inputs);
    }

    Term term() {
        return (Term) symbolic;
    }

    Text text() {
        return (Text) symbolic;
    }
}
