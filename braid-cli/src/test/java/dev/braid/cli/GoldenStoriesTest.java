package dev.braid.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What a failure prints, to the letter but for times. After a change that is meant, write the files anew with
 * {@code mvn test -pl braid-cli -am -Dtest=GoldenStoriesTest -Dgolden=update} and read the difference.
 */
class GoldenStoriesTest {

    private static final Path FOLDER = Path.of("src", "test", "resources", "golden");

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "reordering, LeaderElection -P processes=3 -P channels=unordered",
        "deadlock, $Deadlock",
        "exception, $Exceptional",
        "step-limit, $Endless --steps 60",
        "timeout, $Impatient",
        "inputs, $Chosen",
        "inputs-and-order, Figure5",
        "queue, $Queued",
        "many-processes, $Crowd",
        "long-reproduction, Paxos -P broken=true",
        "two-threads-each, DistributedDiningPhilosophers -P processes=2 -P broken=true",
    })
    void theStoryIsTheGoldenOne(String name, String command) throws IOException {
        String program = command.replace("$", StoryPrograms.class.getName() + "$");
        Terminal terminal = Terminal.run(("explore " + program).split(" "));
        assertThat(terminal.err()).isEmpty();
        assertThat(terminal.code()).isEqualTo(ExitCode.BUG);
        compare(FOLDER.resolve(name + ".txt"), Masked.times(terminal.out()));
    }

    private static void compare(Path file, String text) throws IOException {
        if ("update".equals(System.getProperty("golden"))) {
            Files.createDirectories(FOLDER);
            Files.writeString(file, text);
        }
        assertThat(text).isEqualTo(Files.readString(file));
        assertThat(text.lines().filter(line -> !line.startsWith("  REPLAY"))).allMatch(line -> line.length() <= 100);
        assertThat(text.lines().count())
                .as("lines of the story and its headline")
                .isLessThanOrEqualTo(43);
    }
}
