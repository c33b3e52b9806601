package dev.braid.runtime.threads;

import org.jspecify.annotations.Nullable;

/**
 * The shadows of objects that have no field for them: arrays, and objects of classes that are not woven.
 *
 * <p>A table by identity. It is emptied by the next epoch, without touching its slots; the shadows in them are used
 * again.
 */
final class Shadows {

    private @Nullable Object[] objects = new Object[64];
    private Shadow[] shadows = fresh(64);
    private long[] epochs = new long[64];
    private int size;
    private long epoch;

    void reset(long now) {
        epoch = now;
        size = 0;
    }

    Shadow of(Object object) {
        if (object instanceof Woven woven) {
            Shadow shadow = woven.braid$shadow();
            if (shadow == null) {
                shadow = new Shadow();
                woven.braid$shadow(shadow);
            }
            return shadow;
        }
        return lookUp(object);
    }

    private Shadow lookUp(Object object) {
        int mask = objects.length - 1;
        int at = slot(object, mask);
        while (epochs[at] == epoch) {
            if (objects[at] == object) {
                return shadows[at];
            }
            at = at + 1 & mask;
        }
        if (++size * 2 > objects.length) {
            grow();
            return lookUp(object);
        }
        objects[at] = object;
        epochs[at] = epoch;
        return shadows[at];
    }

    private void grow() {
        @Nullable Object[] oldObjects = objects;
        Shadow[] oldShadows = shadows;
        long[] oldEpochs = epochs;
        int capacity = oldObjects.length * 2;
        objects = new Object[capacity];
        shadows = fresh(capacity);
        epochs = new long[capacity];
        size = 0;
        for (int i = 0; i < oldObjects.length; i++) {
            Object object = oldObjects[i];
            if (oldEpochs[i] == epoch && object != null) {
                int at = slot(object, capacity - 1);
                while (epochs[at] == epoch) {
                    at = at + 1 & capacity - 1;
                }
                objects[at] = object;
                epochs[at] = epoch;
                shadows[at] = oldShadows[i];
                size++;
            }
        }
    }

    private static int slot(Object object, int mask) {
        int hash = System.identityHashCode(object);
        return (hash ^ hash >>> 15) & mask;
    }

    private static Shadow[] fresh(int count) {
        Shadow[] made = new Shadow[count];
        for (int i = 0; i < count; i++) {
            made[i] = new Shadow();
        }
        return made;
    }
}
