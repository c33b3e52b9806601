package dev.braid.solver;

import dev.braid.solver.backend.Backend;
import dev.braid.solver.backend.BackendKind;
import dev.braid.solver.backend.NotExpressible;
import dev.braid.trace.term.Assignment;
import dev.braid.trace.term.Term;
import dev.braid.trace.term.TermOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One backend, asked one question after the other. The conditions that two questions begin with in common stay on its
 * stack: along a path that is nearly all of them.
 */
final class Session implements AutoCloseable {

    private final BackendKind kind;
    private final SolverSettings settings;
    private final Tally tally;
    private final List<Term> stack = new ArrayList<>();
    private @Nullable Backend backend;
    private boolean missing;
    private int questions;

    Session(BackendKind kind, SolverSettings settings, Tally tally) {
        this.kind = kind;
        this.settings = settings;
        this.tally = tally;
    }

    Solution solve(List<Term> conditions) {
        Backend open = open();
        if (open == null) {
            return new Solution.Unknown("the solver is not there");
        }
        try {
            bringTo(open, conditions);
            return answer(open, conditions);
        } catch (NotExpressible cannot) {
            return failed("cannot be put to a solver: " + cannot.getMessage());
        } catch (RuntimeException broken) {
            return failed("the solver failed: " + broken);
        }
    }

    private Solution answer(Backend open, List<Term> conditions) {
        Backend.Answer answer = open.check();
        if (answer == Backend.Answer.UNSATISFIABLE) {
            return Solution.NONE;
        }
        if (answer == Backend.Answer.UNKNOWN) {
            return failed("no answer within " + settings.limitMillis() + " ms");
        }
        Assignment inputs = Assignment.of(open.model(TermOrder.variables(conditions)));
        if (!inputs.satisfies(conditions)) {
            tally.rejected();
            return failed("the solver's model does not satisfy the conditions");
        }
        return new Solution.Found(inputs);
    }

    private void bringTo(Backend open, List<Term> conditions) {
        int common = 0;
        while (common < stack.size() && common < conditions.size() && stack.get(common) == conditions.get(common)) {
            common++;
        }
        if (common < stack.size()) {
            open.pop(stack.size() - common);
            stack.subList(common, stack.size()).clear();
        }
        for (Term condition : conditions.subList(common, conditions.size())) {
            open.push();
            stack.add(condition);
            open.add(condition);
        }
    }

    private @Nullable Backend open() {
        if (backend != null && questions++ >= settings.renewAfter()) {
            close();
        }
        if (backend == null && !missing) {
            Optional<Backend> opened = kind.open(settings.limitMillis());
            missing = opened.isEmpty();
            backend = opened.orElse(null);
            questions = 0;
        }
        return backend;
    }

    /** A backend that gave up may be in any state: the next question gets a new one. */
    private Solution failed(String reason) {
        close();
        return new Solution.Unknown(reason);
    }

    @Override
    public void close() {
        stack.clear();
        if (backend != null) {
            backend.close();
            backend = null;
        }
    }
}
