package dev.braid.graph.format;

/** Texts of labels: in DOT a backslash before n, l or r ends a line. */
final class DotLabels {

    private DotLabels() {}

    static String read(String label) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < label.length(); i++) {
            char c = label.charAt(i);
            if (c != '\\' || i + 1 == label.length()) {
                text.append(c);
                continue;
            }
            char next = label.charAt(++i);
            text.append(next == 'n' || next == 'l' || next == 'r' ? "\n" : String.valueOf(next));
        }
        return text.toString();
    }

    static String write(String text) {
        return '"'
                + text.replace("\\", "\\\\")
                        .replace("\"", "\\\"")
                        .replace("\r", "")
                        .replace("\n", "\\n")
                + '"';
    }
}
