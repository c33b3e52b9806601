package dev.braid.explorer.repro;

/** Names with unusual characters, in quotes. */
final class Quoting {

    private static final String SPECIAL = "<#!?+:|,=\"\\";

    private Quoting() {}

    static String quoted(String text) {
        return needsQuotes(text, SPECIAL) ? '"' + escaped(text) + '"' : text;
    }

    /** Names of inputs may contain the # of a second occurrence. */
    static String quotedName(String text) {
        return needsQuotes(text, SPECIAL.replace("#", "")) ? '"' + escaped(text) + '"' : text;
    }

    private static boolean needsQuotes(String text, String special) {
        return text.isEmpty()
                || text.chars()
                        .anyMatch(
                                c -> Character.isWhitespace(c) || Character.isISOControl(c) || special.indexOf(c) >= 0);
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\\\")
                .replace("\"", "\\\"")
                .replace("\n", "\\n")
                .replace("\r", "\\r");
    }
}
