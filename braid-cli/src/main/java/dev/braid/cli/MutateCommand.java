package dev.braid.cli;

import dev.braid.actors.Program;
import dev.braid.host.ExplorationOptions;
import dev.braid.mutants.Mutants;
import dev.braid.mutants.Trial;
import dev.braid.mutants.Trials;
import dev.braid.mutants.Verdict;
import dev.braid.mutants.Workers;
import dev.braid.trace.Problem;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Measures a strategy by the faults it finds. */
@Command(
        name = "mutate",
        description = "Makes mutants of a program, explores each, and tells which are killed.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "Example:",
            "  braid mutate SpanningTree -P graph=incomplete --strategy t-way --t 1 --budget 20s --state st.txt"
        })
final class MutateCommand implements Callable<Integer> {

    @Mixin
    ProgramArguments program = new ProgramArguments();

    @Mixin
    ExploreOptions explore = new ExploreOptions();

    @Option(
            names = "--leave-out",
            paramLabel = "REGEX",
            description = "Methods not to mutate, such as those that only check.")
    String leaveOut = "";

    @Option(
            names = "--class",
            paramLabel = "NAME",
            description = "A further class of the program to mutate; may be given more than once.")
    List<String> classes = new ArrayList<>();

    @Option(names = "--workers", paramLabel = "N", description = "How many JVMs (default: ${DEFAULT-VALUE}).")
    int workers = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);

    @Option(
            names = "--compare",
            paramLabel = "N",
            description = "Compare a mutant that lives with the program if both have at most N executions"
                    + " (default: ${DEFAULT-VALUE}).")
    long compare = 30_000;

    @Option(names = "--state", paramLabel = "FILE", description = "Keep results here; a later run goes on from them.")
    @Nullable
    Path state;

    @Option(names = "--list", description = "Only list the mutants.")
    boolean list;

    @Option(names = "--worker", hidden = true)
    boolean worker;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it
    CommandSpec spec;

    @Override
    public Integer call() throws InterruptedException, IOException {
        PrintWriter out = spec.commandLine().getOut();
        Program original = program.create();
        Mutants mutants = mutants(original, classes, leaveOut);
        if (list) {
            IntStream.range(0, mutants.size()).forEach(i -> out.println(i + "  " + mutants.description(i)));
        } else if (worker) {
            serve(mutants, original, out);
        } else {
            new MutantTable(program.subject(), explore.strategy, mutants, tried(mutants)).print(out);
        }
        return ExitCode.OK;
    }

    /** The mutants of a program; further classes may be named as it is, without their package. */
    static Mutants mutants(Program original, List<String> classes, String leaveOut) {
        List<Class<?>> others = new ArrayList<>();
        for (String name : classes) {
            String full = name.contains(".") ? name : original.getClass().getPackageName() + "." + name;
            try {
                others.add(Class.forName(full, false, original.getClass().getClassLoader()));
            } catch (ClassNotFoundException e) {
                throw new Problem.Found(new Problem(
                        "BRD-104",
                        "There is no class " + name + " to mutate.",
                        full + " is not where the program is.",
                        "correct --class."));
            }
        }
        return new Mutants(original.getClass(), others, Pattern.compile(leaveOut));
    }

    /** Answers numbers of mutants until there are no more. */
    private void serve(Mutants mutants, Program original, PrintWriter out) throws IOException, InterruptedException {
        ExplorationOptions options = explore.options();
        Trials trials = new Trials(
                mutants,
                original,
                program.name,
                List.of(ProgramArguments.EXAMPLES),
                program.parameters,
                options,
                compare);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            out.println(trials.of(Integer.parseInt(line)).line());
            out.flush();
        }
    }

    private Map<Integer, Trial> tried(Mutants mutants) throws InterruptedException {
        explore.options(); // says what is wrong before any worker starts
        StateFile file = new StateFile(state, key(mutants));
        Map<Integer, Trial> done = new TreeMap<>(file.read());
        List<Integer> todo = IntStream.range(0, mutants.size())
                .filter(i -> !done.containsKey(i))
                .boxed()
                .toList();
        MutantProgress progress = new MutantProgress(spec.commandLine().getErr(), mutants.size(), done.size());
        new Workers(workerCommand(spec.commandLine().getParseResult().originalArgs()), todo, trial -> {
                    synchronized (done) {
                        done.put(trial.mutant(), trial);
                        file.add(trial);
                        progress.show(trial.verdict() == Verdict.ALIVE);
                    }
                })
                .run(workers);
        progress.clear();
        return done;
    }

    /** Results of another program, strategy or version of the program are not taken over. */
    private String key(Mutants mutants) {
        return program.commandLine() + " " + explore.strategy + " " + explore.tables + " " + explore.seed + " "
                + leaveOut + " " + mutants.size();
    }

    /** Starts a JVM that answers numbers of mutants, given the arguments of {@code braid mutate}. */
    static List<String> workerCommand(List<String> arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("--add-exports", "java.base/jdk.internal.vm=ALL-UNNAMED", "-XX:+UseSerialGC", "-Xss2m"));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
        command.add("mutate");
        command.addAll(arguments.stream()
                .filter(argument -> !argument.equals("mutate"))
                .toList());
        command.add("--worker");
        return command;
    }
}
