package dev.braid.solver;

import dev.braid.trace.term.Floats;
import dev.braid.trace.term.Integers;
import dev.braid.trace.term.Sort;
import dev.braid.trace.term.Term;
import dev.braid.trace.term.Truth;
import dev.braid.trace.term.Variable.Type;
import java.util.Random;

/** Random expressions over all types and operations. */
final class RandomExpressions {

    private final Random random;
    /** Without floating point and strings, which are slow to solve. */
    private final boolean integersOnly;

    private final RandomFloats floats;
    private final RandomStrings strings;

    RandomExpressions(Random random, boolean integersOnly) {
        this.random = random;
        this.integersOnly = integersOnly;
        this.floats = new RandomFloats(random, this);
        this.strings = new RandomStrings(random, this);
    }

    RandomFloats floats() {
        return floats;
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
            case 9, 10, 11 -> floats.compare(depth - 1);
            default -> strings.compare(depth - 1);
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
                Pair<Double> a = floats.real(depth - 1);
                yield new Pair<>(Floats.toInteger(a.term(), Sort.INT), in ->
                        (int) a.code().run(in).doubleValue());
            }
            case 15 -> {
                Pair<Float> a = floats.single(depth - 1);
                yield new Pair<>(Floats.toInteger(a.term(), Sort.INT), in ->
                        (int) a.code().run(in).floatValue());
            }
            case 16 -> {
                Pair<Float> a = floats.single(depth - 1);
                yield new Pair<>(
                        Floats.toBits(a.term()),
                        in -> Float.floatToIntBits(a.code().run(in)));
            }
            default -> strings.measured(depth - 1);
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
                Pair<Double> d = floats.real(depth);
                yield new Pair<>(Floats.toInteger(d.term(), Sort.LONG), in ->
                        (long) d.code().run(in).doubleValue());
            }
        };
    }
}
