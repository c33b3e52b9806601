package dev.braid.trace;

import org.jspecify.annotations.Nullable;

/** Values of the program under test as text, whatever their {@code toString} does. */
public final class Texts {

    private static final int LONGEST = 200;

    private Texts() {}

    /** The value as one short line; a {@code toString} that throws is named instead. */
    public static String of(@Nullable Object value) {
        if (value == null) {
            return "";
        }
        String text;
        try {
            text = String.valueOf(value);
        } catch (RuntimeException | StackOverflowError | AssertionError e) {
            text = value.getClass().getSimpleName() + " (its toString threw "
                    + e.getClass().getSimpleName() + ")";
        }
        return oneLine(text);
    }

    /** The text without line breaks and control characters, cut when long. */
    public static String oneLine(@Nullable String text) {
        if (text == null) {
            return "null";
        }
        String cut = text.length() > LONGEST ? text.substring(0, LONGEST) + "..." : text;
        StringBuilder line = new StringBuilder(cut.length());
        cut.codePoints().forEach(c -> line.appendCodePoint(Character.isISOControl(c) ? ' ' : c));
        return line.toString();
    }
}
