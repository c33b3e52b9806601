package dev.braid.solver;

import dev.braid.solver.backend.BackendKind;
import dev.braid.trace.term.Assignment;
import dev.braid.trace.term.Conditions;
import dev.braid.trace.term.Ranges;
import dev.braid.trace.term.Term;
import dev.braid.trace.term.TermOrder;
import dev.braid.trace.term.Variable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Answers with as little solving as possible: splits the conditions into independent groups, keeps the known inputs for the
 * groups they satisfy, and asks for each other group the cache, intervals, guesses, recent models, and only then a solver,
 * which has kept the beginning of the path on its stack.
 */
public final class LayeredSolver implements ConstraintSolver {

    private static final int MODELS_KEPT = 16;

    private final List<Session> sessions = new ArrayList<>();
    private final Tally tally = new Tally();
    private final Slices slices = new Slices();
    private final QueryCache cache = new QueryCache();
    private final Deque<Assignment> recent = new ArrayDeque<>();
    private final List<Term> conditions = new ArrayList<>();
    private final Deque<Integer> levels = new ArrayDeque<>();
    private Assignment base = Assignment.EMPTY;

    public LayeredSolver(SolverSettings settings) {
        for (BackendKind kind : settings.order()) {
            sessions.add(new Session(kind, settings, tally));
        }
    }

    @Override
    public void push() {
        levels.push(conditions.size());
    }

    @Override
    public void pop() {
        conditions.subList(levels.pop(), conditions.size()).clear();
    }

    @Override
    public void add(Term condition) {
        conditions.add(condition);
    }

    @Override
    public void remember(Assignment inputs) {
        base = inputs;
    }

    /** Who answered how much so far. */
    public Tally tally() {
        return tally;
    }

    @Override
    public Solution solve() {
        List<Term> all = Conditions.conjuncts(conditions);
        if (all.contains(Term.FALSE)) {
            tally.answered(Layer.SIMPLIFIED);
            return Solution.NONE;
        }
        Assignment inputs = base.with(base.only(TermOrder.variables(all)));
        List<List<Term>> open = new ArrayList<>();
        int kept = 0;
        for (List<Term> group : slices.of(all)) {
            if (!base.satisfies(group)) {
                open.add(group);
                kept += group.size();
            }
        }
        tally.sliced(all.size(), kept);
        return solveGroups(open, inputs);
    }

    private Solution solveGroups(List<List<Term>> groups, Assignment known) {
        Assignment inputs = known;
        Layer dearest = Layer.SIMPLIFIED;
        Solution failure = null;
        for (List<Term> group : groups) {
            Answered answered = answer(group);
            dearest = answered.layer.compareTo(dearest) > 0 ? answered.layer : dearest;
            if (answered.solution instanceof Solution.Found found) {
                inputs = inputs.with(found.inputs());
            } else if (failure == null || answered.solution.isNone()) {
                failure = answered.solution;
            }
            if (answered.solution.isNone()) {
                break;
            }
        }
        tally.answered(dearest);
        if (failure instanceof Solution.Unknown) {
            tally.unknown();
        }
        return failure != null ? failure : new Solution.Found(inputs);
    }

    private record Answered(Solution solution, Layer layer) {}

    private Answered answer(List<Term> group) {
        CanonicalQuery query = CanonicalQuery.of(group);
        Solution known = cache.get(query);
        if (known != null) {
            return new Answered(known, Layer.CACHE);
        }
        Answered answered = think(group);
        cache.put(query, answered.solution);
        if (answered.solution instanceof Solution.Found found) {
            keep(found.inputs());
        }
        return answered;
    }

    private Answered think(List<Term> group) {
        Ranges ranges = Ranges.of(group);
        if (ranges.areImpossible()) {
            return new Answered(Solution.NONE, Layer.INTERVALS);
        }
        Set<Variable> variables = TermOrder.variables(group);
        Assignment guess = Guess.find(group, variables, base.only(variables), ranges);
        if (guess != null) {
            return new Answered(new Solution.Found(guess.only(variables)), Layer.GUESS);
        }
        Assignment old = recentFor(group);
        if (old != null) {
            return new Answered(new Solution.Found(old.only(variables)), Layer.REUSE);
        }
        long start = System.nanoTime();
        Solution solution = ask(group);
        tally.spent(System.nanoTime() - start);
        return new Answered(solution, Layer.SOLVER);
    }

    private Solution ask(List<Term> group) {
        Solution last = new Solution.Unknown("there is no solver for this platform");
        for (Session session : sessions) {
            last = session.solve(group);
            if (!(last instanceof Solution.Unknown)) {
                return last;
            }
        }
        return last;
    }

    private @Nullable Assignment recentFor(List<Term> group) {
        for (Assignment model : recent) {
            Assignment inputs = base.with(model);
            if (inputs.satisfies(group)) {
                return inputs;
            }
        }
        return null;
    }

    private void keep(Assignment model) {
        recent.addFirst(model);
        if (recent.size() > MODELS_KEPT) {
            recent.removeLast();
        }
    }

    @Override
    public void close() {
        sessions.forEach(Session::close);
    }
}
