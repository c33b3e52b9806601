package dev.braid.trace.threads;

/** Decides who moves once the forced steps are used up. A strategy that needs more than a tail policy brings its own. */
@FunctionalInterface
public interface Chooser {

    /** The answer of a chooser that gives the execution up. */
    int NOBODY = -1;

    /** One of the enabled processes, of which there is at least one; or {@link #NOBODY}. */
    int choose(Scene scene);

    /** Which of its outcomes the chosen process takes; asked only if it has {@link Operations#choices several}. */
    default int outcome(Scene scene, int process) {
        return 0;
    }
}
