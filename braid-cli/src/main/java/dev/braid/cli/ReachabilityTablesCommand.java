package dev.braid.cli;

import dev.braid.actors.Program;
import dev.braid.explorer.reachability.Rule2;
import dev.braid.explorer.reachability.Ways;
import dev.braid.host.Programs;
import dev.braid.mutants.Mutants;
import dev.braid.mutants.Verdict;
import dev.braid.trace.Problem;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Regenerates the tables of paper 002 for our programs. */
@Command(
        name = "reachability-tables",
        description = "Measures reachability testing: tables II, III and IV of Lei and others (2007), as Markdown.",
        mixinStandardHelpOptions = true)
final class ReachabilityTablesCommand implements Callable<Integer> {

    private static final String MARK = "<!-- below: written by ./braid reachability-tables -->";

    @Option(names = "--budget", paramLabel = "SECONDS", description = "For each count (default: ${DEFAULT-VALUE}).")
    int budget = 60;

    @Option(names = "--seeds", paramLabel = "N", description = "Runs of t-way (default: ${DEFAULT-VALUE}).")
    int seeds = 5;

    @Option(names = "--workers", paramLabel = "N", description = "JVMs for mutants (default: ${DEFAULT-VALUE}).")
    int workers = 2;

    @Option(names = "--no-mutants", description = "Leave out table II and the plot.")
    boolean noMutants;

    @Option(
            names = "--into",
            paramLabel = "FILE",
            description = "Replace what follows the mark in this Markdown file, and write the plot beside it.")
    @org.jspecify.annotations.Nullable
    Path into;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it
    CommandSpec spec;

    @Override
    public Integer call() throws InterruptedException, IOException {
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(text);
        Map<Subject, Program> subjects = subjects();
        sequences(subjects, out);
        if (!noMutants) {
            List<KillCounts> counts = kills(subjects);
            mutants(subjects, counts, out);
            plot(counts, out);
        }
        out.flush();
        publish(text.toString());
        return ExitCode.OK;
    }

    private static Map<Subject, Program> subjects() {
        Programs programs = new Programs(Main.class.getClassLoader(), List.of(ProgramArguments.EXAMPLES));
        Map<Subject, Program> subjects = new LinkedHashMap<>();
        for (Subject subject : Subject.ALL) {
            try {
                subjects.put(subject, programs.create(subject.program(), subject.parameters()));
            } catch (Problem.Found e) {
                continue; // not in this build
            }
        }
        return subjects;
    }

    private void sequences(Map<Subject, Program> subjects, PrintWriter out) {
        StringWriter races = new StringWriter();
        out.println("\n## Table III: sequences run\n");
        out.println(
                "| program | optimal | reachability | 1-way strict | 1-way paper | 2-way strict | 2-way paper | paper:"
                        + " exhaustive / 1-way / 2-way |\n|---|---|---|---|---|---|---|---|");
        for (Map.Entry<Subject, Program> entry : subjects.entrySet()) {
            Subject subject = entry.getKey();
            say("counting " + subject.label());
            SequenceCounts counts = new SequenceCounts(entry.getValue(), Duration.ofSeconds(budget));
            out.println("| " + subject.label() + " | " + counts.optimal() + " | " + counts.exhaustive() + " | "
                    + counts.ways(Ways.of(1), seeds) + " | "
                    + counts.ways(Ways.of(1).with(Rule2.PAPER), seeds) + " | "
                    + counts.ways(Ways.of(2), seeds) + " | "
                    + counts.ways(Ways.of(2).with(Rule2.PAPER), seeds) + " | "
                    + subject.sequences() + " |");
            races.append("| " + subject.label() + " | " + counts.races() + " | " + subject.races() + " |\n");
        }
        out.println(
                "\n## Table IV: columns of race tables (most / least / average); average race set (most / least)\n");
        out.println("| program | here | paper |\n|---|---|---|\n" + races);
    }

    private List<KillCounts> kills(Map<Subject, Program> subjects) throws InterruptedException {
        List<KillCounts> counts = new ArrayList<>();
        for (Map.Entry<Subject, Program> entry : subjects.entrySet()) {
            Subject subject = entry.getKey();
            Mutants mutants = MutateCommand.mutants(entry.getValue(), subject.classes(), subject.leftOut());
            say("killing " + mutants.size() + " mutants of " + subject.label());
            counts.add(new KillCounts(subject, mutants, workers));
        }
        return counts;
    }

    private static void mutants(Map<Subject, Program> subjects, List<KillCounts> all, PrintWriter out) {
        out.println("## Table II: mutants\n");
        out.println("| program | mutants | equivalent candidates | killed by exhaustive | of these alive after 1-way |"
                + " after 2-way | after 20,000 random | paper: mutants / alive after 1-way / 2-way |"
                + "\n|---|---|---|---|---|---|---|---|");
        List<Subject> in = List.copyOf(subjects.keySet());
        for (int i = 0; i < all.size(); i++) {
            KillCounts counts = all.get(i);
            long killed = counts.killed("optimal");
            out.println("| " + counts.label() + " | " + counts.mutants() + " | "
                    + counts.count("optimal", Verdict.EQUIVALENT_CANDIDATE) + " | " + killed + " | "
                    + (killed - counts.killed("1-way")) + " | " + (killed - counts.killed("2-way")) + " | "
                    + (killed - counts.killed("random")) + " | " + in.get(i).mutants() + " |");
        }
    }

    private void plot(List<KillCounts> counts, PrintWriter out) throws IOException {
        if (into != null) {
            Files.writeString(into.resolveSibling("mutants-killed.svg"), KillPlot.of(counts));
            out.println("\n![Mutants killed within so many executions](mutants-killed.svg)");
        }
    }

    private void publish(String tables) throws IOException {
        if (into == null) {
            spec.commandLine().getOut().println(tables);
            return;
        }
        String before = Files.readString(into);
        int at = before.indexOf(MARK);
        String kept = at < 0 ? before : before.substring(0, at);
        Files.writeString(into, kept + MARK + "\n" + tables);
    }

    private void say(String what) {
        spec.commandLine().getErr().println(what);
    }
}
