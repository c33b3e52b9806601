package dev.braid.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A program of paper 002 as it is measured here.
 *
 * @param label its name in the paper
 * @param program the name of our program
 * @param classes further classes of the program
 * @param leftOut methods that only set up or check, which are not mutated
 * @param sequences what the paper's table III has: exhaustive, 1-way, 2-way
 * @param mutants what the paper's table II has: mutants, alive after 1-way, after 2-way
 * @param races what the paper's table IV has: columns most, least, average; race set greatest, smallest
 */
record Subject(
        String label,
        String program,
        Map<String, String> parameters,
        List<String> classes,
        String leftOut,
        String sequences,
        String mutants,
        String races) {

    private static final String SETUP = "start|lambda.start.*|joins|reachesRoot|leftWhenEntering";

    /** Those that are in this build are measured. */
    static final List<Subject> ALL = List.of(
            new Subject(
                    "DDP",
                    "DistributedDiningPhilosophers",
                    Map.of(),
                    List.of(),
                    SETUP,
                    "5,380,996 / 5,199 / 1,172,057",
                    "303 / 0 / 0",
                    "19 / 1 / 1.74; 1.71 / 1"),
            new Subject(
                    "DME",
                    "RicartAgrawala",
                    Map.of("processes", "3"),
                    List.of(),
                    SETUP,
                    "4,032 / 183 / 1,169 (two threads a process)",
                    "172 / 1 / 0",
                    "12 / 1 / 1.92; 1 / 1"),
            new Subject(
                    "DME, two threads",
                    "RicartAgrawala",
                    Map.of("threads", "2"),
                    List.of("RicartAgrawalaOfTwoThreads"),
                    SETUP,
                    "4,032 / 183 / 1,169",
                    "172 / 1 / 0",
                    "12 / 1 / 1.92; 1 / 1"),
            new Subject(
                    "TDME",
                    "SuzukiKasami",
                    Map.of("processes", "3"),
                    List.of(),
                    SETUP,
                    "24 / 23 / 23 (two threads a process)",
                    "123 / 0 / 0",
                    "4 / 1 / 1.92; 1 / 1"),
            new Subject(
                    "TDME, two threads",
                    "SuzukiKasami",
                    Map.of("threads", "2"),
                    List.of("SuzukiKasamiOfTwoThreads"),
                    SETUP,
                    "24 / 23 / 23",
                    "123 / 0 / 0",
                    "4 / 1 / 1.92; 1 / 1"),
            new Subject(
                    "DST-C",
                    "SpanningTree",
                    Map.of("graph", "complete"),
                    List.of(),
                    SETUP,
                    "25,200 / 79 / 2,142",
                    "199 / 0 / 0",
                    "13 / 1 / 1.75; 1.67 / 1"),
            new Subject(
                    "DST-I",
                    "SpanningTree",
                    Map.of("graph", "incomplete"),
                    List.of(),
                    SETUP,
                    "30 / 8 / 29",
                    "199 / 0 / 0",
                    "4 / 1 / 1.57; 1.5 / 1"));

    /** The program as arguments of a command. */
    List<String> arguments() {
        List<String> arguments = new ArrayList<>(List.of(program));
        parameters.forEach((name, value) -> arguments.addAll(List.of("-P", name + "=" + value)));
        return arguments;
    }
}
