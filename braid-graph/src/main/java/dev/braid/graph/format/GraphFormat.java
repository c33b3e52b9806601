package dev.braid.graph.format;

import java.util.Locale;
import java.util.Optional;

/** The formats, and how files of each are called. */
public enum GraphFormat {
    DOT(".dot", ".gv"),
    GRAPHML(".graphml", ".xml"),
    AUT(".aut"),
    JSON(".json");

    private final String[] endings;

    GraphFormat(String... endings) {
        this.endings = endings;
    }

    /** The format that the name of a file promises. */
    public static Optional<GraphFormat> ofFile(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        for (GraphFormat format : values()) {
            for (String ending : format.endings) {
                if (lower.endsWith(ending)) {
                    return Optional.of(format);
                }
            }
        }
        return Optional.empty();
    }
}
