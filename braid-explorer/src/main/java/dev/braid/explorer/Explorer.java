package dev.braid.explorer;

import dev.braid.explorer.strategy.Strategy;
import dev.braid.trace.Outcome;
import dev.braid.trace.Problem;
import dev.braid.trace.Script;
import dev.braid.trace.Trace;
import dev.braid.trace.threads.ThreadTrace;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Runs executions until the strategy has none left, the budget is used up, or a bug is found.
 *
 * @param <T> the kind of trace
 */
public final class Explorer<T extends Trace> {

    private final Performance<T> performance;
    private final Strategy<T> strategy;
    private final Script.Setting setting;
    private final Budget budget;
    private final boolean goOnAfterBug;
    private final Supplier<? extends Iterable<String>> openInputs;
    private final Map<String, Bug> bugs = new LinkedHashMap<>();
    private final Set<Long> orders = new HashSet<>();
    private final Set<Long> inputs = new HashSet<>();
    private volatile long executions;
    private volatile long left;
    private long blocked;
    private @Nullable Problem problem;

    /**
     * @param setting what replays use; the strategy has its own
     * @param goOnAfterBug whether to look for all bugs
     * @param openInputs names the inputs whose values are not all tried
     */
    public Explorer(
            Performance<T> performance,
            Strategy<T> strategy,
            Script.Setting setting,
            Budget budget,
            boolean goOnAfterBug,
            Supplier<? extends Iterable<String>> openInputs) {
        this.performance = performance;
        this.strategy = strategy;
        this.setting = setting;
        this.budget = budget;
        this.goOnAfterBug = goOnAfterBug;
        this.openInputs = openInputs;
    }

    public ExplorationResult explore() {
        boolean exhausted = false;
        while (problem == null && (bugs.isEmpty() || goOnAfterBug) && budget.allowsAnother(executions)) {
            Script script = strategy.next();
            if (script == null) {
                exhausted = true;
                break;
            }
            consider(script, performance.perform(script));
            left = strategy.left();
        }
        return result(exhausted);
    }

    private void consider(Script script, T trace) {
        Outcome outcome = trace.outcome();
        boolean counts = strategy.learn(trace);
        if (outcome instanceof Outcome.Diverged diverged) {
            if (counts) {
                problem = Divergence.problem(diverged.step(), diverged.why());
            } else {
                blocked++;
            }
        } else if (outcome instanceof Outcome.Uncontrolled uncontrolled) {
            problem = uncontrolled.problem();
        } else if (!strategy.repeats()) {
            problem = Divergence.between(performance, script);
        } else {
            count(trace, outcome instanceof Outcome.Blocked);
        }
    }

    private void count(Trace trace, boolean isBlocked) {
        if (isBlocked) {
            blocked++;
            return;
        }
        executions++;
        if (!strategy.isExact()) {
            orders.add(trace.orderSignature());
        }
        inputs.add(trace.inputSignature());
        Failure failure = Failure.of(trace);
        if (failure != null && !bugs.containsKey(failure.identity())) {
            keep(failure, Minimiser.stepsOf(trace));
        }
    }

    /** Every bug is replayed before it counts; one that does not come back is a program out of control. */
    private void keep(Failure failure, long[] steps) {
        T trace = performance.perform(new Script(steps, steps.length, setting));
        boolean threads = trace instanceof ThreadTrace;
        Failure again = Failure.of(trace);
        if (again == null || !again.identity().equals(failure.identity())) {
            problem = Divergence.problem(steps.length, "a failure did not come back: " + failure.message());
            return;
        }
        long[] fewest = threads
                ? new ThreadMinimiser(performance, setting, again, steps).minimise(steps)
                : new Minimiser(performance, setting, again).minimise(steps);
        bugs.put(
                failure.identity(), new Bug(failure.kind(), failure.message(), failure.location(), fewest, executions));
    }

    private ExplorationResult result(boolean exhausted) {
        List<String> open = new ArrayList<>();
        openInputs.get().forEach(open::add);
        long schedules = strategy.isExact() ? executions : orders.size();
        return new ExplorationResult(
                executions,
                blocked,
                inputs.size(),
                schedules,
                exhausted && strategy.isComplete(),
                strategy.left(),
                List.copyOf(open),
                List.copyOf(bugs.values()),
                problem,
                strategy.coveredWays());
    }

    /** The bugs found so far, in the order they were found. */
    public List<Bug> bugs() {
        return List.copyOf(bugs.values());
    }

    /** How many executions are done; may be asked from another thread. */
    public long executions() {
        return executions;
    }

    /** How many are known and to be done; may be asked from another thread. */
    public long left() {
        return left;
    }

    /** What is known so far, for an exploration that cannot go on. */
    public ExplorationResult soFar(Problem why) {
        problem = why;
        return result(false);
    }
}
