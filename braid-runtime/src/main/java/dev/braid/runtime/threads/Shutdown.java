package dev.braid.runtime.threads;

import java.util.ArrayList;
import java.util.List;

/** The shutdown hooks of the program: threads that start when it exits, or when its last thread that is no daemon ends. */
final class Shutdown {

    private final ThreadStage stage;
    private final List<Thread> hooks = new ArrayList<>();
    private boolean begun;

    Shutdown(ThreadStage stage) {
        this.stage = stage;
    }

    void reset() {
        hooks.clear();
        begun = false;
    }

    boolean add(Thread hook) {
        if (begun) {
            throw new IllegalStateException("Shutdown in progress");
        }
        if (hooks.contains(hook)) {
            throw new IllegalArgumentException("Hook previously registered");
        }
        return hooks.add(hook);
    }

    boolean remove(Thread hook) {
        if (begun) {
            throw new IllegalStateException("Shutdown in progress");
        }
        return hooks.remove(hook);
    }

    /** Starts them, once, after the last event of the program; they are children of the first thread, whoever ends last. */
    void begin(int event) {
        if (!begun) {
            begun = true;
            for (Thread hook : hooks) {
                stage.begin(stage.performer(0), event, hook, hook, false);
            }
        }
    }
}
