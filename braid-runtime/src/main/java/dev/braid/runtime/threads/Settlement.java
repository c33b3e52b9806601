package dev.braid.runtime.threads;

import dev.braid.trace.threads.ThreadLog;
import org.jspecify.annotations.Nullable;

/**
 * A write that was announced and has happened by now, but whose value nobody has told yet.
 *
 * <p>Woven code calls us before it writes. Until its next announcement nobody else runs, so it is early enough to look
 * then.
 */
final class Settlement {

    private final ThreadStage stage;
    private int event = -1;
    private @Nullable Object owner;
    private @Nullable Variable variable;
    private int index;

    Settlement(ThreadStage stage) {
        this.stage = stage;
    }

    void reset() {
        event = -1;
        owner = null;
        variable = null;
    }

    /** An event writes a field of an object, or a static one. */
    void field(int writing, @Nullable Object itsOwner, Variable itsVariable) {
        event = writing;
        owner = itsOwner;
        variable = itsVariable;
    }

    /** An event writes an element of an array. */
    void element(int writing, Object array, int itsIndex) {
        event = writing;
        owner = array;
        variable = null;
        index = itsIndex;
    }

    void settle() {
        if (event >= 0) {
            ThreadLog log = stage.log();
            if (isReference()) {
                tell(log, 0, reference(), 'L');
            } else {
                tell(log, bits(), null, letter());
            }
            event = -1;
        }
    }

    private void tell(ThreadLog log, long bits, @Nullable Object reference, char type) {
        log.wrote(event, bits, reference);
        if (stage.isDetailed()) {
            log.valued(event, type == 'L' ? Shown.of(reference) : Raw.boxed(bits, type));
        }
    }

    private boolean isReference() {
        return variable != null ? variable.isReference() : owner instanceof Object[];
    }

    private @Nullable Object reference() {
        return variable != null ? variable.reference(owner) : owner instanceof Object[] array ? array[index] : null;
    }

    private long bits() {
        if (variable != null) {
            return variable.bits(owner);
        }
        return owner == null ? 0 : Raw.element(owner, index);
    }

    private char letter() {
        return variable != null || owner == null
                ? variable == null ? 'I' : variable.type
                : Variable.letter(owner.getClass().getComponentType());
    }
}
