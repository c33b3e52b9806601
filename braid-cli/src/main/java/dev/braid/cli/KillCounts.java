package dev.braid.cli;

import dev.braid.mutants.Mutants;
import dev.braid.mutants.Trial;
import dev.braid.mutants.Verdict;
import dev.braid.mutants.Workers;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * Which mutants of a program each strategy kills, and after how many executions.
 *
 * <p>Exhaustive exploration tries all. The others try only those that it kills: what no execution shows, no strategy can
 * find.
 */
final class KillCounts {

    /** By name, the arguments of each strategy that is compared with {@code optimal}. */
    static final Map<String, List<String>> STRATEGIES = strategies();

    private static final String OPTIMAL = "optimal";

    private final Subject subject;
    private final int workers;
    private final int mutants;
    private final Map<String, Map<Integer, Trial>> trials = new LinkedHashMap<>();

    KillCounts(Subject subject, Mutants mutants, int workers) throws InterruptedException {
        this.subject = subject;
        this.workers = workers;
        this.mutants = mutants.size();
        List<Integer> all = IntStream.range(0, mutants.size()).boxed().toList();
        trials.put(OPTIMAL, run(List.of("--strategy", OPTIMAL, "--budget", "60s"), all));
        List<Integer> found =
                all.stream().filter(mutant -> trial(OPTIMAL, mutant).isKilled()).toList();
        for (Map.Entry<String, List<String>> strategy : STRATEGIES.entrySet()) {
            trials.put(strategy.getKey(), run(strategy.getValue(), found));
        }
    }

    private static Map<String, List<String>> strategies() {
        Map<String, List<String>> strategies = new LinkedHashMap<>();
        strategies.put("1-way", List.of("--strategy", "t-way", "--t", "1", "--budget", "60s"));
        strategies.put("2-way", List.of("--strategy", "t-way", "--t", "2", "--budget", "60s"));
        strategies.put("random", List.of("--strategy", "random", "--executions", "20000", "--seed", "1"));
        return strategies;
    }

    private Map<Integer, Trial> run(List<String> strategy, List<Integer> mutants) throws InterruptedException {
        List<String> arguments = new ArrayList<>(subject.arguments());
        arguments.addAll(strategy);
        subject.classes().forEach(name -> arguments.addAll(List.of("--class", name)));
        arguments.addAll(List.of("--leave-out", subject.leftOut(), "--patience", "5s", "--steps", "5000"));
        Map<Integer, Trial> results = new TreeMap<>();
        new Workers(MutateCommand.workerCommand(arguments), mutants, trial -> {
                    synchronized (results) {
                        results.put(trial.mutant(), trial);
                    }
                })
                .run(workers);
        return results;
    }

    private Verdict trial(String strategy, int mutant) {
        Trial trial = trials.getOrDefault(strategy, Map.of()).get(mutant);
        return trial == null ? Verdict.UNDECIDED : trial.verdict();
    }

    int mutants() {
        return mutants;
    }

    long count(String strategy, Verdict verdict) {
        return trials.getOrDefault(strategy, Map.of()).values().stream()
                .filter(trial -> trial.verdict() == verdict)
                .count();
    }

    long killed(String strategy) {
        return count(strategy, Verdict.KILLED) + count(strategy, Verdict.STUCK);
    }

    /** Executions until each killed mutant was killed, ascending. */
    long[] executions(String strategy) {
        return trials.getOrDefault(strategy, Map.of()).values().stream()
                .filter(trial -> trial.verdict().isKilled())
                .mapToLong(trial -> Math.max(1, trial.executions()))
                .sorted()
                .toArray();
    }

    String label() {
        return subject.label();
    }
}
