package dev.braid.mutants;

import dev.braid.actors.Program;
import dev.braid.explorer.Bug;
import dev.braid.explorer.ExplorationResult;
import dev.braid.host.Exploration;
import dev.braid.host.ExplorationOptions;
import dev.braid.host.Programs;
import dev.braid.trace.Problem;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Explores mutants of one program, one at a time, in this JVM. */
public final class Trials {

    private final Mutants mutants;
    private final String name;
    private final List<String> packages;
    private final Map<String, String> parameters;
    private final ExplorationOptions options;
    private final long mostToCompare;
    private final Fingerprint original;

    /**
     * @param name the program
     * @param packages where programs may be called by their simple name
     * @param options how each mutant is explored
     * @param mostToCompare how many executions a mutant may have to be compared with the program; 0 for no comparison
     */
    public Trials(
            Mutants mutants,
            Program program,
            String name,
            List<String> packages,
            Map<String, String> parameters,
            ExplorationOptions options,
            long mostToCompare) {
        this.mutants = mutants;
        this.name = name;
        this.packages = packages;
        this.parameters = parameters;
        this.options = options;
        this.mostToCompare = mostToCompare;
        this.original = Fingerprint.of(program, options, mostToCompare);
    }

    /** Explores one mutant. */
    public Trial of(int number) throws InterruptedException {
        Program mutant;
        try {
            mutant = new Programs(mutants.loader(number), packages).create(name, parameters);
        } catch (Problem.Found | LinkageError e) {
            return new Trial(number, Verdict.KILLED, 0, "refused: " + e.getMessage());
        }
        ExplorationResult result = new Exploration(mutant, options).run(progress -> {});
        Optional<Bug> bug = result.bugs().stream().findFirst();
        if (bug.isPresent()) {
            String reason = bug.get().kind() + " " + bug.get().message();
            return new Trial(number, Verdict.KILLED, bug.get().firstAtExecution(), reason);
        }
        Problem problem = result.problem();
        if (problem != null) {
            boolean stuck = problem.code().equals("BRD-110");
            Verdict verdict = stuck ? Verdict.STUCK : Verdict.UNDECIDED;
            return new Trial(number, verdict, result.executions() + 1, problem.code() + " " + problem.what());
        }
        return new Trial(number, compared(mutant), result.executions(), "");
    }

    private Verdict compared(Program mutant) {
        Fingerprint its = Fingerprint.of(mutant, options, mostToCompare);
        if (!its.complete() || !original.complete()) {
            return Verdict.UNDECIDED;
        }
        return its.equals(original) ? Verdict.EQUIVALENT_CANDIDATE : Verdict.ALIVE;
    }
}
