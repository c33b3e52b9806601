package dev.braid.worker;

import dev.braid.agent.Agent;
import dev.braid.explorer.Bug;
import dev.braid.explorer.ExplorationResult;
import dev.braid.explorer.Explorer;
import dev.braid.explorer.repro.ReproParser;
import dev.braid.explorer.repro.ThreadRepro;
import dev.braid.explorer.repro.ThreadReproResolver;
import dev.braid.explorer.repro.ThreadReproWriter;
import dev.braid.report.ThreadStory;
import dev.braid.runtime.threads.ThreadStage;
import dev.braid.trace.Finding;
import dev.braid.trace.InputMode;
import dev.braid.trace.Outcome;
import dev.braid.trace.Problem;
import dev.braid.trace.Script;
import dev.braid.trace.TailPolicy;
import dev.braid.trace.threads.ThreadTrace;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One assignment, carried out: an exploration or a replay. */
final class Errand {

    private static final long LOOK_EVERY_MILLIS = 100;

    private final Assignment assignment;
    private final Conversation host;
    private final Output output;
    private final long begun = System.nanoTime();
    private final Races races = new Races();
    private int told;
    private volatile boolean stopped;
    private volatile @Nullable ThreadStage stage;
    private volatile @Nullable Explorer<ThreadTrace> explorer;

    Errand(Assignment assignment, Conversation host, Output output) {
        this.assignment = assignment;
        this.host = host;
        this.output = output;
    }

    /** Ends the exploration after the execution now running. May be called from any thread. */
    void stop() {
        stopped = true;
    }

    Report run() {
        ThreadStage made = new ThreadStage(Subject.of(type(), assignment.parameters()));
        stage = made;
        return assignment.isReplay() ? replay(made) : explore(made);
    }

    private Class<?> type() {
        try {
            return Class.forName(assignment.type(), false, ClassLoader.getSystemClassLoader());
        } catch (ClassNotFoundException | LinkageError e) {
            throw new Problem.Found(new Problem(
                    "BRD-102", assignment.type() + " cannot be loaded.", e.toString(), "complete --class-path."));
        }
    }

    private Script.Setting setting() {
        Map<String, String> fixed = assignment.fixedInputs();
        InputMode mode = fixed.isEmpty() ? InputMode.ENUMERATED : InputMode.FIXED;
        return new Script.Setting(
                TailPolicy.KEEP_RUNNING, mode, fixed, assignment.seed(), assignment.maxSteps(), false, false);
    }

    private Report explore(ThreadStage on) {
        Explorer<ThreadTrace> made = new Explorer<>(
                script -> perform(on, script),
                new Telling(ThreadStrategies.create(assignment, setting()), () -> tellBugs(on)),
                setting(),
                this::allowsAnother,
                assignment.goOnAfterBug(),
                List::of);
        explorer = made;
        races.look(on, setting());
        ExplorationResult result = made.explore();
        tellBugs(on);
        return done(result);
    }

    private ThreadTrace perform(ThreadStage on, Script script) {
        output.clear();
        ThreadTrace trace = on.perform(script);
        return assignment.failOnRace() && trace.outcome() instanceof Outcome.Passed ? races.failing(on, trace) : trace;
    }

    private boolean allowsAnother(long executions) {
        return !stopped
                && executions < assignment.maxExecutions()
                && System.nanoTime() - begun < assignment.budgetNanos();
    }

    private void tellBugs(ThreadStage on) {
        Explorer<ThreadTrace> running = explorer;
        List<Bug> bugs = running == null ? List.of() : running.bugs();
        for (; told < bugs.size(); told++) {
            tell(on, bugs.get(told));
        }
    }

    private void tell(ThreadStage on, Bug bug) {
        long[] steps = bug.steps();
        ThreadTrace trace =
                perform(on, new Script(steps, steps.length, setting().withDetails()));
        if (!shows(trace, bug)) {
            // looking closer must not change what happens; a story without names is better than one of something else
            trace = perform(on, new Script(steps, steps.length, setting()));
        }
        host.tell(found(trace, bug));
    }

    private static boolean shows(ThreadTrace trace, Bug bug) {
        Bug again = Bug.of(trace, bug.steps());
        return again != null && again.kind() == bug.kind() && again.message().equals(bug.message());
    }

    private Report.Found found(ThreadTrace trace, Bug bug) {
        int forced = bug.steps().length;
        ThreadRepro repro = ThreadReproWriter.write(trace, forced);
        Finding finding = new Finding(
                bug.kind(),
                bug.message(),
                bug.location(),
                repro.input(),
                repro.toString(),
                bug.firstAtExecution(),
                forced);
        return new Report.Found(
                finding, ThreadStory.of(trace, finding, repro.schedule(), assignment.command()), output.text());
    }

    private Report done(ExplorationResult result) {
        return new Report.Done(
                result.executions(),
                result.blocked(),
                result.paths(),
                result.schedules(),
                result.exhausted(),
                result.left(),
                result.openInputs(),
                races.notes(),
                output.text(),
                carrier(),
                result.problem() != null ? result.problem() : notWoven());
    }

    /** What is not woven is not under control, so nothing is verified. */
    private static @Nullable Problem notWoven() {
        List<String> failures = Agent.failures();
        if (failures.isEmpty()) {
            return null;
        }
        return new Problem(
                "BRD-107",
                failures.size() + " classes could not be woven, so what they do is not under control.",
                failures.get(0),
                "please report it; it is a defect of Braid.");
    }

    private String carrier() {
        ThreadStage on = stage;
        return on == null ? "nothing" : on.carrier();
    }

    private Report replay(ThreadStage on) {
        ThreadRepro repro = ReproParser.parseThreads(assignment.replay());
        Script.Setting setting = repro.inputs().isEmpty()
                ? setting()
                : setting().withInputs(InputMode.FIXED, repro.inputs(), assignment.seed());
        long[] steps = ThreadReproResolver.resolve(repro, script -> perform(on, script), setting);
        ThreadTrace trace = perform(on, new Script(steps, steps.length, setting.withDetails()));
        if (trace.outcome() instanceof Outcome.Uncontrolled uncontrolled) {
            throw new Problem.Found(uncontrolled.problem());
        }
        Bug bug = Bug.of(trace, steps);
        if (bug != null) {
            host.tell(found(trace, bug));
        }
        return new Report.Done(1, 0, 1, 1, false, 0, List.of(), List.of(), output.text(), carrier(), null);
    }

    /** Tells how far it is until the stage's thread is done, or stuck. */
    void watch(Thread stageThread) throws InterruptedException {
        Patience patience = new Patience(assignment.patienceNanos());
        while (stageThread.isAlive()) {
            stageThread.join(LOOK_EVERY_MILLIS);
            ThreadStage on = stage;
            Explorer<ThreadTrace> running = explorer;
            if (on == null || !stageThread.isAlive()) {
                continue;
            }
            long executions = running == null ? 0 : running.executions();
            host.tell(new Report.Progress(executions, running == null ? 0 : running.left()));
            Problem stuck = patience.look(on.progress(), stageThread, executions);
            if (stuck != null) {
                host.tell(running == null ? new Report.Refused(stuck) : done(running.soFar(stuck)));
                return;
            }
        }
    }
}
