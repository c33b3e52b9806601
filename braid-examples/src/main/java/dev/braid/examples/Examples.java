package dev.braid.examples;

import java.util.List;

/** The example programs by name. */
public final class Examples {

    /** In the order a newcomer may want to read them. */
    public static final List<String> NAMES = List.of(
            "Figure5",
            "RaceTables",
            "LeaderElection",
            "ChangRoberts",
            "DistributedSorting",
            "ShortestPath",
            "SpanningTree",
            "RicartAgrawala",
            "SuzukiKasami",
            "DistributedDiningPhilosophers",
            "AtomicRegister",
            "TwoPhaseCommit",
            "Paxos",
            "TokenPassing",
            "MutualExclusion",
            "Flooding",
            "SlidingWindow",
            "Account",
            "BoundedBuffer",
            "DiningPhilosophers",
            "Indexer",
            "FileSystem",
            "ParallelPi");

    private Examples() {}
}
