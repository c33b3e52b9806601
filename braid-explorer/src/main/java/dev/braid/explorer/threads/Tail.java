package dev.braid.explorer.threads;

import dev.braid.trace.TailPolicy;
import dev.braid.trace.threads.Scene;
import java.util.function.IntPredicate;

/** Who moves by a tail policy: those that have to wait for a time-out only if nobody else can. */
final class Tail {

    private static final int NOBODY = -1;

    private final TailPolicy policy;
    private final long seed;

    Tail(TailPolicy policy, long seed) {
        this.policy = policy;
        this.seed = seed;
    }

    /** One of the enabled processes that may move, or -1. */
    int choose(Scene scene, IntPredicate mayMove) {
        int running = scene.running();
        if (policy == TailPolicy.KEEP_RUNNING && isEager(scene, running) && mayMove.test(running)) {
            return running;
        }
        int best = NOBODY;
        for (int who = 0; who < scene.soFar().processes(); who++) {
            if (scene.isEnabled(who) && mayMove.test(who) && (best == NOBODY || isBetter(scene, who, best))) {
                best = who;
            }
        }
        return best;
    }

    private static boolean isEager(Scene scene, int who) {
        return who >= 0 && scene.isEnabled(who) && !scene.isReluctant(who);
    }

    private boolean isBetter(Scene scene, int who, int best) {
        boolean reluctant = scene.isReluctant(who);
        if (reluctant != scene.isReluctant(best)) {
            return !reluctant;
        }
        if (reluctant && scene.deadline(who) != scene.deadline(best)) {
            return scene.deadline(who) < scene.deadline(best);
        }
        return switch (policy) {
            case HIGHEST_FIRST -> true;
            case SCATTERED -> scattered(scene, who) > scattered(scene, best);
            default -> false;
        };
    }

    private long scattered(Scene scene, int who) {
        return Seeds.mix(seed + scene.soFar().size() * 31L + who);
    }
}
