package dev.braid.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Multithreaded programs, woven and explored in a JVM of their own, as a user would. */
class ThreadsTest {

    /** The numbers are those of exploration.md, section 3.1. */
    @ParameterizedTest(name = "{0} has {1} behaviours")
    @CsvSource(
            delimiter = ';',
            value = {
                "Account -P fixed=true; 2",
                "DiningPhilosophers -P threads=3 -P fixed=true; 6",
                "DiningPhilosophers -P threads=4 -P fixed=true; 14",
                "BoundedBuffer -P producers=1 -P consumers=1 -P fixed=true; 2",
                "BoundedBuffer -P producers=2 -P consumers=1 -P fixed=true; 8",
                "BoundedBuffer -P fixed=true; 80",
                "ParallelPi -P threads=4; 24",
                "Indexer -P threads=11; 1",
                "Indexer -P threads=12; 8",
                "Indexer -P threads=13; 64",
                "FileSystem -P threads=13; 1",
                "FileSystem -P threads=16; 8",
            })
    void optimalRunsEachBehaviourOnce(String program, long expected) {
        Terminal terminal = explore(program, "--json");
        assertThat(terminal.out()).contains("\"verdict\":\"VERIFIED\"").contains("\"executions\":" + expected + ",");
        assertThat(terminal.code()).isZero();
    }

    @Test
    void dporFindsAsManyBehaviours() {
        assertThat(explore("BoundedBuffer -P fixed=true", "--strategy", "dpor", "--json")
                        .out())
                .contains("\"schedules\":80,");
    }

    @ParameterizedTest
    @CsvSource({"Account,FAILED", "DiningPhilosophers,DEADLOCK", "BoundedBuffer,DEADLOCK"})
    void theReplayLineOfABugReproducesIt(String program, String word) {
        Terminal bug = explore(program);
        assertThat(bug.code()).as(bug.out() + bug.err()).isEqualTo(ExitCode.BUG);
        assertThat(bug.out()).contains("  " + word + " ");
        Terminal again = Terminal.run("replay", program, replayLine(bug));
        assertThat(again.code()).as(again.out() + again.err()).isEqualTo(ExitCode.BUG);
        assertThat(headline(again, word)).isEqualTo(headline(bug, word));
    }

    @Test
    void anEditedReplayLineRunsThatSchedule() {
        Terminal passed = Terminal.run("replay", "Account", "| main withdrawal1 withdrawal2");
        assertThat(passed.out()).startsWith("PASSED");
        assertThat(passed.code()).isZero();
        Terminal failed = Terminal.run("replay", "Account", "| main withdrawal1:2 withdrawal2 withdrawal1");
        assertThat(failed.out()).contains("the balance is negative");
    }

    @Test
    void aReplayLineThatDoesNotFitSaysWhere() {
        Terminal terminal = Terminal.run("replay", "Account", "| main nobody");
        assertThat(terminal.err()).contains("BRD-130").contains("step 2 of 2").contains("withdrawal1");
        assertThat(terminal.code()).isEqualTo(ExitCode.INCONCLUSIVE);
    }

    @Test
    void noLineOfAStoryIsLongerThanAHundredColumnsButTheReplayLine() {
        for (String program : List.of("Account", "DiningPhilosophers -P threads=5")) {
            Terminal bug = explore(program);
            assertThat(bug.out().lines().filter(line -> !line.startsWith("  REPLAY")))
                    .allMatch(line -> line.length() <= 100)
                    .hasSizeLessThanOrEqualTo(45);
        }
    }

    @Test
    void aWrongParameterIsToldBeforeAJvmIsStarted() {
        Terminal terminal = explore("Indexer -P thread=3");
        assertThat(terminal.err()).contains("BRD-103").contains("its parameters are threads");
        assertThat(terminal.code()).isEqualTo(ExitCode.USAGE);
        assertThat(explore("Indexer --strategy efficient").err()).contains("BRD-151");
        assertThat(explore("LeaderElection --strategy pct").err()).contains("BRD-151");
    }

    @Test
    void aSourceFileWithAMainMethodIsExplored(@TempDir Path folder) throws IOException {
        Path source = write(folder, """
                public class Race {
                    static int count;
                    static int runs = 0;
                    public static void main(String[] arguments) throws InterruptedException {
                        Thread one = new Thread(() -> count++);
                        Thread two = new Thread(() -> count++);
                        one.start();
                        two.start();
                        one.join();
                        two.join();
                        System.out.println("count is " + count + " in run " + ++runs);
                        assert count == 2 : "an increment is lost";
                    }
                }
                """);
        Terminal bug = explore(source.toString(), "--show-output");
        assertThat(bug.out())
                .contains("BUG FOUND")
                .contains("an increment is lost  (Race.java:12)")
                .contains("count is 1 in run 1");
        assertThat(bug.code()).isEqualTo(ExitCode.BUG);
        Terminal all = explore(source.toString(), "--all", "--json");
        // two unlocked increments: (2!)^2 orders
        assertThat(all.out()).contains("\"executions\":4,").contains("\"exhausted\":true");
    }

    @Test
    void aSourceFileThatDoesNotCompileIsAnsweredByTheCompiler(@TempDir Path folder) throws IOException {
        Terminal terminal = explore(write(folder, "class Race { int x = ; }").toString());
        assertThat(terminal.err()).contains("BRD-106").contains("illegal start of expression");
        assertThat(terminal.code()).isEqualTo(ExitCode.USAGE);
    }

    @Test
    void aProgramThatHangsInNativeCodeIsNamed(@TempDir Path folder) throws IOException {
        Path source = write(folder, """
                public class Race {
                    public static void main(String[] arguments) throws Exception {
                        new java.net.ServerSocket(0).accept();
                    }
                }
                """);
        Terminal terminal = explore(source.toString(), "--patience", "2s");
        assertThat(terminal.out()).contains("INCONCLUSIVE").contains("BRD-110").contains("Race.java:3");
        assertThat(terminal.code()).isEqualTo(ExitCode.INCONCLUSIVE);
    }

    @Test
    void anExitEndsTheExecutionAndNotTheExploration(@TempDir Path folder) throws IOException {
        Path source = write(folder, """
                public class Race {
                    static volatile boolean late;
                    public static void main(String[] arguments) throws Exception {
                        Thread other = new Thread(() -> late = true);
                        other.start();
                        System.exit(late ? 3 : 0);
                    }
                }
                """);
        Terminal terminal = explore(source.toString());
        assertThat(terminal.out()).contains("BUG FOUND").contains("status 3");
    }

    private static Path write(Path folder, String source) throws IOException {
        Path file = folder.resolve("Race.java");
        Files.writeString(file, source);
        return file;
    }

    private static String replayLine(Terminal bug) {
        Matcher replay = Pattern.compile("REPLAY +./braid replay .* '(.*)'\n").matcher(bug.out());
        assertThat(replay.find()).as(bug.out()).isTrue();
        return replay.group(1);
    }

    private static String headline(Terminal terminal, String word) {
        return terminal.out()
                .lines()
                .filter(line -> line.startsWith("  " + word))
                .findFirst()
                .orElse("");
    }

    private static Terminal explore(String program, String... more) {
        List<String> arguments = new ArrayList<>(List.of("explore"));
        arguments.addAll(List.of(program.split(" ")));
        arguments.addAll(List.of(more));
        return Terminal.run(arguments.toArray(String[]::new));
    }
}
