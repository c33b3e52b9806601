package dev.braid.solver;

import dev.braid.trace.term.Floats;
import dev.braid.trace.term.Integers;
import dev.braid.trace.term.Numerals;
import dev.braid.trace.term.Sort;
import dev.braid.trace.term.Term;
import dev.braid.trace.term.Text;
import dev.braid.trace.term.Truth;
import dev.braid.trace.term.Variable.Type;
import java.util.Random;

/** Random expressions over all types and operations. */
final class RandomExpressions {

    private final Random random;
    /** Without floating point and strings, which are slow to solve. */
    private final boolean integersOnly;

    RandomExpressions(Random random, boolean integersOnly) {
        this.random = random;
        this.integersOnly = integersOnly;
    }

    Pair<Boolean> truth(int depth) {
        if (depth == 0) {
            return new Pair<>(Truth.input("b"), in -> (Boolean) in.get("b"));
        }
        return switch (random.nextInt(integersOnly ? 9 : 17)) {
            case 0 -> {
                Pair<Boolean> a = truth(depth - 1);
                yield new Pair<>(Truth.not(a.term()), in -> !a.code().run(in));
            }
            case 1 -> {
                Pair<Boolean> a = truth(depth - 1);
                Pair<Boolean> b = truth(depth - 1);
                yield new Pair<>(
                        Truth.and(a.term(), b.term()),
                        in -> a.code().run(in) & b.code().run(in));
            }
            case 2 -> {
                Pair<Boolean> a = truth(depth - 1);
                Pair<Boolean> b = truth(depth - 1);
                yield new Pair<>(
                        Truth.or(a.term(), b.term()),
                        in -> a.code().run(in) | b.code().run(in));
            }
            case 3 -> {
                Pair<Boolean> a = truth(depth - 1);
                Pair<Boolean> b = truth(depth - 1);
                yield new Pair<>(
                        Truth.xor(a.term(), b.term()),
                        in -> a.code().run(in) ^ b.code().run(in));
            }
            case 4, 5 -> compareInts(depth - 1);
            case 6 -> compareLongs(depth - 1);
            case 7 -> {
                Pair<Integer> a = integer(depth - 1);
                yield new Pair<>(
                        Integers.equal(a.term(), Integers.of(7)), in -> a.code().run(in) == 7);
            }
            case 8 -> {
                Pair<Integer> a = integer(depth - 1);
                Term compared = Integers.compare(a.term(), Integers.of(3));
                yield new Pair<>(
                        Integers.less(Integers.of(0), compared),
                        in -> Integer.compare(a.code().run(in), 3) > 0);
            }
            case 9, 10, 11 -> compareReals(depth - 1);
            default -> compareStrings(depth - 1);
        };
    }

    private Pair<Boolean> compareInts(int depth) {
        Pair<Integer> a = integer(depth);
        Pair<Integer> b = integer(depth);
        return switch (random.nextInt(4)) {
            case 0 ->
                new Pair<>(
                        Integers.equal(a.term(), b.term()),
                        in -> a.code().run(in).intValue() == b.code().run(in).intValue());
            case 1 ->
                new Pair<>(
                        Integers.less(a.term(), b.term()),
                        in -> a.code().run(in) < b.code().run(in));
            case 2 ->
                new Pair<>(
                        Integers.atMost(a.term(), b.term()),
                        in -> a.code().run(in) <= b.code().run(in));
            default ->
                new Pair<>(
                        Integers.lessUnsigned(a.term(), b.term()),
                        in -> Integer.compareUnsigned(a.code().run(in), b.code().run(in)) < 0);
        };
    }

    private Pair<Boolean> compareLongs(int depth) {
        Pair<Long> a = wide(depth);
        Pair<Long> b = wide(depth);
        return switch (random.nextInt(3)) {
            case 0 ->
                new Pair<>(
                        Integers.less(a.term(), b.term()),
                        in -> a.code().run(in) < b.code().run(in));
            case 1 ->
                new Pair<>(
                        Integers.atMost(Integers.compare(a.term(), b.term()), Integers.of(0)),
                        in -> a.code().run(in) <= b.code().run(in));
            default ->
                new Pair<>(
                        Integers.less(Integers.of(0), Integers.compare(a.term(), b.term())),
                        in -> a.code().run(in) > b.code().run(in));
        };
    }

