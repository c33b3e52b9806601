package dev.braid.runtime.threads;

import dev.braid.api.spi.InputSource;
import dev.braid.runtime.InputValues;
import dev.braid.trace.InputMode;
import dev.braid.trace.Script;
import dev.braid.trace.threads.Action;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntFunction;

/** Answers inputs of controlled threads: each is an event with as many outcomes as values. */
final class ThreadInputs implements InputSource {

    private final ThreadStage stage;
    private final Set<String> notExhausted = new TreeSet<>();

    ThreadInputs(ThreadStage stage) {
        this.stage = stage;
    }

    @Override
    public int choose(String name, int count, IntFunction<String> labels) {
        Performer me = asking(name);
        Script.Setting setting = stage.script().setting();
        int value = InputValues.given(setting, name, count, labels);
        if (value < 0 && setting.inputMode() == InputMode.ENUMERATED) {
            me.announce(Action.CHOICE, Performer.NOWHERE).choosing(count);
            int event = me.turn();
            describe(me, event, name, me.outcome(), labels);
            return me.outcome();
        }
        if (value < 0) {
            value = setting.inputMode() == InputMode.RANDOM ? (int) Long.remainderUnsigned(me.draw(), count) : 0;
        }
        me.announce(Action.CHOICE, Performer.NOWHERE);
        describe(me, me.turn(), name, value, labels);
        return value;
    }

    private void describe(Performer me, int event, String name, int value, IntFunction<String> labels) {
        if (stage.isDetailed()) {
            me.describe(event, name, labels.apply(value));
        }
    }

    @Override
    public long pick(String name, long least, long greatest) {
        Performer me = asking(name);
        notExhausted.add(name);
        long value = InputValues.picked(stage.script().setting(), name, least, greatest, me.draw());
        me.announce(Action.CHOICE, Performer.NOWHERE);
        describe(me, me.turn(), name, 0, index -> Long.toString(value));
        return value;
    }

    private static Performer asking(String name) {
        Performer me = Performer.at();
        if (me == null) {
            throw new IllegalStateException("input " + name + " is asked for by a thread that is not under control");
        }
        return me;
    }

    Set<String> notExhausted() {
        return notExhausted;
    }
}
