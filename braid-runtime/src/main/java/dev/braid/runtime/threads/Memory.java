package dev.braid.runtime.threads;

import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.Form;
import dev.braid.trace.threads.Mode;
import org.jspecify.annotations.Nullable;

/** Fields, static fields and array elements: each is a cell. */
final class Memory {

    private static final int WHOLE = -1;

    private Memory() {}

    /** A field is about to be read; {@code owner} is null if it is static. */
    static void read(Performer me, @Nullable Object owner, Variable variable, int site) {
        int cell = cell(me, owner, variable);
        if (announceRead(me, cell, site)) {
            if (!variable.isVolatile) {
                me.stage.log().plain(me.number);
            }
            int event = me.turn();
            noteRead(me, owner, variable, cell, site);
            if (me.stage.isDetailed()) {
                tellRead(me, event, variable.label(), owner, variable);
            }
        }
    }

    private static void noteRead(Performer me, @Nullable Object owner, Variable variable, int cell, int site) {
        if (variable.isReference()) {
            me.spinning.read(site, cell, 0, variable.reference(owner));
        } else {
            me.spinning.read(site, cell, variable.bits(owner), null);
        }
    }

    private static void tellRead(Performer me, int event, String label, @Nullable Object owner, Variable variable) {
        Object now = variable.isReference()
                ? Shown.of(variable.reference(owner))
                : Raw.boxed(variable.bits(owner), variable.type);
        me.describe(event, label, now);
    }

    /** A field is about to be written. */
    static void write(Performer me, @Nullable Object owner, Variable variable, int site) {
        int event = update(me, Action.WRITE, owner, variable, site, !variable.isVolatile);
        me.settlement.field(event, owner, variable);
    }

    /** A field is about to be changed atomically. */
    static void update(Performer me, @Nullable Object owner, Variable variable, int site) {
        int event = update(me, Action.UPDATE, owner, variable, site, false);
        me.settlement.field(event, owner, variable);
    }

    private static int update(
            Performer me, Action what, @Nullable Object owner, Variable variable, int site, boolean plain) {
        int cell = cell(me, owner, variable);
        me.announce(what, site).touching(cell, Mode.UPDATE);
        if (plain) {
            me.stage.log().plain(me.number);
        }
        int event = me.turn();
        me.describe(event, me.stage.isDetailed() ? variable.label() : "", null);
        return event;
    }

    /** A field is about to be compared and set. */
    static void compareAndSet(
            Performer me, @Nullable Object owner, Variable variable, long bits, @Nullable Object reference, int site) {
        int cell = cell(me, owner, variable);
        if (me.spinning.isUseless(site, cell) && !me.spinning.isFree()) {
            awaitOther(me, cell, site);
            me.turn();
        }
        me.announceAgain(Action.COMPARE_AND_SET, site)
                .touching(cell, Form.TRYING, Mode.UPDATE, Mode.READ)
                .expecting(bits, reference, false);
        int event = me.turn();
        if (me.accepted()) {
            me.spinning.forget();
            me.settlement.field(event, owner, variable);
        } else {
            noteRead(me, owner, variable, cell, site);
        }
        me.describe(event, me.stage.isDetailed() ? variable.label() : "", me.accepted());
    }

    private static int cell(Performer me, @Nullable Object owner, Variable variable) {
        me.settlement.settle();
        ThreadStage stage = me.stage;
        Shadow shadow = owner == null ? stage.statics() : stage.shadow(owner);
        int cell = shadow.find(variable.key, stage.epoch());
        if (cell < 0) {
            cell = variable.isReference()
                    ? stage.log().addCell(0, variable.reference(owner))
                    : stage.log().addCell(variable.bits(owner), null);
            shadow.put(variable.key, cell);
        }
        return cell;
    }

    /** An element is about to be read. An index out of bounds is left to the program. */
    static void readElement(Performer me, Object array, int index, int site) {
        if (index < 0 || index >= java.lang.reflect.Array.getLength(array)) {
            return;
        }
        int cell = element(me, array, index);
        if (announceRead(me, cell, site)) {
            me.stage.log().plain(me.number);
            int event = me.turn();
            Object value = array instanceof Object[] objects ? objects[index] : null;
            me.spinning.read(site, cell, array instanceof Object[] ? 0 : Raw.element(array, index), value);
            if (me.stage.isDetailed()) {
                me.describe(event, label(array, index, site), elementNow(array, index));
            }
        }
    }

    /** An element is about to be written. */
    static void writeElement(Performer me, Object array, int index, int site) {
        if (index < 0 || index >= java.lang.reflect.Array.getLength(array)) {
            return;
        }
        int cell = element(me, array, index);
        me.announce(Action.WRITE, site).touching(cell, Mode.UPDATE);
        me.stage.log().plain(me.number);
        int event = me.turn();
        me.describe(event, me.stage.isDetailed() ? label(array, index, site) : "", null);
        me.settlement.element(event, array, index);
    }

    static int element(Performer me, Object array, int index) {
        me.settlement.settle();
        ThreadStage stage = me.stage;
        Shadow shadow = stage.shadow(array);
        int cell = shadow.find(index, stage.epoch());
        if (cell < 0) {
            cell = array instanceof Object[] objects
                    ? stage.log().addCell(0, objects[index])
                    : stage.log().addCell(Raw.element(array, index), null);
            shadow.put(index, cell);
        }
        return cell;
    }

    private static String label(Object array, int index, int site) {
        String name = Sites.label(site);
        return (name.isEmpty() ? array.getClass().getComponentType().getSimpleName() : name) + "[" + index + "]";
    }

    private static Object elementNow(Object array, int index) {
        Object value = java.lang.reflect.Array.get(array, index);
        return array instanceof Object[] ? Shown.of(value) : value;
    }

    /** A call of a library object as a whole. */
    static void call(Performer me, Object receiver, boolean readOnly, int site) {
        me.settlement.settle();
        Shadow shadow = me.stage.shadow(receiver);
        int cell = shadow.find(WHOLE, me.stage.epoch());
        if (cell < 0) {
            cell = me.stage.log().addCell(0, null);
            shadow.put(WHOLE, cell);
        }
        me.announce(Action.CALL, site).touching(cell, readOnly ? Mode.READ : Mode.UPDATE);
        me.stage.log().plain(me.number);
        int event = me.turn();
        me.describe(event, me.stage.isDetailed() ? Sites.label(site) : "", null);
    }

    /** Announces a read, one that waits if it would be useless. False if it need not be an event. */
    private static boolean announceRead(Performer me, int cell, int site) {
        if (!me.spinning.isUseless(site, cell)) {
            me.announce(Action.READ, site).touching(cell, Mode.READ);
            return true;
        }
        if (me.spinning.isFree()) {
            return false;
        }
        awaitOther(me, cell, site);
        return true;
    }

    private static void awaitOther(Performer me, int cell, int site) {
        me.announce(Action.READ, site)
                .touching(cell, Form.BLOCKING, Mode.READ, Mode.READ)
                .expecting(me.spinning.lastBits(site, cell), me.spinning.lastReference(site, cell), true)
                .about(() -> "another value at " + Sites.location(site));
        me.spinning.waits();
    }
}
