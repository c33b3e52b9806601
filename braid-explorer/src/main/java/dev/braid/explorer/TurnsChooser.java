package dev.braid.explorer;

import dev.braid.trace.threads.Chooser;
import dev.braid.trace.threads.Scene;
import dev.braid.trace.threads.ThreadTrace;
import java.util.List;

/** Follows turns as far as it can, skipping those that cannot be taken; then lets threads run on. */
final class TurnsChooser implements Chooser {

    private final List<Turn> turns;
    private final Outcomes outcomes;
    private int at;
    private int used;

    TurnsChooser(List<Turn> turns, Outcomes outcomes) {
        this.turns = turns;
        this.outcomes = outcomes;
    }

    @Override
    public int choose(Scene scene) {
        while (at < turns.size()) {
            int who = processOf(scene.soFar(), turns.get(at).thread());
            if (who >= 0 && used < turns.get(at).steps() && scene.isEnabled(who)) {
                used++;
                return who;
            }
            at++;
            used = 0;
        }
        return runOn(scene);
    }

    private static int processOf(ThreadTrace trace, int identity) {
        int who = trace.processes() - 1;
        while (who >= 0 && trace.identity(who) != identity) {
            who--;
        }
        return who;
    }

    private static int runOn(Scene scene) {
        int best = scene.running();
        if (best >= 0 && scene.isEnabled(best) && !scene.isReluctant(best)) {
            return best;
        }
        best = NOBODY;
        for (int who = 0; who < scene.soFar().processes(); who++) {
            if (scene.isEnabled(who) && (best == NOBODY || isSooner(scene, who, best))) {
                best = who;
            }
        }
        return best;
    }

    private static boolean isSooner(Scene scene, int who, int best) {
        if (!scene.isReluctant(best)) {
            return false;
        }
        return !scene.isReluctant(who) || scene.deadline(who) < scene.deadline(best);
    }

    @Override
    public int outcome(Scene scene, int process) {
        ThreadTrace trace = scene.soFar();
        int place = 0;
        for (int e = trace.size() - 1; e >= 0 && place == 0; e--) {
            place = trace.process(e) == process ? trace.index(e) + 1 : 0;
        }
        return outcomes.of(trace.identity(process), place, trace.pending().choices(process));
    }
}
