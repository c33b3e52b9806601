package dev.braid.explorer.repro;

import dev.braid.trace.threads.Chooser;
import dev.braid.trace.threads.Scene;
import dev.braid.trace.threads.ThreadTrace;
import java.util.List;

/** Lets threads run as a reproduction says, then as they would by default. */
final class ThreadMoves implements Chooser {

    private final List<ThreadRepro.Move> moves;
    private int at;
    private int taken;
    private int moved;
    private boolean failed;

    ThreadMoves(List<ThreadRepro.Move> moves) {
        this.moves = moves;
    }

    /** Whether every move could be made. */
    boolean isDone() {
        return !failed && (at == moves.size() || at == moves.size() - 1 && isOpen(moves.get(at)) && taken > 0);
    }

    /** The move that is to be made. */
    int reached() {
        return Math.min(at, moves.size() - 1);
    }

    /** How many events the moves were. */
    int moved() {
        return moved;
    }

    @Override
    public int choose(Scene scene) {
        while (!failed && at < moves.size()) {
            ThreadRepro.Move move = moves.get(at);
            int process = named(scene, move.thread());
            boolean can = process >= 0 && scene.isEnabled(process);
            if (can && (isOpen(move) ? !scene.isReluctant(process) || taken == 0 : taken < move.steps())) {
                return move(process, move);
            }
            failed = !isOpen(move) || taken == 0;
            next();
        }
        return byDefault(scene);
    }

    private int move(int process, ThreadRepro.Move move) {
        taken++;
        moved++;
        if (!isOpen(move) && taken == move.steps()) {
            next();
        }
        return process;
    }

    private void next() {
        if (!failed) {
            at++;
            taken = 0;
        }
    }

    private static boolean isOpen(ThreadRepro.Move move) {
        return move.steps() == ThreadRepro.UNTIL_IT_STOPS;
    }

    private static int named(Scene scene, String name) {
        ThreadTrace trace = scene.soFar();
        for (int process = 0; process < trace.processes(); process++) {
            if (trace.name(process).equals(name)) {
                return process;
            }
        }
        return -1;
    }

    /** The running thread goes on while it can, then the first that is not reluctant, then who wakes first. */
    private static int byDefault(Scene scene) {
        int running = scene.running();
        if (running >= 0 && scene.isEnabled(running) && !scene.isReluctant(running)) {
            return running;
        }
        int sleeper = NOBODY;
        for (int process = 0; process < scene.soFar().processes(); process++) {
            if (scene.isEnabled(process)) {
                if (!scene.isReluctant(process)) {
                    return process;
                }
                if (sleeper < 0 || scene.deadline(process) < scene.deadline(sleeper)) {
                    sleeper = process;
                }
            }
        }
        return sleeper;
    }
}
