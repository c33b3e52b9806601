package dev.braid.graph.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.braid.actors.Actor;
import dev.braid.actors.Port;
import dev.braid.actors.ProcessRef;
import dev.braid.actors.Program;
import dev.braid.examples.Flooding;
import dev.braid.examples.LeaderElection;
import dev.braid.examples.RicartAgrawala;
import dev.braid.examples.SlidingWindow;
import dev.braid.examples.TokenPassing;
import dev.braid.explorer.repro.ReproParser;
import dev.braid.explorer.repro.ReproResolver;
import dev.braid.graph.Graph;
import dev.braid.graph.build.BuildOptions;
import dev.braid.graph.build.ProgramGraph;
import dev.braid.graph.suite.Criterion;
import dev.braid.graph.suite.Method;
import dev.braid.graph.suite.Suite;
import dev.braid.graph.suite.TestSuites;
import dev.braid.litmus.Oracle;
import dev.braid.litmus.RandomProgram;
import dev.braid.litmus.Realised;
import dev.braid.runtime.Stage;
import dev.braid.trace.Script;
import java.io.IOException;
import java.io.StringWriter;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Sequences of a program's graph are executions of the program; those of another are not. */
class SequenceRunTest {

    static Stream<Program> programs() {
        return Stream.of(
                new LeaderElection(3, Port.Order.FIFO),
                new RicartAgrawala(3, Port.Order.FIFO, false, 1),
                new Flooding(4, 2, 1, false),
                new SlidingWindow(2, 3, 2, 1, 1),
                new TokenPassing(3, 0, 1));
    }

    @ParameterizedTest
    @MethodSource("programs")
    void aProgramFollowsEverySequenceOfItsOwnGraph(Program program) {
        for (BuildOptions options : List.of(BuildOptions.FULL, BuildOptions.REDUCED)) {
            SequenceRun run = new SequenceRun(program, options.eachSendIsAnEvent(), Script.Setting.DEFAULT);
            for (List<String> events : sequences(program, options, Criterion.EDGES)) {
                Conformance result = run.follow(events);
                assertThat(result.conforms()).as(result.text()).isTrue();
                assertReplays(program, result.replay());
            }
        }
    }

    /** The line must be accepted by the resolver that 'braid replay' uses. */
    private static void assertReplays(Program program, String line) {
        if (line.length() < 120) {
            ReproResolver.resolve(
                    ReproParser.parse(line), new Stage(program)::perform, Script.Setting.DEFAULT.withMaxEvents(2_000));
        }
    }

    @Test
    void randomProgramsFollowTheirOwnGraphs() {
        int followed = 0;
        for (long seed = 0; seed < 120; seed++) {
            RandomProgram random = RandomProgram.of(seed);
            try {
                Oracle.behaviours(random, 500);
            } catch (Oracle.TooLarge e) {
                continue;
            }
            SequenceRun run = new SequenceRun(new Realised(random), true, Script.Setting.DEFAULT);
            for (List<String> events : sequences(new Realised(random), BuildOptions.FULL, Criterion.EDGES)) {
                Conformance result = run.follow(events);
                assertThat(result.verdict())
                        .as("program %d: %s", seed, result.text())
                        .isNotEqualTo(Conformance.Verdict.DIVERGES);
                followed++;
            }
        }
        assertThat(followed).isGreaterThan(200);
    }

    private static List<List<String>> sequences(Program program, BuildOptions options, Criterion criterion) {
        Graph graph = ProgramGraph.of(program, options, progress -> true).graph();
        Suite suite = TestSuites.cover(graph, criterion, Method.M5, 0);
        List<List<String>> sequences = new ArrayList<>();
        for (int[] sequence : suite.sequences()) {
            sequences.add(Arrays.stream(sequence).mapToObj(graph::label).toList());
        }
        return sequences;
    }

    @Test
    void aChangedProgramIsToldTheFirstEventItDoesOtherwise() {
        List<List<String>> saved = sequences(server("yes"), BuildOptions.FULL, Criterion.NODES);
        SequenceRun changed = new SequenceRun(server("no"), true, Script.Setting.DEFAULT);
        Conformance result = changed.follow(saved.get(0));
        assertThat(result.verdict()).isEqualTo(Conformance.Verdict.DIVERGES);
        assertThat(result.expected()).isEqualTo("server -> client \"yes\"");
        assertThat(result.possible()).contains("server -> client \"no\"");
        assertThat(result.text())
                .contains("should be 'server -> client \"yes\"'")
                .contains("server -> client \"no\"");
    }

