package dev.braid.solver.backend;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A solver that may or may not be there; asking loads it. */
public interface BackendKind {

    /** A new context with an empty stack, or nothing if the solver is not there. */
    Optional<Backend> open(int limitMillis);

    /** Fast and complete, but not there on every platform. */
    record InProcessBitwuzla() implements BackendKind {
        @Override
        public Optional<Backend> open(int limitMillis) {
            return Bitwuzla.isAvailable() ? Optional.of(new Bitwuzla(limitMillis)) : Optional.empty();
        }
    }

    /** There on every platform. */
    record InProcessZ3() implements BackendKind {
        @Override
        public Optional<Backend> open(int limitMillis) {
            return Z3.isAvailable() ? Optional.of(new Z3(limitMillis)) : Optional.empty();
        }
    }

    /** A program of the user's. */
    record External(List<String> command) implements BackendKind {
        @Override
        public Optional<Backend> open(int limitMillis) {
            try {
                return Optional.of(new SmtLibProcess(command, limitMillis));
            } catch (IOException notThere) {
                return Optional.empty();
            }
        }
    }

    /** Whom to ask, in this order; {@code external} first if the user named one. */
    static List<BackendKind> order(List<String> external) {
        List<BackendKind> order = new ArrayList<>();
        if (!external.isEmpty()) {
            order.add(new External(List.copyOf(external)));
        }
        order.add(new InProcessBitwuzla());
        order.add(new InProcessZ3());
        return List.copyOf(order);
    }
}
