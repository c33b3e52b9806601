package dev.braid.explorer.threads.sampling;

import dev.braid.trace.threads.Chooser;
import dev.braid.trace.threads.Scene;
import dev.braid.trace.threads.ThreadTrace;
import java.util.Arrays;

/** Draws who moves. */
abstract class Sampler implements Chooser {

    /** One time in so many, whoever could only time out may move although others can. */
    private static final int RARELY = 8;

    private Draws draws = new Draws(0);
    private int[] candidates = new int[8];

    /** Begins the execution of a seed. */
    final void begin(long seed) {
        draws = new Draws(seed);
        beginDrawing();
    }

    final Draws draws() {
        return draws;
    }

    /** What is needed before the first move. */
    abstract void beginDrawing();

    /** One of the first so many candidates. */
    abstract int draw(Scene scene, int[] among, int count);

    /** Learns from an execution that has ended. */
    void learn(ThreadTrace trace) {}

    @Override
    public final int choose(Scene scene) {
        boolean all = draws.below(RARELY) == 0;
        int count = collect(scene, all);
        if (count == 0) {
            return soonest(scene);
        }
        return draw(scene, candidates, count);
    }

    private int collect(Scene scene, boolean all) {
        int processes = scene.soFar().processes();
        if (candidates.length < processes) {
            candidates = Arrays.copyOf(candidates, processes * 2);
        }
        int count = 0;
        for (int who = 0; who < processes; who++) {
            if (scene.isEnabled(who) && (all || !scene.isReluctant(who))) {
                candidates[count++] = who;
            }
        }
        return count;
    }

    private static int soonest(Scene scene) {
        int best = NOBODY;
        for (int who = 0; who < scene.soFar().processes(); who++) {
            if (scene.isEnabled(who) && (best == NOBODY || scene.deadline(who) < scene.deadline(best))) {
                best = who;
            }
        }
        return best;
    }

    @Override
    public final int outcome(Scene scene, int process) {
        return draws.below(scene.soFar().pending().choices(process));
    }
}
