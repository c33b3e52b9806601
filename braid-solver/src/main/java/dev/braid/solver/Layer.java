package dev.braid.solver;

/** Who answered a question, from cheap to dear. */
public enum Layer {
    /** The conditions simplified to a constant, or the known inputs satisfy them as they are. */
    SIMPLIFIED("simplified"),
    /** The same conditions, up to names, were solved before. */
    CACHE("cache"),
    /** No value lies in all intervals. */
    INTERVALS("intervals"),
    /** The failing comparison was inverted, or a small value tried. */
    GUESS("guess"),
    /** Inputs found for other conditions satisfy these too. */
    REUSE("model reuse"),
    SOLVER("solver");

    private final String title;

    Layer(String title) {
        this.title = title;
    }

    public String title() {
        return title;
    }
}
