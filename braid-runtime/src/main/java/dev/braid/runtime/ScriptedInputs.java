package dev.braid.runtime;

import dev.braid.api.spi.InputSource;
import dev.braid.trace.Script;
import dev.braid.trace.Step;
import java.util.function.IntFunction;

/** Answers inputs from the script: forced values first, then by the input mode. */
final class ScriptedInputs implements InputSource {

    private final Stage stage;

    ScriptedInputs(Stage stage) {
        this.stage = stage;
    }

    @Override
    public int choose(String name, int count, IntFunction<String> labels) {
        Performer performer = stage.running();
        if (performer == null) {
            throw new IllegalStateException("input " + name + " is asked for outside a process");
        }
        Script.Setting setting = stage.script().setting();
        int forced = forced(performer);
        int value;
        int open = 1;
        String given = setting.fixedInputs().get(name);
        if (given != null) {
            value = indexOf(given, name, count, labels);
        } else if (forced >= 0) {
            value = Step.number(stage.script().steps()[forced]);
            open = count;
        } else {
            value = valueFor(setting, performer, count);
            open = setting.inputMode() == dev.braid.trace.InputMode.ENUMERATED ? count : 1;
        }
        if (value >= count) {
            throw new IllegalArgumentException("input " + name + " has " + count + " values, no value number " + value);
        }
        Guidance guided = stage.guided();
        String text = setting.detailed() || guided != null ? labels.apply(value) : null;
        int taken = value;
        int values = open;
        if (guided != null) {
            guided.asked(new Standstill.Choice(performer.number, name, value, open, text));
        }
        stage.deferred(
                performer, false, () -> stage.recorder.choice(performer.number, taken, values, name, text, forced));
        return value;
    }

    private static int valueFor(Script.Setting setting, Performer performer, int count) {
        if (setting.inputMode() != dev.braid.trace.InputMode.RANDOM) {
            return 0;
        }
        return (int) Long.remainderUnsigned(draw(setting.seed(), performer), count);
    }

    /** The same value whenever the same process asks for the same input, whatever the schedule. */
    private static long draw(long seed, Performer performer) {
        long z = seed * 0x9E3779B97F4A7C15L + performer.identity * 0xBF58476D1CE4E5B9L + ++performer.draws;
        z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    private static int indexOf(String wanted, String name, int count, IntFunction<String> labels) {
        for (int index = 0; index < count; index++) {
            if (labels.apply(index).equals(wanted)) {
                return index;
            }
        }
        throw Problems.noSuchValue(name, wanted, count, labels);
    }

    private int forced(Performer performer) {
        Script script = stage.script();
        for (int at = performer.choiceCursor; at < script.length(); at++) {
            long step = script.steps()[at];
            if (Step.kind(step) == Step.Kind.CHOICE && Step.process(step) == performer.identity) {
                performer.choiceCursor = at + 1;
                return at;
            }
        }
        performer.choiceCursor = script.length();
        return -1;
    }

    @Override
    public long pick(String name, long least, long greatest) {
        Performer performer = stage.running();
        Script.Setting setting = stage.script().setting();
        String given = setting.fixedInputs().get(name);
        stage.notExhausted(name);
        if (given != null) {
            return Long.parseLong(given.trim());
        }
        if (performer != null && setting.inputMode() == dev.braid.trace.InputMode.RANDOM) {
            return least + Long.remainderUnsigned(draw(setting.seed(), performer), greatest - least + 1);
        }
        return Math.max(least, Math.min(0, greatest));
    }
}
