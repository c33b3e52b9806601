package dev.braid.host;

import dev.braid.actors.Program;
import dev.braid.actors.copy.SharedState;
import dev.braid.actors.copy.Sharing;
import dev.braid.explorer.Bug;
import dev.braid.explorer.ExplorationResult;
import dev.braid.explorer.Explorer;
import dev.braid.explorer.NearestPassing;
import dev.braid.runtime.Stage;
import dev.braid.trace.Finding;
import dev.braid.trace.InputMode;
import dev.braid.trace.MessageTrace;
import dev.braid.trace.Outcome;
import dev.braid.trace.Problem;
import dev.braid.trace.Script;
import dev.braid.trace.TurningPoint;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * One exploration of one program in this JVM, on a thread of its own, under a watchdog.
 *
 * <p>A program that hangs without an event cannot be stopped inside a JVM, so its thread is left behind (it is a daemon)
 * and the result says what it was doing.
 */
public final class Exploration {

    private static final long LOOK_EVERY_MILLIS = 100;
    private static final long STACK_BYTES = 64L << 20;

    /** How far an exploration is. */
    public record Progress(long executions, long left, Duration elapsed) {}

    private final Program program;
    private final ExplorationOptions options;
    private final Stage stage;
    private final Explorer<MessageTrace> explorer;
    private final long begun = System.nanoTime();
    private final AtomicReference<@Nullable Throwable> defect = new AtomicReference<>();
    private volatile boolean stopped;
    private volatile @Nullable ExplorationResult result;

    public Exploration(Program program, ExplorationOptions options) {
        this.program = program;
        this.options = options;
        this.stage = new Stage(program);
        Script.Setting setting = options.setting();
        this.explorer = new Explorer<>(
                stage::perform,
                options.strategy().create(setting, options.ways()),
                setting,
                this::allowsAnother,
                options.goOnAfterBug(),
                this::openInputs);
    }

    private Iterable<String> openInputs() {
        return options.inputMode() == InputMode.ENUMERATED ? stage.inputsNotExhausted() : List.of("all inputs");
    }

    private boolean allowsAnother(long executions) {
        return !stopped
                && executions < options.maxExecutions()
                && System.nanoTime() - begun < options.budget().toNanos();
    }

    /** Stops after the execution now running; what was found is kept. May be called from any thread. */
    public void stop() {
        stopped = true;
    }

    public boolean wasStopped() {
        return stopped;
    }

    /** Explores, calling {@code listener} now and then. */
    public ExplorationResult run(Consumer<Progress> listener) throws InterruptedException {
        Thread thread = new Thread(null, this::explore, "braid-stage", STACK_BYTES);
        thread.setDaemon(true);
        thread.start();
        Watchdog watchdog = new Watchdog(stage, options.patience());
        while (thread.isAlive()) {
            thread.join(LOOK_EVERY_MILLIS);
            listener.accept(new Progress(explorer.executions(), explorer.left(), elapsed()));
            Problem stuck = thread.isAlive() ? watchdog.look(thread, explorer.executions()) : null;
            if (stuck != null) {
                return explorer.soFar(stuck);
            }
        }
        return outcome();
    }

    private ExplorationResult outcome() {
        Throwable error = defect.get();
        ExplorationResult done = result;
        if (done == null) {
            throw new IllegalStateException("the exploration ended without a result", error);
        }
        return done;
    }

    private void explore() {
        try {
            Problem problem = options.allowSharing() ? null : sharedState();
            result = problem != null ? explorer.soFar(problem) : explorer.explore();
        } catch (Problem.Found e) {
            result = explorer.soFar(e.problem());
        } catch (Throwable e) {
            defect.set(e);
        }
    }

    /** Runs the program once to see which objects its processes hold. */
    private @Nullable Problem sharedState() {
        MessageTrace trace = stage.perform(Script.free(options.setting()));
        if (trace.outcome() instanceof Outcome.Uncontrolled uncontrolled) {
            return uncontrolled.problem();
        }
        List<SharedState> shared = Sharing.find(stage.codeByProcess());
        if (shared.isEmpty()) {
            return null;
        }
        SharedState first = shared.get(0);
        return new Problem(
                "BRD-141",
                "Processes of " + program.getClass().getSimpleName() + " share mutable state: " + first.type() + ".",
                "it is reachable from " + String.join(" and ", first.paths()) + ".",
                "give each process its own, send it in a message, or allow it with --allow-sharing.");
    }

    /** One execution in detail, for a story. */
    public MessageTrace detailed(long[] steps) {
        return stage.perform(new Script(steps, steps.length, options.setting().withDetails()));
    }

    /**
     * What should have been otherwise for a bug not to happen, if one event decides it.
     *
     * <p>The executions tried for that are new ones, so one of them may hang: they run on a stage and a thread of their
     * own, which is left behind when patience ends.
     */
    public @Nullable TurningPoint nearestPassing(Bug bug) {
        AtomicReference<@Nullable TurningPoint> found = new AtomicReference<>();
        Thread search = new Thread(null, () -> found.set(search(bug)), "braid-why", STACK_BYTES);
        search.setDaemon(true);
        search.start();
        try {
            search.join(options.patience().toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return found.get();
    }

    private @Nullable TurningPoint search(Bug bug) {
        if (bug.kind() == Finding.Kind.STEP_LIMIT) {
            return null;
        }
        try {
            return NearestPassing.of(new Stage(program)::perform, options.setting(), bug.steps());
        } catch (Problem.Found e) {
            return null; // another schedule asks for an input that was not given
        }
    }

    /** Runs executions of the same program outside the search. */
    public Stage stage() {
        return stage;
    }

    public Duration elapsed() {
        return Duration.ofNanos(System.nanoTime() - begun);
    }
}