    private Pair<Boolean> compareReals(int depth) {
        Pair<Double> a = real(depth);
        Pair<Double> b = real(depth);
        return switch (random.nextInt(5)) {
            case 0 ->
                new Pair<>(
                        Floats.less(a.term(), b.term()),
                        in -> a.code().run(in) < b.code().run(in));
            case 1 ->
                new Pair<>(
                        Floats.equal(a.term(), b.term()),
                        in -> a.code().run(in).doubleValue() == b.code().run(in).doubleValue());
            case 2 ->
                new Pair<>(
                        Integers.less(Floats.compareLow(a.term(), b.term()), Integers.of(0)),
                        in -> !(a.code().run(in) >= b.code().run(in)));
            case 3 ->
                new Pair<>(
                        Integers.less(Integers.of(0), Floats.compareHigh(a.term(), b.term())),
                        in -> !(a.code().run(in) <= b.code().run(in)));
            default ->
                new Pair<>(
                        Integers.equal(Floats.toBits(a.term()), Floats.toBits(b.term())),
                        in -> a.code().run(in).equals(b.code().run(in)));
        };
    }

    private Pair<Boolean> compareStrings(int depth) {
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
                Pair<Integer> offset = integer(0);
                yield new Pair<>(
                        a.text().startsWith(b.text(), offset.term()),
                        in -> a.code()
                                .run(in)
                                .startsWith(b.code().run(in), offset.code().run(in)));
            }
        };
    }

    Pair<Integer> integer(int depth) {
        if (depth == 0) {
            return integerLeaf();
        }
        return switch (random.nextInt(integersOnly ? 14 : 22)) {
            case 0, 1, 2, 3, 4, 5, 6 -> intArithmetic(depth - 1);
            case 7, 8 -> shifted(depth - 1);
            case 9 -> divided(depth - 1);
            case 10 -> narrowed(depth - 1);
            case 11 -> {
                Pair<Long> a = wide(depth - 1);
                yield new Pair<>(
                        Integers.convert(a.term(), Sort.INT),
                        in -> a.code().run(in).intValue());
            }
            case 12 -> {
                Pair<Boolean> a = truth(depth - 1);
                Pair<Integer> b = integer(depth - 1);
                Pair<Integer> c = integer(depth - 1);
                yield new Pair<>(
                        Truth.choose(a.term(), b.term(), c.term()),
                        in -> a.code().run(in) ? b.code().run(in) : c.code().run(in));
            }
            case 13 -> {
                Pair<Integer> a = integer(depth - 1);
                yield new Pair<>(
                        Integers.absolute(a.term()), in -> Math.abs(a.code().run(in)));
            }
            case 14 -> {
                Pair<Double> a = real(depth - 1);
                yield new Pair<>(Floats.toInteger(a.term(), Sort.INT), in ->
                        (int) a.code().run(in).doubleValue());
            }
            case 15 -> {
                Pair<Float> a = single(depth - 1);
                yield new Pair<>(Floats.toInteger(a.term(), Sort.INT), in ->
                        (int) a.code().run(in).floatValue());
            }
            case 16 -> {
                Pair<Float> a = single(depth - 1);
                yield new Pair<>(
                        Floats.toBits(a.term()),
                        in -> Float.floatToIntBits(a.code().run(in)));
            }
            default -> measured(depth - 1);
        };
    }

    private Pair<Integer> integerLeaf() {
        return switch (random.nextInt(6)) {
            case 0 -> new Pair<>(Integers.input("i", Type.INT), in -> (Integer) in.get("i"));
            case 1 -> new Pair<>(Integers.input("j", Type.INT), in -> (Integer) in.get("j"));
            case 2 -> new Pair<>(Integers.input("y", Type.BYTE), in -> (int) (Byte) in.get("y"));
            case 3 -> new Pair<>(Integers.input("s", Type.SHORT), in -> (int) (Short) in.get("s"));
            case 4 -> new Pair<>(Integers.input("c", Type.CHAR), in -> (int) (Character) in.get("c"));
            default -> {
                int value = (int) RandomInputs.number(random);
                yield new Pair<>(Integers.of(value), in -> value);
            }
        };
    }

    private Pair<Integer> intArithmetic(int depth) {
        Pair<Integer> a = integer(depth);
        Pair<Integer> b = integer(depth);
        return switch (random.nextInt(8)) {
            case 0 ->
                new Pair<>(
                        Integers.add(a.term(), b.term()),
                        in -> a.code().run(in) + b.code().run(in));
            case 1 ->
                new Pair<>(
                        Integers.subtract(a.term(), b.term()),
                        in -> a.code().run(in) - b.code().run(in));
            case 2 ->
                new Pair<>(
                        Integers.multiply(a.term(), b.term()),
                        in -> a.code().run(in) * b.code().run(in));
            case 3 ->
                new Pair<>(
                        Integers.and(a.term(), b.term()),
                        in -> a.code().run(in) & b.code().run(in));
            case 4 ->
                new Pair<>(
                        Integers.or(a.term(), b.term()),
                        in -> a.code().run(in) | b.code().run(in));
            case 5 ->
                new Pair<>(
                        Integers.xor(a.term(), b.term()),
                        in -> a.code().run(in) ^ b.code().run(in));
            case 6 ->
                new Pair<>(
                        Integers.least(a.term(), b.term()),
                        in -> Math.min(a.code().run(in), b.code().run(in)));
            default ->
                new Pair<>(
                        Integers.greatest(Integers.negate(a.term()), Integers.complement(b.term())),
                        in -> Math.max(-a.code().run(in), ~b.code().run(in)));
        };
    }

    private Pair<Integer> shifted(int depth) {
        Pair<Integer> a = integer(depth);
        Pair<Integer> b = integer(0);
        return switch (random.nextInt(3)) {
            case 0 ->
                new Pair<>(
                        Integers.shiftLeft(a.term(), b.term()),
                        in -> a.code().run(in) << b.code().run(in));
            case 1 ->
                new Pair<>(
                        Integers.shiftRight(a.term(), b.term()),
                        in -> a.code().run(in) >> b.code().run(in));
            default ->
                new Pair<>(
                        Integers.shiftRightUnsigned(a.term(), b.term()),
                        in -> a.code().run(in) >>> b.code().run(in));
        };
    }

    private Pair<Integer> divided(int depth) {
        Pair<Integer> a = integer(depth);
        Pair<Integer> b = integer(0);
        Term isZero = Integers.equal(b.term(), Integers.of(0));
        return random.nextBoolean()
                ? new Pair<>(
                        Truth.choose(isZero, Integers.of(5), Integers.divide(a.term(), b.term())),
                        in -> b.code().run(in) == 0
                                ? 5
                                : a.code().run(in) / b.code().run(in))
                : new Pair<>(
                        Truth.choose(isZero, Integers.of(5), Integers.remainder(a.term(), b.term())),
                        in -> b.code().run(in) == 0
                                ? 5
                                : a.code().run(in) % b.code().run(in));
    }

    private Pair<Integer> narrowed(int depth) {
        Pair<Integer> a = integer(depth);
        return switch (random.nextInt(3)) {
            case 0 ->
                new Pair<>(Integers.narrow(a.term(), Type.BYTE), in ->
                        (int) a.code().run(in).byteValue());
            case 1 ->
                new Pair<>(Integers.narrow(a.term(), Type.SHORT), in ->
                        (int) a.code().run(in).shortValue());
            default ->
                new Pair<>(Integers.narrow(a.term(), Type.CHAR), in ->
                        (int) (char) a.code().run(in).intValue());
        };
    }

    /** Ints that come from strings. */
    private Pair<Integer> measured(int depth) {
        Pair<String> a = string(Math.min(depth, 1));
        Pair<String> b = string(0);
        return switch (random.nextInt(7)) {
            case 0 -> new Pair<>(a.text().length(), in -> a.code().run(in).length());
            case 1 ->
                new Pair<>(
                        a.text().compareTo(b.text()),
                        in -> a.code().run(in).compareTo(b.code().run(in)));
            case 2 -> {
                Pair<Integer> from = integer(0);
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
                Pair<Integer> at = integer(0);
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
                Pair<Integer> i = integer(0);
                yield new Pair<>(
                        Numerals.toText(i.term()),
                        in -> Integer.toString(i.code().run(in)));
            }
            default -> {
                Pair<Integer> begin = integer(0);
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

    Pair<Long> wide(int depth) {
        if (depth == 0) {
            long value = RandomInputs.number(random);
            return random.nextInt(3) == 0
                    ? new Pair<>(Integers.of(value), in -> value)
                    : new Pair<>(Integers.input("l", Type.LONG), in -> (Long) in.get("l"));
        }
        if (random.nextInt(4) == 0) {
            Pair<Integer> a = integer(depth - 1);
            return new Pair<>(
                    Integers.convert(a.term(), Sort.LONG), in -> (long) a.code().run(in));
        }
        return wideArithmetic(depth - 1);
    }

    private Pair<Long> wideArithmetic(int depth) {
        Pair<Long> a = wide(depth);
        Pair<Long> b = wide(depth);
        Pair<Integer> n = integer(0);
        return switch (random.nextInt(integersOnly ? 8 : 9)) {
            case 0 ->
                new Pair<>(
                        Integers.add(a.term(), b.term()),
                        in -> a.code().run(in) + b.code().run(in));
            case 1 ->
                new Pair<>(
                        Integers.subtract(a.term(), b.term()),
                        in -> a.code().run(in) - b.code().run(in));
            case 2 ->
                new Pair<>(
                        Integers.multiply(a.term(), b.term()),
                        in -> a.code().run(in) * b.code().run(in));
            case 3 ->
                new Pair<>(
                        Integers.xor(a.term(), b.term()),
                        in -> a.code().run(in) ^ b.code().run(in));
            case 4 ->
                new Pair<>(
                        Integers.shiftLeft(a.term(), n.term()),
                        in -> a.code().run(in) << n.code().run(in));
            case 5 ->
                new Pair<>(
                        Integers.shiftRight(a.term(), n.term()),
                        in -> a.code().run(in) >> n.code().run(in));
            case 6 ->
                new Pair<>(
                        Integers.shiftRightUnsigned(a.term(), n.term()),
                        in -> a.code().run(in) >>> n.code().run(in));
            case 7 ->
                new Pair<>(
                        Truth.choose(
                                Integers.equal(b.term(), Integers.of(0L)),
                                Integers.of(5L),
                                Integers.remainder(a.term(), b.term())),
                        in -> b.code().run(in) == 0
                                ? 5
                                : a.code().run(in) % b.code().run(in));
            default -> {
                Pair<Double> d = real(depth);
                yield new Pair<>(Floats.toInteger(d.term(), Sort.LONG), in ->
                        (long) d.code().run(in).doubleValue());
            }
        };
    }

    Pair<Double> real(int depth) {
        if (depth == 0) {
            double value = RandomInputs.real(random);
            return switch (random.nextInt(3)) {
                case 0 -> new Pair<>(Floats.of(value), in -> value);
                case 1 -> new Pair<>(Floats.input("d", Type.DOUBLE), in -> (Double) in.get("d"));
                default -> new Pair<>(Floats.input("e", Type.DOUBLE), in -> (Double) in.get("e"));
            };
        }
        return switch (random.nextInt(5)) {
            case 0 -> {
                Pair<Integer> a = integer(depth - 1);
                yield new Pair<>(Floats.fromInteger(a.term(), Sort.DOUBLE), in ->
                        (double) a.code().run(in));
            }
            case 1 -> {
                Pair<Long> a = wide(depth - 1);
                yield new Pair<>(Floats.fromInteger(a.term(), Sort.DOUBLE), in ->
                        (double) a.code().run(in));
            }
            case 2 -> {
                Pair<Float> a = single(depth - 1);
                yield new Pair<>(Floats.convert(a.term(), Sort.DOUBLE), in ->
                        (double) a.code().run(in));
            }
            default -> realArithmetic(depth - 1);
        };
    }

    private Pair<Double> realArithmetic(int depth) {
        Pair<Double> a = real(depth);
        Pair<Double> b = real(depth);
        return switch (random.nextInt(12)) {
            case 0 ->
                new Pair<>(
                        Floats.add(a.term(), b.term()),
                        in -> a.code().run(in) + b.code().run(in));
            case 1 ->
                new Pair<>(
                        Floats.subtract(a.term(), b.term()),
                        in -> a.code().run(in) - b.code().run(in));
            case 2 ->
                new Pair<>(
                        Floats.multiply(a.term(), b.term()),
                        in -> a.code().run(in) * b.code().run(in));
            case 3 ->
                new Pair<>(
                        Floats.divide(a.term(), b.term()),
                        in -> a.code().run(in) / b.code().run(in));
            case 4 ->
                new Pair<>(
                        Floats.remainder(a.term(), b.term()),
                        in -> a.code().run(in) % b.code().run(in));
            case 5 -> new Pair<>(Floats.negate(a.term()), in -> -a.code().run(in));
            case 6 ->
                new Pair<>(Floats.absolute(a.term()), in -> Math.abs(a.code().run(in)));
            case 7 ->
                new Pair<>(
                        Floats.least(a.term(), b.term()),
                        in -> Math.min(a.code().run(in), b.code().run(in)));
            case 8 ->
                new Pair<>(
                        Floats.greatest(a.term(), b.term()),
                        in -> Math.max(a.code().run(in), b.code().run(in)));
            case 9 ->
                new Pair<>(Floats.floor(a.term()), in -> Math.floor(a.code().run(in)));
            case 10 ->
                new Pair<>(Floats.ceiling(a.term()), in -> Math.ceil(a.code().run(in)));
            default ->
                new Pair<>(Floats.roundEven(a.term()), in -> Math.rint(a.code().run(in)));
        };
    }

    Pair<Float> single(int depth) {
        if (depth == 0) {
            return new Pair<>(Floats.input("f", Type.FLOAT), in -> (Float) in.get("f"));
        }
        return switch (random.nextInt(6)) {
            case 0 -> {
                Pair<Integer> a = integer(depth - 1);
                yield new Pair<>(Floats.fromInteger(a.term(), Sort.FLOAT), in ->
                        (float) a.code().run(in));
            }
            case 1 -> {
                Pair<Double> a = real(depth - 1);
                yield new Pair<>(Floats.convert(a.term(), Sort.FLOAT), in ->
                        (float) a.code().run(in).doubleValue());
            }
            case 2 -> {
                Pair<Long> a = wide(depth - 1);
                yield new Pair<>(Floats.fromInteger(a.term(), Sort.FLOAT), in ->
                        (float) a.code().run(in));
            }
            case 3 -> {
                Pair<Float> a = single(depth - 1);
                yield new Pair<>(
                        Floats.root(a.term()), in -> (float) Math.sqrt(a.code().run(in)));
            }
            default -> {
                Pair<Float> a = single(depth - 1);
                Pair<Float> b = single(depth - 1);
                yield random.nextBoolean()
                        ? new Pair<>(
                                Floats.multiply(a.term(), b.term()),
                                in -> a.code().run(in) * b.code().run(in))
                        : new Pair<>(
                                Floats.subtract(a.term(), b.term()),
                                in -> a.code().run(in) - b.code().run(in));
            }
        };
    }
}
