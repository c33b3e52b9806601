package dev.braid.guests;

import java.util.Arrays;

/** Fields and arrays of every type, in constructors too. */
public final class MemoryGuest implements Behaviour {

    private static final class Inner {
        long wide;
        double real;
        boolean flag;
        byte small;
        char letter;
        short medium;
        float rough;
        volatile int loud;
        Object reference;
        final int fixed;
        static long count;

        Inner(boolean choice) {
            this(choice ? new Object() : "text", choice ? 1 : 2);
        }

        Inner(Object reference, int fixed) {
            this.reference = reference;
            this.fixed = fixed;
            count++;
        }
    }

    private class Nested {
        int twice() {
            return value * 2;
        }
    }

    private int value = 21;

    @Override
    public String show() {
        Inner inner = new Inner(false);
        inner.wide += 5_000_000_000L;
        inner.real = inner.wide / 2.0;
        inner.flag = !inner.flag;
        inner.small--;
        inner.letter = 'x';
        inner.letter++;
        inner.medium -= 3;
        inner.rough = 1.5f;
        inner.loud = inner.loud++ + ++inner.loud;
        return inner.wide + " " + inner.real + " " + inner.flag + " " + inner.small + " " + inner.letter + " "
                + inner.medium + " " + inner.rough + " " + inner.loud + " " + inner.reference + " " + inner.fixed + " "
                + (Inner.count > 0) + " " + new Nested().twice() + " " + arrays() + " " + failures();
    }

    private static String arrays() {
        int[] ints = {1, 2, 3};
        long[] longs = {1L << 40};
        double[] doubles = new double[2];
        boolean[] flags = new boolean[1];
        byte[] bytes = {1};
        char[] chars = {'a'};
        short[] shorts = {7};
        float[] floats = {1f};
        Object[][] grid = new Object[2][2];
        ints[ints[0]] += ints[2]++;
        longs[0]++;
        doubles[1] = longs[0];
        flags[0] |= true;
        bytes[0] <<= 3;
        chars[0]++;
        shorts[0] /= 2;
        floats[0] *= 3;
        grid[1][0] = grid;
        return Arrays.toString(ints)
                + longs[0]
                + doubles[1]
                + flags[0]
                + bytes[0]
                + chars[0]
                + shorts[0]
                + floats[0]
                + (grid[1][0] == grid);
    }

    private static String failures() {
        StringBuilder seen = new StringBuilder();
        Inner nobody = null;
        int[] none = null;
        for (Runnable each : new Runnable[] {() -> nobody.wide++, () -> none[0]++, () -> new Object[] {1}[1] = 2}) {
            try {
                each.run();
            } catch (NullPointerException | ArrayIndexOutOfBoundsException e) {
                seen.append(e.getClass().getSimpleName()).append(' ');
            }
        }
        Object[] strings = new String[1];
        try {
            strings[0] = 1;
        } catch (ArrayStoreException e) {
            seen.append("ArrayStore");
        }
        return seen.toString();
    }
}
