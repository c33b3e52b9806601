package dev.braid.trace.term;

import java.util.ArrayList;
import java.util.List;

/** Decimal numbers in strings: {@code Integer.parseInt} and {@code Integer.toString}. */
public final class Numerals {

    private static final int LONGEST_INT = 11;
    private static final Term ZERO = Integers.of(0);
    private static final Term TEN = Integers.of(10L);

    private Numerals() {}

    /**
     * The outcome of {@code Integer.parseInt}.
     *
     * @param isNumber whether it does not throw, for strings of ASCII characters
     * @param value the int, if it is one
     */
    public record Parsed(Term isNumber, Term value) {}

    /**
     * Reads an int. Digits outside ASCII, which Java accepts too, are not known here: {@link #isAscii} says whether that
     * matters, and the caller makes the string concrete if it does.
     */
    public static Parsed parseInt(Text text) {
        if (text.longest() == 0) {
            return new Parsed(Term.FALSE, ZERO);
        }
        Term negative = Integers.equal(text.at(0), Integers.of('-'));
        Term signed = Truth.or(negative, Integers.equal(text.at(0), Integers.of('+')));
        Term digits = Truth.choose(signed, Integers.less(Integers.of(1), text.length()), Truth.not(text.isEmpty()));
        Term magnitude = Integers.of(0L);
        for (int i = 0; i < text.longest(); i++) {
            Term inside = Integers.less(Integers.of(i), text.length());
            Term counts = i == 0 ? Truth.and(inside, Truth.not(signed)) : inside;
            digits = Truth.and(digits, Truth.or(Truth.not(counts), isDigit(text.at(i))));
            Term next = Integers.add(Integers.multiply(magnitude, TEN), digit(text.at(i)));
            // Once past the range of int it stays there, so that a long string cannot wrap round.
            Term stays = Integers.less(Integers.of(Integer.MAX_VALUE + 1L), magnitude);
            magnitude = Truth.choose(Truth.and(counts, Truth.not(stays)), next, magnitude);
        }
        Term value = Truth.choose(negative, Integers.negate(magnitude), magnitude);
        Term fits = Truth.and(
                Integers.atMost(Integers.of((long) Integer.MIN_VALUE), value),
                Integers.atMost(value, Integers.of((long) Integer.MAX_VALUE)));
        return new Parsed(Truth.and(digits, fits), Integers.convert(value, Sort.INT));
    }

    public static Term isAscii(Text text) {
        Term ascii = Term.TRUE;
        for (int i = 0; i < text.longest(); i++) {
            Term past = Integers.atMost(text.length(), Integers.of(i));
            ascii = Truth.and(ascii, Truth.or(past, Integers.less(text.at(i), Integers.of(128))));
        }
        return ascii;
    }

    private static Term isDigit(Term character) {
        return Truth.and(Integers.atMost(Integers.of('0'), character), Integers.atMost(character, Integers.of('9')));
    }

    private static Term digit(Term character) {
        return Integers.convert(Integers.subtract(character, Integers.of('0')), Sort.LONG);
    }

    /** {@code Integer.toString}. */
    public static Text toText(Term value) {
        Term wide = Integers.convert(value, Sort.LONG);
        Term negative = Integers.less(wide, Integers.of(0L));
        Term rest = Integers.absolute(wide);
        List<Term> backwards = new ArrayList<>();
        Term count = Integers.of(1);
        for (int i = 0; i < LONGEST_INT - 1; i++) {
            Term digit = Integers.convert(Integers.remainder(rest, TEN), Sort.INT);
            backwards.add(Integers.add(digit, Integers.of('0')));
            rest = Integers.divide(rest, TEN);
            count = Truth.choose(Integers.less(Integers.of(0L), rest), Integers.of(i + 2), count);
        }
        return Text.choose(negative, Text.of("-"), Text.of("")).concat(forwards(backwards, count));
    }

    private static Text forwards(List<Term> backwards, Term count) {
        List<Term> chars = new ArrayList<>();
        Text reversed = Text.of(Integers.of(backwards.size()), backwards);
        for (int i = 0; i < backwards.size(); i++) {
            chars.add(reversed.charAt(Integers.subtract(Integers.subtract(count, Integers.of(1)), Integers.of(i))));
        }
        return Text.of(count, chars);
    }
}
