package dev.braid.solver;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/** Counts who answered how many questions, and how long the solver took. */
public final class Tally {

    private final Map<Layer, Integer> answered = new EnumMap<>(Layer.class);
    private int queries;
    private int conditions;
    private int sliced;
    private int unknown;
    private int rejected;
    private long solverNanos;

    void answered(Layer layer) {
        queries++;
        answered.merge(layer, 1, Integer::sum);
    }

    /** Of {@code all} conditions only {@code kept} had to be solved. */
    void sliced(int all, int kept) {
        conditions += all;
        sliced += all - kept;
    }

    void unknown() {
        unknown++;
    }

    /** A solver claimed a model that does not satisfy the conditions. */
    void rejected() {
        rejected++;
    }

    void spent(long nanos) {
        solverNanos += nanos;
    }

    public int queries() {
        return queries;
    }

    public int answeredBy(Layer layer) {
        return answered.getOrDefault(layer, 0);
    }

    public int unknowns() {
        return unknown;
    }

    public int rejectedModels() {
        return rejected;
    }

    public long solverMicros() {
        return solverNanos / 1_000;
    }

    /** The part of questions that no solver was asked. */
    public double avoided() {
        return queries == 0 ? 0 : 1 - (double) answeredBy(Layer.SOLVER) / queries;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        text.append(String.format(
                Locale.ROOT,
                "%d queries, %.1f %% without a solver; slicing dropped %.1f %% of the conditions%n",
                queries,
                100 * avoided(),
                conditions == 0 ? 0 : 100.0 * sliced / conditions));
        for (Layer layer : Layer.values()) {
            text.append(String.format(
                    Locale.ROOT,
                    "  %-12s %6d  %5.1f %%%n",
                    layer.title(),
                    answeredBy(layer),
                    queries == 0 ? 0 : 100.0 * answeredBy(layer) / queries));
        }
        text.append(String.format(
                Locale.ROOT,
                "  unknown %d, rejected models %d, solver time %.1f ms%n",
                unknown,
                rejected,
                solverNanos / 1e6));
        return text.toString();
    }
}
