package dev.braid.worker;

import dev.braid.explorer.strategy.Strategy;
import dev.braid.trace.Script;
import dev.braid.trace.threads.Chooser;
import dev.braid.trace.threads.Scene;
import dev.braid.trace.threads.ThreadTrace;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Every interleaving, depth first. */
final class Interleavings implements Strategy<ThreadTrace>, Chooser {

    private final Script.Setting setting;
    private final List<int[]> options = new ArrayList<>();
    private final List<Integer> taken = new ArrayList<>();
    private int depth;
    private boolean done;

    Interleavings(Script.Setting setting) {
        this.setting = setting;
    }

    @Override
    public @Nullable Script next() {
        depth = 0;
        return done ? null : new Script(new long[0], 0, setting, this);
    }

    @Override
    public int choose(Scene scene) {
        if (depth == options.size()) {
            int n = scene.soFar().processes();
            int[] enabled = java.util.stream.IntStream.range(0, n)
                    .filter(scene::isEnabled)
                    .toArray();
            options.add(enabled);
            taken.add(0);
        }
        int choice = options.get(depth)[taken.get(depth)];
        depth++;
        return choice;
    }

    @Override
    public boolean learn(ThreadTrace trace) {
        while (!options.isEmpty()) {
            int last = options.size() - 1;
            if (taken.get(last) + 1 < options.get(last).length) {
                taken.set(last, taken.get(last) + 1);
                return true;
            }
            options.remove(last);
            taken.remove(last);
        }
        done = true;
        return true;
    }

    @Override
    public long left() {
        return options.size();
    }

    @Override
    public boolean isExact() {
        return false;
    }
}
