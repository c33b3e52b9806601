package dev.braid.graph.format;

/** A graph file that cannot be read: where and why. */
final class Malformed extends RuntimeException {

    private final int line;

    Malformed(int line, String reason) {
        super(reason);
        this.line = line;
    }

    int line() {
        return line;
    }

    String reason() {
        return String.valueOf(getMessage());
    }
}
