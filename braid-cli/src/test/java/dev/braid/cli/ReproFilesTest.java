package dev.braid.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A reproduction that is too long for a line goes through a file. */
class ReproFilesTest {

    @TempDir
    Path folder;

    @Test
    void aLongReproductionIsWrittenWhereTheUserSaysAndReplaysTheSameBug() throws IOException {
        Path file = explored();
        assertThat(Files.readString(file))
                .startsWith("braid-repro 1\nprogram    Paxos -P broken=true\n")
                .contains("schedule   acceptor0<proposer1")
                .contains("landmarks  acceptor0 receives Prepare[ballot=1] from proposer1\n")
                .contains("expect     ASSERTION the final check: two values are chosen @Paxos.java:");
        Terminal again = replay(file);
        assertThat(again.code()).isEqualTo(ExitCode.BUG);
        assertThat(again.out())
                .contains("two values are chosen")
                .contains("REPLAY")
                .doesNotContain("NOTE");
        assertThat(again.err()).isEmpty();
    }

    @Test
    void theSameBugFoundAgainHasTheSameFile() throws IOException {
        assertThat(explored()).isEqualTo(explored());
    }

    @Test
    void theJsonResultNamesTheFile() {
        Terminal terminal =
                Terminal.run("explore", "Paxos", "-P", "broken=true", "--json", "--repro-dir", folder.toString());
        assertThat(terminal.out())
                .contains("\"replay\":\"| acceptor0<proposer1")
                .contains("\"reproFile\":\"" + folder);
    }

    @Test
    void anEditedScheduleIsReplayedAsEdited() throws IOException {
        Path file = explored();
        Files.writeString(file, Files.readString(file).replace(" acceptor2<proposer1#2", ""));
        Terminal terminal = replay(file);
        assertThat(terminal.code()).isZero();
        assertThat(terminal.out()).startsWith("PASSED");
    }

    @Test
    void aFileThatRemembersSomethingElseIsReplayedWithANote() throws IOException {
        Path file = explored();
        Files.writeString(
                file,
                Files.readString(file)
                        .replace("acceptor1 receives Prepare[ballot=1]", "acceptor1 receives Prepare[ballot=9]")
                        .replace("two values are chosen", "another bug"));
        Terminal terminal = replay(file);
        assertThat(terminal.err())
                .contains("note: the program or the file has changed since")
                .contains("at move 2");
        assertThat(terminal.out()).contains("NOTE      the file expects ASSERTION the final check: another bug");
    }

    @Test
    void aMalformedFileIsAnsweredWithItsLine() throws IOException {
        Path file = explored();
        Files.writeString(file, Files.readString(file).replace("inputs", "imputs"));
        Terminal terminal = replay(file);
        assertThat(terminal.err()).contains("BRD-132").contains("at line 4").contains("no field 'imputs'");
        assertThat(terminal.code()).isEqualTo(ExitCode.USAGE);
    }

    @Test
    void aFileThatIsNotThereIsNamed() {
        Terminal terminal = replay(folder.resolve("gone.repro"));
        assertThat(terminal.err()).contains("BRD-132").contains("gone.repro").contains("no such file");
        assertThat(terminal.code()).isEqualTo(ExitCode.USAGE);
    }

    @Test
    void whenNothingCanBeWrittenTheLineIsPrintedInstead() throws IOException {
        Path occupied = Files.writeString(folder.resolve("occupied"), "a file, not a folder");
        Terminal terminal = Terminal.run("explore", "Paxos", "-P", "broken=true", "--repro-dir", occupied.toString());
        assertThat(terminal.err()).contains("BRD-133");
        assertThat(terminal.out()).contains("REPLAY    ./braid replay Paxos -P broken=true '| acceptor0<proposer1");
        assertThat(terminal.code()).isEqualTo(ExitCode.BUG);
    }

    @Test
    void wordsThatAShellWouldChangeAreQuoted() {
        assertThat(ReproFiles.shellWord("target/a-1.repro")).isEqualTo("target/a-1.repro");
        assertThat(ReproFiles.shellWord("a$b")).isEqualTo("'a$b'");
        assertThat(ReproFiles.shellWord("it's | x")).isEqualTo("'it'\\''s | x'");
    }

    private Path explored() throws IOException {
        Terminal terminal = Terminal.run("explore", "Paxos", "-P", "broken=true", "--repro-dir", folder.toString());
        assertThat(terminal.code()).isEqualTo(ExitCode.BUG);
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> all = files.toList();
            assertThat(all).hasSize(1);
            assertThat(terminal.out()).contains("REPLAY    ./braid replay Paxos -P broken=true " + all.get(0) + "\n");
            return all.get(0);
        }
    }

    private static Terminal replay(Path file) {
        return Terminal.run("replay", "Paxos", "-P", "broken=true", file.toString());
    }
}
