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
        int given = InputValues.given(setting, name, count, labels);
        if (given >= 0) {
            value = given;
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
        String text = setting.detailed() ? labels.apply(value) : null;
        int taken = value;
        int values = open;
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

    private static long draw(long seed, Performer performer) {
        return InputValues.draw(seed, performer.identity, ++performer.draws);
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
        stage.notExhausted(name);
        long drawn = performer == null ? 0 : draw(setting.seed(), performer);
        return InputValues.picked(setting, name, least, greatest, drawn);
    }
}
