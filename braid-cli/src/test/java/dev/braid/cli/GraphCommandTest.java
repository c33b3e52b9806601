package dev.braid.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The verb graph, as a user types it. */
class GraphCommandTest {

    @Test
    void aGraphIsCoveredAndItsSequencesAreExecuted() {
        Terminal terminal = Terminal.run("graph", "RicartAgrawala", "--run", "--proof", "--events", "macro");
        assertThat(terminal.code()).as(terminal.err()).isZero();
        assertThat(terminal.out())
                .contains("2 ends, 0 deadlocks, 0 failed")
                .contains("M5   minimum")
                .contains("lie on no common path")
                .contains("CONFORMS");
    }

    @Test
    void aSavedSuiteTellsWhetherAProgramHasChanged(@TempDir Path folder) {
        String suite = folder.resolve("suite").toString();
        assertThat(Terminal.run("graph", "Flooding", "--export", suite).code()).isZero();
        assertThat(folder.resolve("suite/00001.sequence")).exists();
        assertThat(Terminal.run("graph", "Flooding", "--check", suite).out()).contains("CONFORMS");
        Terminal changed = Terminal.run("graph", "Flooding", "-P", "broken=true", "--check", suite);
        assertThat(changed.code()).isEqualTo(ExitCode.BUG);
        assertThat(changed.out()).contains("DIVERGES: the program does not follow: event");
    }

    /** A replay line of the suite must be one that 'braid replay' takes. */
    @Test
    void aSavedSequenceCanBeReplayed(@TempDir Path folder) throws IOException {
        Terminal.run("graph", "Flooding", "--export", folder.resolve("suite").toString());
        String line = Files.readAllLines(folder.resolve("suite/00001.sequence"))
                .get(1)
                .substring("replay: ".length());
        Terminal replay = Terminal.run("replay", "Flooding", line);
        assertThat(replay.code()).as(replay.err()).isZero();
    }

    @Test
    void aGraphIsWrittenReadAndFollowed(@TempDir Path folder) {
        for (String ending : new String[] {"dot", "graphml", "json", "aut"}) {
            String file = folder.resolve("graph." + ending).toString();
            assertThat(Terminal.run("graph", "Flooding", "--write", file).code())
                    .isZero();
            Terminal read = Terminal.run("graph", file, "--cover", "nodes", "--json");
            assertThat(read.out())
                    .contains("\"states\":79")
                    .contains("\"edges\":153")
                    .contains("\"sequences\":13");
            Terminal followed = Terminal.run("graph", "Flooding", "--graph", file, "--run");
            assertThat(followed.out()).contains("CONFORMS");
        }
        Terminal other = Terminal.run(
                "graph",
                "TwoPhaseCommit",
                "--graph",
                folder.resolve("graph.aut").toString(),
                "--run");
        assertThat(other.out()).contains("DIVERGES").contains("event 1 should be");
        assertThat(other.code()).isEqualTo(ExitCode.BUG);
    }

    @Test
    void aFailingStateIsABug(@TempDir Path folder) throws IOException {
        Path page = folder.resolve("page.html");
        Path junit = folder.resolve("Window.java");
        Terminal terminal = Terminal.run(
                "graph",
                "SlidingWindow",
                "-P",
                "numbers=2",
                "--run",
                "--page",
                page.toString(),
                "--junit",
                junit.toString());
        assertThat(terminal.code()).isEqualTo(ExitCode.BUG);
        assertThat(terminal.out()).contains("73 failed").contains("an old item is taken for a new one");
        assertThat(Files.readString(page)).contains("SlidingWindow numbers=2");
        assertThat(Files.readString(junit)).contains("new dev.braid.examples.SlidingWindow(2, 2, 3, 0, 1)");
    }

    @Test
    void aBoundIsTold() {
        Terminal terminal = Terminal.run("graph", "RicartAgrawala", "--max-states", "40");
        assertThat(terminal.out()).contains("40 states").contains("CUT by a bound");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "graph missing.dot; BRD-401",
                "graph Flooding --check nowhere; BRD-406",
                "graph Flooding --write graph.txt; BRD-402",
                "graph Flooding --depth 0; BRD-104",
                "graph Flooding --cover everything; BRD-104",
            })
    void whatIsWrongIsAnsweredWithACode(String command, String code) {
        Terminal terminal = Terminal.run(command.split(" "));
        assertThat(terminal.err()).contains(code);
        assertThat(terminal.code()).isEqualTo(ExitCode.USAGE);
    }

    @Test
    void aGraphFileAloneCannotBeExecuted(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("one.dot");
        Files.writeString(file, "digraph { a -> b }");
        assertThat(Terminal.run("graph", file.toString(), "--run").err()).contains("no program");
    }

    @Test
    void theDocumentShowsWhatTheCommandPrints() throws IOException {
        String tables = Terminal.run("graph-tables").out();
        assertThat(Files.readString(Path.of("../docs/reachability-graphs.md"))).contains(tables);
    }

    @ParameterizedTest
    @CsvSource({
        "TokenPassing, 0",
        "TokenPassing -P tokens=2, 1",
        "MutualExclusion -P processes=2, 0",
        "MutualExclusion -P processes=2 -P channels=unordered, 1",
        "Flooding, 0",
        "Flooding -P broken=true, 1",
        "SlidingWindow -P losses=1, 0",
        "SlidingWindow -P numbers=2, 1"
    })
    void theProgramsOfPaper004AreRightAndTheirWrongVariantsAreNot(String program, int code) {
        Terminal terminal = Terminal.run(("explore " + program).split(" "));
        assertThat(terminal.code()).as(terminal.out() + terminal.err()).isEqualTo(code);
    }
}
