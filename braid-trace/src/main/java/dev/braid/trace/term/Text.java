package dev.braid.trace.term;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A string whose length and characters may be symbolic: a length and as many 16-bit characters as it can have at most.
 * Characters from the length on mean nothing. Operations that can throw in Java assume here that they do not: the bounds
 * check is a branch of the program, see {@link #isIndex} and {@link #isRange}.
 */
public final class Text {

    private final Term length;
    private final List<Term> chars;

    private Text(Term length, List<Term> chars) {
        this.length = length;
        this.chars = List.copyOf(chars);
    }

    public static Text of(String value) {
        List<Term> chars = new ArrayList<>();
        value.chars().forEach(c -> chars.add(Term.constant(Sort.SHORT, c)));
        return new Text(Integers.of(value.length()), chars);
    }

    /** A string input of at most {@code longest} characters; {@link #isWellFormed} must be assumed. */
    public static Text input(String name, int longest) {
        List<Term> chars = new ArrayList<>();
        for (int i = 0; i < longest; i++) {
            chars.add(Term.of(Strings.charAt(name, i)));
        }
        return new Text(Term.of(Strings.length(name)), chars);
    }

    /** A string of given parts; the characters are ints, of which the low 16 bits count. */
    public static Text of(Term length, List<Term> chars) {
        return new Text(
                length,
                chars.stream().map(c -> Integers.truncate(c, Sort.SHORT)).toList());
    }

    /** The values that make an input this string. */
    public static Assignment assignment(String name, String value) {
        Map<Variable, Long> values = new HashMap<>();
        values.put(Strings.length(name), (long) value.length());
        for (int i = 0; i < value.length(); i++) {
            values.put(Strings.charAt(name, i), (long) value.charAt(i));
        }
        return Assignment.of(values);
    }

    /** What an input is, said once where it is made: its length lies within its bound. */
    public Term isWellFormed() {
        return Truth.and(Integers.atMost(Integers.of(0), length), Integers.atMost(length, Integers.of(longest())));
    }

    /** The string under given inputs. */
    public String valueIn(Assignment inputs) {
        StringBuilder value = new StringBuilder();
        long count = Math.min(inputs.evaluate(length), longest());
        for (int i = 0; i < count; i++) {
            value.append((char) inputs.evaluate(chars.get(i)));
        }
        return value.toString();
    }

    public int longest() {
        return chars.size();
    }

    public Term length() {
        return length;
    }

    public Term isEmpty() {
        return Integers.equal(length, Integers.of(0));
    }

    /** The character at a fixed place as an int; past the end it means nothing. */
    Term at(int index) {
        return Integers.extendUnsigned(chars.get(index), Sort.INT);
    }

    /** Whether {@code index} is a place in the string, as {@code charAt} asks. */
    public Term isIndex(Term index) {
        return Truth.and(Integers.atMost(Integers.of(0), index), Integers.less(index, length));
    }

    /** Whether {@code substring(begin, end)} does not throw. */
    public Term isRange(Term begin, Term end) {
        return Truth.and(
                Integers.atMost(Integers.of(0), begin),
                Truth.and(Integers.atMost(begin, end), Integers.atMost(end, length)));
    }

    public Term charAt(Term index) {
        return longest() == 0 ? Integers.of(0) : Integers.extendUnsigned(select(index), Sort.INT);
    }

    private Term select(Term index) {
        if (index.isConstant()) {
            long place = index.value();
            return place >= 0 && place < longest() ? chars.get((int) place) : Term.constant(Sort.SHORT, 0);
        }
        Term result = chars.get(longest() - 1);
        for (int i = longest() - 2; i >= 0; i--) {
            result = Truth.choose(Integers.equal(index, Integers.of(i)), chars.get(i), result);
        }
        return result;
    }

    public Text substring(Term begin, Term end) {
        long from = begin.isConstant() ? begin.value() : 0;
        long to = begin.isConstant() && end.isConstant() ? end.value() : longest();
        // Out of range on a path that is not taken: any string will do there, but not one of two billion characters.
        int most = (int) Math.max(0, Math.min(to - from, longest()));
        List<Term> picked = new ArrayList<>();
        for (int i = 0; i < most; i++) {
            picked.add(select(Integers.add(begin, Integers.of(i))));
        }
        return new Text(Integers.subtract(end, begin), picked);
    }

    public Text substring(Term begin) {
        return substring(begin, length);
    }

    public Text concat(Text tail) {
        List<Term> joined = new ArrayList<>();
        for (int i = 0; i < longest() + tail.longest(); i++) {
            Term behind = tail.longest() == 0
                    ? Term.constant(Sort.SHORT, 0)
                    : tail.select(Integers.subtract(Integers.of(i), length));
            joined.add(
                    i < longest() ? Truth.choose(Integers.less(Integers.of(i), length), chars.get(i), behind) : behind);
        }
        return new Text(Integers.add(length, tail.length), joined);
    }

    public Text replace(Term from, Term to) {
        List<Term> replaced = new ArrayList<>();
        for (int i = 0; i < longest(); i++) {
            Term low = Integers.truncate(to, Sort.SHORT);
            replaced.add(Truth.choose(Integers.equal(at(i), from), low, chars.get(i)));
        }
        return new Text(length, replaced);
    }

    /** One of two strings. */
    public static Text choose(Term condition, Text a, Text b) {
        List<Term> chosen = new ArrayList<>();
        for (int i = 0; i < Math.max(a.longest(), b.longest()); i++) {
            Term nothing = Term.constant(Sort.SHORT, 0);
            Term first = i < a.longest() ? a.chars.get(i) : nothing;
            Term second = i < b.longest() ? b.chars.get(i) : nothing;
            chosen.add(Truth.choose(condition, first, second));
        }
        return new Text(Truth.choose(condition, a.length, b.length), chosen);
    }

    public Term isEqualTo(Text other) {
        return Truth.and(Integers.equal(length, other.length), TextSearch.sameAt(this, Integers.of(0), other));
    }

    public Term startsWith(Text prefix) {
        return startsWith(prefix, Integers.of(0));
    }

    public Term startsWith(Text prefix, Term offset) {
        return TextSearch.occursAt(this, offset, prefix);
    }

    public Term endsWith(Text suffix) {
        return startsWith(suffix, Integers.subtract(length, suffix.length));
    }

    public Term contains(Text part) {
        return Integers.atMost(Integers.of(0), indexOf(part));
    }

    public Term indexOf(Text part) {
        return indexOf(part, Integers.of(0));
    }

    public Term indexOf(Text part, Term from) {
        return TextSearch.firstOf(this, part, from);
    }

    public Term lastIndexOf(Text part) {
        return TextSearch.lastOf(this, part);
    }

    /** The place of a character that fits in 16 bits, or -1. */
    public Term indexOf(Term character, Term from) {
        return TextSearch.firstOf(this, of(Integers.of(1), List.of(character)), from);
    }

    public Term compareTo(Text other) {
        return TextSearch.compare(this, other);
    }

    /** {@code String.hashCode}. */
    public Term hash() {
        Term hash = Integers.of(0);
        for (int i = 0; i < longest(); i++) {
            Term next = Integers.add(Integers.multiply(hash, Integers.of(31)), at(i));
            hash = Truth.choose(Integers.less(Integers.of(i), length), next, hash);
        }
        return hash;
    }

    /** Without characters up to the blank at both ends. */
    public Text trim() {
        return TextSearch.trimmed(this);
    }

    @Override
    public String toString() {
        if (length.isConstant() && chars.stream().allMatch(Term::isConstant)) {
            return Literals.quoted(valueIn(Assignment.EMPTY));
        }
        return "string of " + length + " characters, at most " + longest();
    }
}
