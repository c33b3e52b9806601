package dev.braid.trace.term;

/** Values as Java source would show them. */
final class Literals {

    private Literals() {}

    static String show(Variable.Type type, long value) {
        return switch (type) {
            case BOOLEAN -> Boolean.toString(value != 0);
            case CHAR -> "'" + escaped((char) value) + "'";
            case LONG -> value + "L";
            case FLOAT -> Float.intBitsToFloat((int) value) + "f";
            case DOUBLE -> Double.toString(Double.longBitsToDouble(value));
            default -> Long.toString(value);
        };
    }

    static String show(Sort sort, long value) {
        return switch (sort) {
            case BOOL -> show(Variable.Type.BOOLEAN, value);
            case LONG -> show(Variable.Type.LONG, value);
            case FLOAT -> show(Variable.Type.FLOAT, value);
            case DOUBLE -> show(Variable.Type.DOUBLE, value);
            default -> Long.toString(value);
        };
    }

    static String quoted(String text) {
        StringBuilder shown = new StringBuilder("\"");
        text.chars().forEach(c -> shown.append(escaped((char) c)));
        return shown.append('"').toString();
    }

    private static String escaped(char c) {
        return switch (c) {
            case '\n' -> "\\n";
            case '\t' -> "\\t";
            case '\r' -> "\\r";
            case '\\', '\'', '"' -> "\\" + c;
            default -> c < ' ' || c > '~' ? String.format("\\u%04x", (int) c) : String.valueOf(c);
        };
    }
}
