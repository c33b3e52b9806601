package dev.braid.benchmarks.solving;

import dev.braid.solver.Layer;
import dev.braid.solver.LayeredSolver;
import dev.braid.solver.Solution;
import dev.braid.solver.SolverSettings;
import dev.braid.solver.backend.BackendKind;
import dev.braid.trace.term.Assignment;
import dev.braid.trace.term.Term;
import dev.braid.trace.term.Truth;
import dev.braid.trace.term.Variable;
import java.io.PrintStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;

/** Explores small programs by turning over every branch, and prints what the questions cost and who answered them. */
public final class SolverCosts {

    private static final int MOST_RUNS = 1_000;
    private static final int LONG_PATH = 46;

    private final PrintStream out;

    private SolverCosts(PrintStream out) {
        this.out = out;
    }

    public static void main(String[] arguments) {
        SolverCosts costs = new SolverCosts(System.out);
        costs.pathWithoutSolving();
        costs.explorations("Bitwuzla", List.of(new BackendKind.InProcessBitwuzla()));
        costs.explorations("Z3", List.of(new BackendKind.InProcessZ3()));
    }

    /** Sorting 46 descending ints takes 46 * 45 / 2 = 1,035 branches. */
    private void pathWithoutSolving() {
        Map<Variable, Long> descending = new HashMap<>();
        for (int i = 0; i < LONG_PATH; i++) {
            descending.put(new Variable("x" + i, Variable.Type.INT), (long) -i);
        }
        Assignment inputs = Assignment.of(descending);
        List<Double> millis = new ArrayList<>();
        int branches = 0;
        for (int i = 0; i < 200; i++) {
            long start = System.nanoTime();
            SymbolicRun run = new SymbolicRun(inputs);
            SymbolicPrograms.sort(run, LONG_PATH);
            millis.add((System.nanoTime() - start) / 1e6);
            branches = run.path().size();
        }
        out.printf(Locale.ROOT, "a path of %d branches without solving: %.2f ms%n", branches, median(millis));
    }

    private void explorations(String name, List<BackendKind> order) {
        for (Map.Entry<String, Consumer<SymbolicRun>> program :
                SymbolicPrograms.all().entrySet()) {
            try (LayeredSolver solver = new LayeredSolver(SolverSettings.DEFAULT.withOrder(order))) {
                explore(name + ": " + program.getKey(), program.getValue(), solver);
            }
        }
    }

    private record Work(Assignment inputs, int turned) {}

    /** Times of questions: of all, and of those that reached a solver. */
    private record Times(List<Double> all, List<Double> solved) {

        Solution of(LayeredSolver solver, Term condition) {
            int before = solver.tally().answeredBy(Layer.SOLVER);
            long start = System.nanoTime();
            Solution solution = solver.solveWith(condition);
            double millis = (System.nanoTime() - start) / 1e6;
            all.add(millis);
            if (solver.tally().answeredBy(Layer.SOLVER) > before) {
                solved.add(millis);
            }
            return solution;
        }
    }

    private void explore(String title, Consumer<SymbolicRun> program, LayeredSolver solver) {
        Deque<Work> open = new ArrayDeque<>(List.of(new Work(Assignment.EMPTY, 0)));
        Times times = new Times(new ArrayList<>(), new ArrayList<>());
        int runs = 0;
        while (!open.isEmpty() && runs < MOST_RUNS) {
            Work work = open.removeLast();
            SymbolicRun run = new SymbolicRun(work.inputs());
            program.accept(run);
            runs++;
            turnOver(run.path(), work, solver, open, times);
        }
        out.printf(
                Locale.ROOT,
                "%n%s: %d runs%s, median query %.3f ms, mean %.3f ms%s%n%s",
                title,
                runs,
                open.isEmpty() ? "" : " (cut)",
                median(times.all()),
                times.all().stream().mapToDouble(value -> value).average().orElse(0),
                times.solved().isEmpty()
                        ? ""
                        : String.format(Locale.ROOT, "; of those solved median %.3f ms", median(times.solved())),
                solver.tally());
    }

    /** Branches before the one that was turned over last have been turned over by an earlier run. */
    private static void turnOver(List<Term> path, Work work, LayeredSolver solver, Deque<Work> open, Times times) {
        solver.push();
        solver.remember(work.inputs());
        for (int i = 0; i < path.size(); i++) {
            if (i >= work.turned()) {
                if (times.of(solver, Truth.not(path.get(i))) instanceof Solution.Found found) {
                    open.add(new Work(found.inputs(), i + 1));
                }
            }
            solver.add(path.get(i));
        }
        solver.pop();
    }

    private static double median(List<Double> values) {
        List<Double> sorted = new ArrayList<>(values);
        Collections.sort(sorted);
        return sorted.isEmpty() ? 0 : sorted.get(sorted.size() / 2);
    }
}
