package dev.braid.graph.suite;

/** What a suite must cover. */
public enum Criterion {
    /** Every state. */
    NODES("node"),
    /** Every event in every state. */
    EDGES("edge"),
    /** Every two events that can follow each other, and every event. */
    PAIRS("pair of edges");

    private final String item;

    Criterion(String item) {
        this.item = item;
    }

    /** One thing to cover, as a word. */
    public String item() {
        return item;
    }
}
