package dev.braid.runtime;

import dev.braid.trace.InputMode;
import dev.braid.trace.Problem;
import dev.braid.trace.Script;
import java.util.function.IntFunction;

/** Values of inputs that no step forces: given by name, or drawn from the seed, else the first. */
public final class InputValues {

    private InputValues() {}

    /** Which of its values an input has, unless a step says so; -1 if the script gives none by name. */
    public static int given(Script.Setting setting, String name, int count, IntFunction<String> labels) {
        String wanted = setting.fixedInputs().get(name);
        if (wanted == null) {
            return -1;
        }
        for (int index = 0; index < count; index++) {
            if (labels.apply(index).equals(wanted)) {
                return index;
            }
        }
        throw Problems.noSuchValue(name, wanted, count, labels);
    }

    /** A value from a range too large to enumerate; {@code draw} is used if values are random. */
    public static long picked(Script.Setting setting, String name, long least, long greatest, long draw) {
        String wanted = setting.fixedInputs().get(name);
        if (wanted != null) {
            return parsed(name, wanted);
        }
        if (setting.inputMode() == InputMode.RANDOM) {
            return least + Long.remainderUnsigned(draw, greatest - least + 1);
        }
        return Math.max(least, Math.min(0, greatest));
    }

    private static long parsed(String name, String wanted) {
        try {
            return Long.parseLong(wanted.trim());
        } catch (NumberFormatException e) {
            throw new Problem.Found(new Problem(
                    "BRD-103",
                    "Input " + name + " has no value " + wanted + ".",
                    "it is a whole number.",
                    "give one after -I " + name + "=."));
        }
    }

    /** The same number whenever the same process asks the n-th time, whatever the schedule. */
    public static long draw(long seed, int identity, int draws) {
        long z = seed * 0x9E3779B97F4A7C15L + identity * 0xBF58476D1CE4E5B9L + draws;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
