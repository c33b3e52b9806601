package dev.braid.trace.term;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What is known of one string input, gathered from its length and its characters. */
final class Strings {

    private static final String LENGTH = ".length()";
    private static final String CHAR = ".charAt(";

    private final String name;
    private final Map<Integer, Interval> chars = new TreeMap<>();
    private @Nullable Variable lengthVariable;
    private Interval length = Interval.of(Sort.INT);

    Strings(String name) {
        this.name = name;
    }

    static boolean isPart(Variable variable) {
        return variable.name().endsWith(LENGTH) || variable.name().lastIndexOf(CHAR) > 0;
    }

    static boolean isLength(Variable variable) {
        return variable.name().endsWith(LENGTH);
    }

    static Variable length(String owner) {
        return new Variable(owner + LENGTH, Variable.Type.INT);
    }

    static Variable charAt(String owner, int index) {
        return new Variable(owner + CHAR + index + ")", Variable.Type.CHAR);
    }

    static String owner(Variable variable) {
        String text = variable.name();
        return text.endsWith(LENGTH)
                ? text.substring(0, text.length() - LENGTH.length())
                : text.substring(0, text.lastIndexOf(CHAR));
    }

    void add(Variable variable, Interval range) {
        String text = variable.name();
        if (text.endsWith(LENGTH)) {
            lengthVariable = variable;
            length = range;
        } else {
            chars.put(
                    Integer.parseInt(text.substring(text.lastIndexOf(CHAR) + CHAR.length(), text.length() - 1)), range);
        }
    }

    void describe(List<String> facts) {
        String whole = whole();
        if (whole != null) {
            facts.add(name + " == " + whole);
            return;
        }
        if (lengthVariable != null) {
            Conditions.addFact(facts, lengthVariable, length);
        }
        chars.forEach((index, range) -> Conditions.addFact(facts, charAt(name, index), range));
    }

    /** The string in quotes if every character of it is known. */
    private @Nullable String whole() {
        if (!length.isSingle() || lengthVariable == null) {
            return null;
        }
        StringBuilder value = new StringBuilder();
        for (int i = 0; i < length.least(); i++) {
            Interval range = chars.get(i);
            if (range == null || !range.isSingle()) {
                return null;
            }
            value.append((char) range.least());
        }
        return Literals.quoted(value.toString());
    }
}
