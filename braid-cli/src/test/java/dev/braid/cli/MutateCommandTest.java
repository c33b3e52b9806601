package dev.braid.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MutateCommandTest {

    @TempDir
    Path folder;

    @Test
    void resultsAreKeptAndAnInterruptedRunGoesOn() throws IOException {
        Path state = folder.resolve("state.txt");
        String[] command = {
            "mutate",
            "RaceTables",
            "--leave-out",
            "start|figure",
            "--workers",
            "1",
            "--budget",
            "10s",
            "--state",
            state.toString()
        };
        Terminal first = Terminal.run(command);
        assertThat(first.code()).as(first.err()).isZero();
        assertThat(first.out()).startsWith("MUTANTS        RaceTables").contains("killed");

        List<String> lines = Files.readAllLines(state);
        Files.write(state, lines.subList(0, lines.size() - 2)); // as if it had been interrupted
        Terminal again = Terminal.run(command);
        assertThat(again.out()).isEqualTo(first.out());
        assertThat(Files.readAllLines(state)).hasSameElementsAs(lines);
    }

    @Test
    void aStateFileOfSomethingElseIsRefused() throws IOException {
        Path state = folder.resolve("other.txt");
        Files.writeString(state, "something else\n");
        Terminal refused = Terminal.run("mutate", "RaceTables", "--state", state.toString());
        assertThat(refused.code()).isEqualTo(ExitCode.USAGE);
        assertThat(refused.err()).contains("BRD-104").contains("--state");
        assertThat(Files.readString(state)).isEqualTo("something else\n");
    }
}