    private static Program server(String answer) {
        return root -> {
            ProcessRef server =
                    root.spawn("server", (Actor<String>) (question, self) -> self.send(self.sender(), answer));
            root.spawn("client", self -> {
                self.send(server, "ready?");
                self.receive();
            });
        };
    }

    @Test
    void aSequenceThatShowsABugSaysSo() {
        Program broken = new SlidingWindow(2, 2, 3, 0, 1);
        List<Conformance> results = new ArrayList<>();
        SequenceRun run = new SequenceRun(broken, true, Script.Setting.DEFAULT);
        sequences(broken, BuildOptions.FULL, Criterion.NODES).forEach(events -> results.add(run.follow(events)));
        assertThat(results)
                .anyMatch(result -> result.verdict() == Conformance.Verdict.FAILS
                        && result.text().contains("an old item is taken for a new one"));
        assertThat(results).noneMatch(result -> result.verdict() == Conformance.Verdict.DIVERGES);
    }

    @Test
    void aSavedSuiteIsReadAsItWasWritten(@TempDir Path folder) throws IOException {
        SavedSuite suite = new SavedSuite(
                Map.of("program", "X\ny"), true, List.of(List.of("a: b", "tab\t\"q\" \\ \n new"), List.of()));
        Conformance outcome = new Conformance(Conformance.Verdict.CONFORMS, 2, "", List.of(), "| p<q", null);
        suite.write(folder, List.of(outcome, outcome));
        SavedSuite read = SavedSuite.read(folder);
        assertThat(read.sequences()).isEqualTo(suite.sequences());
        assertThat(read.eachSendIsAnEvent()).isTrue();
        assertThat(read.about()).containsEntry("program", "X\ny");
        Files.writeString(folder.resolve("00002.sequence"), "event: a\nnonsense\n");
        assertThatThrownBy(() -> SavedSuite.read(folder))
                .hasMessageContaining("BRD-406")
                .hasMessageContaining("line 2");
        Files.delete(folder.resolve("00002.sequence"));
        assertThatThrownBy(() -> SavedSuite.read(folder)).hasMessageContaining("promises 2 sequences and has 1");
        assertThatThrownBy(() -> SavedSuite.read(folder.resolve("nowhere"))).hasMessageContaining("BRD-406");
    }

    @Test
    void theExportedClassCompilesAndPasses(@TempDir Path folder) throws Exception {
        Program program = new LeaderElection(3, Port.Order.FIFO);
        SavedSuite suite = new SavedSuite(
                Map.of(),
                true,
                sequences(program, BuildOptions.FULL, Criterion.NODES).subList(0, 3));
        Path file = folder.resolve("ElectionSuite.java");
        Files.writeString(
                file,
                JUnitExport.source("ElectionSuite", program, suite, Map.of()).orElseThrow());
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter errors = new StringWriter();
        boolean compiled = compiler.getTask(
                        errors,
                        null,
                        null,
                        List.of("-d", folder.toString(), "-cp", System.getProperty("java.class.path")),
                        null,
                        compiler.getStandardFileManager(null, null, null).getJavaFileObjects(file))
                .call();
        assertThat(compiled).as(errors.toString()).isTrue();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
            Class<?> type = loader.loadClass("ElectionSuite");
            var constructor = type.getDeclaredConstructor();
            constructor.setAccessible(true);
            Object test = constructor.newInstance();
            for (int i = 1; i <= 3; i++) {
                var method = type.getDeclaredMethod("sequence" + i);
                method.setAccessible(true);
                method.invoke(test);
            }
            var follow = type.getDeclaredMethod("follow", String[].class);
            follow.setAccessible(true);
            assertThatThrownBy(() -> follow.invoke(null, (Object) new String[] {"nobody moves"}))
                    .isInstanceOf(InvocationTargetException.class)
                    .hasRootCauseInstanceOf(AssertionError.class);
        }
    }
}
