package dev.braid.cli;

import dev.braid.host.StrategyName;
import dev.braid.mutants.Mutants;
import dev.braid.mutants.Trial;
import dev.braid.mutants.Verdict;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Map;

/** How many mutants were killed, and which were not. */
record MutantTable(String subject, StrategyName strategy, Mutants mutants, Map<Integer, Trial> trials) {

    void print(PrintWriter out) {
        out.printf("MUTANTS        %s   %d mutants, strategy %s%n", subject, mutants.size(), strategy);
        for (Verdict verdict : Verdict.values()) {
            long count = count(verdict);
            if (count > 0) {
                out.printf(Locale.ROOT, "  %-22s %5d%n", name(verdict), count);
            }
        }
        out.println();
        trials.values().stream()
                .filter(trial -> !trial.verdict().isKilled())
                .forEach(trial -> out.printf(
                        Locale.ROOT,
                        "  %-22s #%d %s  (%,d executions) %s%n",
                        name(trial.verdict()),
                        trial.mutant(),
                        mutants.description(trial.mutant()),
                        trial.executions(),
                        trial.reason()));
    }

    private long count(Verdict verdict) {
        return trials.values().stream()
                .filter(trial -> trial.verdict() == verdict)
                .count();
    }

    private static String name(Verdict verdict) {
        return verdict.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
