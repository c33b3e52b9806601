package dev.braid.solver;

import dev.braid.trace.term.Floats;
import dev.braid.trace.term.Integers;
import dev.braid.trace.term.Sort;
import dev.braid.trace.term.Variable.Type;
import java.util.Random;

/** Random floating-point expressions. */
final class RandomFloats {

    private final Random random;
    private final RandomExpressions others;

    RandomFloats(Random random, RandomExpressions others) {
        this.random = random;
        this.others = others;
    }

    Pair<Boolean> compare(int depth) {
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
                Pair<Integer> a = others.integer(depth - 1);
                yield new Pair<>(Floats.fromInteger(a.term(), Sort.DOUBLE), in ->
                        (double) a.code().run(in));
            }
            case 1 -> {
                Pair<Long> a = others.wide(depth - 1);
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
                Pair<Integer> a = others.integer(depth - 1);
                yield new Pair<>(Floats.fromInteger(a.term(), Sort.FLOAT), in ->
                        (float) a.code().run(in));
            }
            case 1 -> {
                Pair<Double> a = real(depth - 1);
                yield new Pair<>(Floats.convert(a.term(), Sort.FLOAT), in ->
                        (float) a.code().run(in).doubleValue());
            }
            case 2 -> {
                Pair<Long> a = others.wide(depth - 1);
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
