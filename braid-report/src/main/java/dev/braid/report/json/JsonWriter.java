package dev.braid.report.json;

import java.util.Locale;

/** Writes one JSON value on one line. Calls must nest properly; {@link #toString} gives the text. */
public final class JsonWriter {

    private final StringBuilder text = new StringBuilder();
    private boolean first = true;

    public JsonWriter beginObject() {
        separate();
        text.append('{');
        first = true;
        return this;
    }

    public JsonWriter endObject() {
        text.append('}');
        first = false;
        return this;
    }

    public JsonWriter beginArray() {
        separate();
        text.append('[');
        first = true;
        return this;
    }

    public JsonWriter endArray() {
        text.append(']');
        first = false;
        return this;
    }

    /** The name of the next value. */
    public JsonWriter name(String name) {
        separate();
        quote(name);
        text.append(':');
        first = true;
        return this;
    }

    public JsonWriter value(String value) {
        separate();
        quote(value);
        return this;
    }

    public JsonWriter value(long value) {
        separate();
        text.append(value);
        return this;
    }

    public JsonWriter value(boolean value) {
        separate();
        text.append(value);
        return this;
    }

    /** Says that something is not known. */
    public JsonWriter nullValue() {
        separate();
        text.append("null");
        return this;
    }

    /** A number with three decimals. */
    public JsonWriter value(double value) {
        separate();
        text.append(Double.isFinite(value) ? String.format(Locale.ROOT, "%.3f", value) : "null");
        return this;
    }

    @Override
    public String toString() {
        return text.toString();
    }

    private void separate() {
        if (!first) {
            text.append(',');
        }
        first = false;
    }

    private void quote(String value) {
        text.append('"');
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            switch (c) {
                case '"' -> text.append("\\\"");
                case '\\' -> text.append("\\\\");
                case '\n' -> text.append("\\n");
                case '\r' -> text.append("\\r");
                case '\t' -> text.append("\\t");
                default -> {
                    if (c < ' ' || c > '~') {
                        text.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
                    } else {
                        text.append(c);
                    }
                }
            }
        }
        text.append('"');
    }
}
