package dev.braid.cli;

import dev.braid.explorer.ExplorationResult;
import dev.braid.trace.InputMode;
import dev.braid.trace.Problem;
import java.io.PrintWriter;
import java.util.Locale;

/** The result in a few lines, never a verdict without its bounds. */
record ResultText(
        String subject, ExploreOptions options, ExplorationResult result, double seconds, boolean interrupted) {

    void print(PrintWriter out) {
        String name = result.verdict().name().replace('_', ' ');
        out.printf(
                Locale.ROOT,
                "%-14s %s   %,d %s, %.1f s%n",
                name,
                subject,
                result.executions(),
                result.executions() == 1 ? "execution" : "executions",
                seconds);
        switch (result.verdict()) {
            case VERIFIED -> verified(out);
            case BUG_FOUND -> bugFound(out);
            case NO_BUG_FOUND -> noBugFound(out);
            case INCONCLUSIVE -> problem(out);
        }
    }

    private void verified(PrintWriter out) {
        String inputs = result.paths() > 1
                ? String.format(Locale.ROOT, "all %,d combinations of inputs", result.paths())
                : "all inputs";
        more(
                out,
                inputs + " and all schedules, each execution within " + String.format(Locale.ROOT, "%,d", options.steps)
                        + " events");
        if (result.blocked() > 0) {
            more(out, String.format(Locale.ROOT, "%,d executions left out by assumptions", result.blocked()));
        }
        if (result.schedules() != result.executions()) {
            more(out, String.format(Locale.ROOT, "%,d distinct partial orders", result.schedules()));
        }
    }

    private void bugFound(PrintWriter out) {
        more(
                out,
                String.format(
                                Locale.ROOT,
                                "first at execution %,d",
                                result.bugs().get(0).firstAtExecution())
                        + (result.bugs().size() > 1 ? ", " + result.bugs().size() + " distinct bugs" : ""));
        if (result.problem() != null) {
            problem(out);
        }
    }

    private void noBugFound(PrintWriter out) {
        String why = interrupted ? "interrupted" : "budget used";
        if (result.coveredWays() > 0) {
            more(
                    out,
                    String.format(
                            Locale.ROOT,
                            "covered: in every sequence run, all combinations of the outcomes of any %,d of its races",
                            result.coveredWays()));
            return;
        }
        if (!result.exhausted()) {
            more(
                    out,
                    String.format(Locale.ROOT, "%s; left: %,d executions known, more behind them", why, result.left()));
        } else if (options.inputs != InputMode.ENUMERATED) {
            more(
                    out,
                    "all schedules, but only one value of each input (--inputs "
                            + options.inputs.name().toLowerCase(Locale.ROOT) + ")");
        } else {
            more(out, "all schedules, but not all values of " + String.join(", ", result.openInputs()));
        }
    }

    private void problem(PrintWriter out) {
        Problem problem = result.problem();
        if (problem != null) {
            out.println(problem.text());
        }
    }

    private static void more(PrintWriter out, String text) {
        out.println(" ".repeat(15) + text);
    }
}
