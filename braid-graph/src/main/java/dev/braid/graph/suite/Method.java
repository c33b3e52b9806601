package dev.braid.graph.suite;

/** How sequences are found (paper 004, section 2). */
public enum Method {
    /** Hot spots by what the shortest path surely covers. */
    M1("conservative hot spots"),
    /** Hot spots by what the longest path may cover. */
    M2("aggressive hot spots"),
    /** The last of a breadth-first topological order first. */
    M3("breadth-first topological order"),
    /** The last of a depth-first topological order first. */
    M4("depth-first topological order"),
    /** The fewest sequences there are, proved by an antichain. */
    M5("minimum"),
    /** The fewest sequences that never go round a cycle, on the same acyclic graph as M2. */
    M5A("minimum without repetition");

    private final String meaning;

    Method(String meaning) {
        this.meaning = meaning;
    }

    public String meaning() {
        return meaning;
    }
}
