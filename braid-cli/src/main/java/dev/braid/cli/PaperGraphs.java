package dev.braid.cli;

import dev.braid.graph.suite.Criterion;
import java.util.Map;

/** The figures of paper 004, tables 1 to 3, as printed there; cells of Markdown tables. */
final class PaperGraphs {

    private record Figures(String nodes, String edges, String first) {}

    private static final Map<String, Figures> FIGURES = Map.ofEntries(
            entry(
                    "le-3.reduced",
                    "9 / 8 | 1 | 1 | 1 | 1 | 1(9), 1(9), 1(9), 1(9)",
                    "9 / 8 | 1 | 1 | 1 | 1 | 1(8), 1(8), 1(8), 1(8)",
                    "-, -, -, - | -, -, -, -"),
            entry(
                    "tp-5.reduced",
                    "56 / 56 | 1 | 1 | 1 | 1 | 1(56), 1(56), 1(56), 1(56)",
                    "56 / 56 | 1 | 1 | 1 | 1 | 1(56), 1(56), 1(56), 1(56)",
                    "-, -, -, - | -, -, -, -"),
            entry(
                    "me-3.reduced",
                    "19 / 21 | 4 | 4 | 4 | 4 | 1(7), 1(7), 1(7), 1(7)",
                    "19 / 21 | 6 | 6 | 6 | 6 | 1(6), 1(6), 1(6), 1(6)",
                    "68.4, 68.4, 68.4, 63.2 | 57.1, 57.1, 52.3, 33.3"),
            entry(
                    "fl-3.reduced",
                    "21 / 28 | 9 | 9 | 10 | 10 | 1(6), 1(6), 1(6), 4(6)",
                    "21 / 28 | 14 | 14 | 14 | 14 | 1(5), 1(5), 1(5), 8(5)",
                    "47.6, 47.6, 38.1, 33.3 | 32.1, 35.7, 28.6, 17.9"),
            entry(
                    "fl-4.reduced",
                    "34 / 51 | 13 | 13 | 17 | 17 | 1(7), 1(7), 1(7), 9(7)",
                    "34 / 51 | 25 | 23 | 27 | 27 | 1(6), 1(6), 1(6), 16(6)",
                    "35.3, 35.3, 26.5, 23.5 | 29.4, 23.5, 23.5, 15.7"),
            entry(
                    "fl-5.reduced",
                    "50 / 83 | 18 | 17 | 26 | 26 | 1(8), 1(8), 1(8), 12(8)",
                    "50 / 83 | 35 | 35 | 46 | 46 | 1(7), 1(7), 1(7), 40(7)",
                    "28.0, 28.0, 24.0, 20.0 | 21.7, 20.5, 15.7, 9.6"),
            entry(
                    "sw-2.reduced",
                    "219 / 585 | 41 | 36 | 60 | 47 | 1(115), 1(84), 45(154), 20(154)",
                    "219 / 585 | 123 | 118 | 194 | 183 | 1(258), 1(114), 66(316), 43(316)",
                    "59.8, 47.1, 47.0, 8.2 | 51.1, 49.5, 58.1, 16.6"),
            entry(
                    "le-3.full",
                    "200 / 411 | 20 | 19 | 37 | 37 | 1(43), 1(43), 1(43), 1(43)",
                    "200 / 411 | 70 | 53 | 213 | 213 | 1(42), 1(42), 1(42), 1(42)",
                    "33.0, 33.0, 24.5, 24.5 | 16.1, 21.2, 15.8, 12.4"),
            entry(
                    "me-3.full",
                    "964 / 2476 | 115 | 110 | 212 | 212 | 1(33), 1(33), 1(33), 1(33)",
                    "964 / 2476 | 491 | 346 | 1516 | 1516 | 1(32), 1(32), 1(32), 1(32)",
                    "16.3, 16.2, 7.6, 7.6 | 6.2, 6.2, 4.4, 1.7"),
            entry(
                    "fl-3.full",
                    "70 / 119 | 10 | 9 | 17 | 17 | 1(18), 1(18), 1(18), 1(18)",
                    "70 / 119 | 23 | 19 | 52 | 52 | 1(17), 1(17), 1(17), 17(17)",
                    "38.6, 47.1, 32.9, 32.9 | 34.5, 27.7, 20.7, 15.9"),
            entry(
                    "fl-4.full",
                    "153 / 310 | 21 | 18 | 35 | 35 | 1(22), 1(22), 1(22), 1(22)",
                    "153 / 310 | 69 | 57 | 161 | 161 | 1(21), 1(21), 1(21), 40(21)",
                    "34.6, 26.8, 20.9, 20.9 | 18.4, 16.5, 10.3, 8.7"),
            entry(
                    "fl-5.full",
                    "320 / 773 | 42 | 36 | 69 | 69 | 1(26), 1(26), 1(26), 1(26)",
                    "320 / 773 | 200 | 153 | 458 | 458 | 1(25), 1(25), 1(25), 45(25)",
                    "21.9, 22.2, 11.3, 11.3 | 13.6, 14.2, 4.7, 4.0"));

    private static final Figures NONE = new Figures("- | - | - | - | - | -", "- | - | - | - | - | -", "- | -");

    private PaperGraphs() {}

    private static Map.Entry<String, Figures> entry(String graph, String nodes, String edges, String first) {
        return Map.entry(graph, new Figures(nodes, edges, first));
    }

    /** Nodes and edges, sequences of M1 to M4, and the sequences that improve most. */
    static String counts(String graph, Criterion criterion) {
        Figures figures = FIGURES.getOrDefault(graph, NONE);
        return criterion == Criterion.NODES ? figures.nodes() : figures.edges();
    }

    /** Percentages covered by the first few sequences, all-node and all-edge. */
    static String first(String graph) {
        return FIGURES.getOrDefault(graph, NONE).first();
    }
}
