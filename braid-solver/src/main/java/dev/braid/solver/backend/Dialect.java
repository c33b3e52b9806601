package dev.braid.solver.backend;

import dev.braid.trace.term.Operator;
import dev.braid.trace.term.Sort;
import java.util.List;

/** How one solver writes terms. Integers are bit-vectors, truth values booleans, floats IEEE numbers. */
interface Dialect<T> {

    T constant(Sort sort, long value);

    T variable(String name, Sort sort);

    /**
     * Applies an operator. {@link Operator#FLOAT_TO_INTEGER} need mean something only for values in range; {@link
     * Operator#FLOAT_TO_BITS} is never asked for.
     *
     * @param operand the sort of the first part
     */
    T apply(Operator operator, Sort sort, Sort operand, List<T> parts);
}
