package dev.braid.solver;

import dev.braid.solver.backend.BackendKind;
import java.util.List;

/**
 * How to solve.
 *
 * @param order whom to ask; the next is asked if one is not there, does not know, or claims what is not so
 * @param limitMillis for one question to one solver
 * @param renewAfter questions after which a solver's context is made anew: they slow down as their stores grow
 */
public record SolverSettings(List<BackendKind> order, int limitMillis, int renewAfter) {

    public static final SolverSettings DEFAULT = new SolverSettings(BackendKind.order(List.of()), 2_000, 2_000);

    public SolverSettings {
        order = List.copyOf(order);
    }

    public SolverSettings withOrder(List<BackendKind> other) {
        return new SolverSettings(other, limitMillis, renewAfter);
    }

    public SolverSettings withLimit(int millis) {
        return new SolverSettings(order, millis, renewAfter);
    }
}
