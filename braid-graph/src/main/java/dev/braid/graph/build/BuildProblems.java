package dev.braid.graph.build;

import dev.braid.actors.copy.SharedState;
import dev.braid.trace.Problem;

/** What can go wrong when a graph is made. */
final class BuildProblems {

    private BuildProblems() {}

    static Problem.Found unreadable(String owner, String type) {
        return new Problem.Found(
                new Problem(
                        "BRD-404",
                        "The state of " + owner + " cannot be read.",
                        "it holds an object of " + type + ", whose content Java does not show.",
                        "keep the state in plain fields, records and collections, or declare the field transient if it is no state."));
    }

    static Problem.Found shared(SharedState shared) {
        return new Problem.Found(new Problem(
                "BRD-141",
                "Processes share mutable state: " + shared.type() + ".",
                "it is reachable from " + String.join(" and ", shared.paths()) + ".",
                "give each process its own, or send it in a message."));
    }

    static Problem.Found different(String why) {
        return new Problem.Found(
                new Problem(
                        "BRD-120",
                        "The program is not deterministic: same input, same schedule, different behaviour.",
                        why + ".",
                        "remove what differs from run to run: static state, random numbers, time, identity hash codes, threads."));
    }
}
