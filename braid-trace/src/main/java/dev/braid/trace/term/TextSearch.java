package dev.braid.trace.term;

/** Comparing and searching symbolic strings. */
final class TextSearch {

    private static final Term ZERO = Integers.of(0);
    private static final Term MINUS_ONE = Integers.of(-1);

    private TextSearch() {}

    /** Whether {@code part} stands in {@code text} at {@code offset}; false for an offset outside. */
    static Term occursAt(Text text, Term offset, Text part) {
        Term end = Integers.add(offset, part.length());
        Term fits = Truth.and(Integers.atMost(ZERO, offset), endsWithin(text, offset, part, end));
        return Truth.and(fits, sameAt(text, offset, part));
    }

    /** {@code offset + part.length <= text.length}, safe from overflow by a huge offset. */
    private static Term endsWithin(Text text, Term offset, Text part, Term end) {
        Term offsetWithin = Integers.atMost(offset, Integers.of(text.longest()));
        return part.length().is(0)
                ? Integers.atMost(offset, text.length())
                : Truth.and(offsetWithin, Integers.atMost(end, text.length()));
    }

    /** Whether the characters of {@code part} are those of {@code text} from {@code offset} on. */
    static Term sameAt(Text text, Term offset, Text part) {
        Term same = Term.TRUE;
        for (int i = 0; i < part.longest(); i++) {
            Term past = Integers.atMost(part.length(), Integers.of(i));
            boolean beyond = offset.isConstant() && offset.value() + i >= text.longest();
            Term equal = beyond || text.longest() == 0
                    ? Term.FALSE
                    : Integers.equal(text.charAt(Integers.add(offset, Integers.of(i))), part.at(i));
            same = Truth.and(same, Truth.or(past, equal));
        }
        return same;
    }

    static Term firstOf(Text text, Text part, Term from) {
        Term result = MINUS_ONE;
        for (int i = text.longest(); i >= 0; i--) {
            Term here = occursAt(text, Integers.of(i), part);
            result = Truth.choose(Truth.and(Integers.atMost(from, Integers.of(i)), here), Integers.of(i), result);
        }
        return afterEnd(text, part, from, result);
    }

    /** Looking for the empty string from behind the end finds it at the end. */
    private static Term afterEnd(Text text, Text part, Term from, Term found) {
        Term behind = Truth.and(part.isEmpty(), Integers.less(text.length(), from));
        return Truth.choose(behind, text.length(), found);
    }

    static Term lastOf(Text text, Text part) {
        Term result = MINUS_ONE;
        for (int i = 0; i <= text.longest(); i++) {
            result = Truth.choose(occursAt(text, Integers.of(i), part), Integers.of(i), result);
        }
        return result;
    }

    static Term compare(Text a, Text b) {
        Term result = Integers.subtract(a.length(), b.length());
        for (int i = Math.min(a.longest(), b.longest()) - 1; i >= 0; i--) {
            Term place = Integers.of(i);
            Term both = Truth.and(Integers.less(place, a.length()), Integers.less(place, b.length()));
            Term differs = Truth.not(Integers.equal(a.at(i), b.at(i)));
            result = Truth.choose(Truth.and(both, differs), Integers.subtract(a.at(i), b.at(i)), result);
        }
        return result;
    }

    static Text trimmed(Text text) {
        Term begin = text.length();
        Term end = ZERO;
        for (int i = 0; i < text.longest(); i++) {
            end = Truth.choose(isKept(text, i), Integers.of(i + 1), end);
            int mirrored = text.longest() - 1 - i;
            begin = Truth.choose(isKept(text, mirrored), Integers.of(mirrored), begin);
        }
        Term nothingLeft = Integers.equal(end, ZERO);
        return text.substring(Truth.choose(nothingLeft, ZERO, begin), end);
    }

    private static Term isKept(Text text, int index) {
        return Truth.and(
                Integers.less(Integers.of(index), text.length()), Integers.less(Integers.of(' '), text.at(index)));
    }
}
