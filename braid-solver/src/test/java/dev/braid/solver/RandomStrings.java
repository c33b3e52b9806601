package dev.braid.solver;

import dev.braid.trace.term.Integers;
import dev.braid.trace.term.Numerals;
import dev.braid.trace.term.Term;
import dev.braid.trace.term.Text;
import dev.braid.trace.term.Truth;
import java.util.Random;

/** Random expressions over strings. */
final class RandomStrings {

    private final Random random;
    private final RandomExpressions others;

    RandomStrings(Random random, RandomExpressions others) {
        this.random = random;
        this.others = others;
    }

    Pair<Boolean> compare(int depth) {
        Pair<String> a = string(depth);
        Pair<String> b = string(0);
        return switch (random.nextInt(5)) {
            case 0 ->
                new Pair<>(
                        a.text().isEqualTo(b.text()),
                        in -> a.code().run(in).equals(b.code().run(in)));
            case 1 ->
                new Pair<>(
                        a.text().startsWith(b.text()),
                        in -> a.code().run(in).startsWith(b.code().run(in)));
            case 2 ->
                new Pair<>(
                        a.text().endsWith(b.text()),
                        in -> a.code().run(in).endsWith(b.code().run(in)));
            case 3 ->
                new Pair<>(
                        a.text().contains(b.text()),
                        in -> a.code().run(in).contains(b.code().run(in)));
            default -> {
                Pair<Integer> offset = others.integer(0);
                yield new Pair<>(
                        a.text().startsWith(b.text(), offset.term()),
                        in -> a.code()
                                .run(in)
                                .startsWith(b.code().run(in), offset.code().run(in)));
            }
        };
    }

    /** Ints that come from strings. */
    Pair<Integer> measured(int depth) {
        Pair<String> a = string(Math.min(depth, 1));
        Pair<String> b = string(0);
        return switch (random.nextInt(7)) {
            case 0 -> new Pair<>(a.text().length(), in -> a.code().run(in).length());
            case 1 ->
                new Pair<>(
                        a.text().compareTo(b.text()),
                        in -> a.code().run(in).compareTo(b.code().run(in)));
            case 2 -> {
                Pair<Integer> from = others.integer(0);
                yield new Pair<>(
                        a.text().indexOf(b.text(), from.term()),
                        in -> a.code()
                                .run(in)
                                .indexOf(b.code().run(in), from.code().run(in)));
            }
            case 3 ->
                new Pair<>(
                        a.text().lastIndexOf(b.text()),
                        in -> a.code().run(in).lastIndexOf(b.code().run(in)));
            case 4 -> new Pair<>(a.text().hash(), in -> a.code().run(in).hashCode());
            case 5 -> {
                Pair<Integer> at = others.integer(0);
                yield new Pair<>(
                        Truth.choose(a.text().isIndex(at.term()), a.text().charAt(at.term()), Integers.of(-1)), in -> {
                            int index = at.code().run(in);
                            String text = a.code().run(in);
                            return index >= 0 && index < text.length() ? text.charAt(index) : -1;
                        });
            }
            default -> parsed(a);
        };
    }

    private static Pair<Integer> parsed(Pair<String> a) {
        Numerals.Parsed parsed = Numerals.parseInt(a.text());
        Term ascii = Numerals.isAscii(a.text());
        return new Pair<>(Truth.choose(Truth.and(ascii, parsed.isNumber()), parsed.value(), Integers.of(-99)), in -> {
            try {
                String text = a.code().run(in);
                return text.chars().allMatch(c -> c < 128) ? Integer.parseInt(text) : -99;
            } catch (NumberFormatException notANumber) {
                return -99;
            }
        });
    }

    private Pair<String> string(int depth) {
        if (depth == 0) {
            return stringLeaf();
        }
        Pair<String> a = string(depth - 1);
        return switch (random.nextInt(6)) {
            case 0 -> {
                Pair<String> b = string(depth - 1);
                yield new Pair<>(
                        a.text().concat(b.text()),
                        in -> a.code().run(in).concat(b.code().run(in)));
            }
            case 1 -> new Pair<>(a.text().trim(), in -> a.code().run(in).trim());
            case 2 ->
                new Pair<>(
                        a.text().replace(Integers.of('a'), Integers.of('x')),
                        in -> a.code().run(in).replace('a', 'x'));
            case 3 -> {
                Pair<Integer> i = others.integer(0);
                yield new Pair<>(
                        Numerals.toText(i.term()),
                        in -> Integer.toString(i.code().run(in)));
            }
            default -> {
                Pair<Integer> begin = others.integer(0);
                Term isRange = a.text().isRange(begin.term(), a.text().length());
                yield new Pair<>(Text.choose(isRange, a.text().substring(begin.term()), Text.of("no")), in -> {
                    int from = begin.code().run(in);
                    String text = a.code().run(in);
                    return from >= 0 && from <= text.length() ? text.substring(from) : "no";
                });
            }
        };
    }

    private Pair<String> stringLeaf() {
        return switch (random.nextInt(4)) {
            case 0 -> new Pair<>(Text.input("t", RandomInputs.LONGEST_STRING), in -> (String) in.get("t"));
            case 1 -> new Pair<>(Text.input("u", RandomInputs.LONGEST_STRING), in -> (String) in.get("u"));
            default -> {
                String value = random.nextBoolean() ? "a" : random.nextBoolean() ? "" : "f0";
                yield new Pair<>(Text.of(value), in -> value);
            }
        };
    }
}
