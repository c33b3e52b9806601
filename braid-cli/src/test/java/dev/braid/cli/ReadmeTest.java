package dev.braid.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the README and the documents tell to type does what they say. */
class ReadmeTest {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    @Test
    void theFirstCommandPrintsWhatTheReadmeShows() throws IOException {
        List<String> blocks = blocks(Files.readString(ROOT.resolve("README.md")));
        int command = first(blocks, "./braid explore ");
        Terminal terminal = run(blocks.get(command).strip());
        assertThat(terminal.code()).isEqualTo(ExitCode.BUG);
        assertThat(Masked.times(terminal.out())).isEqualTo(Masked.times(blocks.get(command + 1)));
    }

    @Test
    void theReplayLineInTheReadmeReplays() throws IOException {
        Matcher line =
                Pattern.compile("REPLAY +(\\./braid replay .*)").matcher(Files.readString(ROOT.resolve("README.md")));
        assertThat(line.find()).isTrue();
        assertThat(run(line.group(1)).code()).isEqualTo(ExitCode.BUG);
    }

    @Test
    void theReadersOwnProgramCompilesAndHasItsBug(@TempDir Path folder) throws IOException {
        String readme = Files.readString(ROOT.resolve("README.md"));
        List<String> blocks = blocks(readme);
        Path source = folder.resolve("Tickets.java");
        Files.writeString(source, blocks.get(first(blocks, "import dev.braid")));
        int failed = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        null,
                        null,
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        "-proc:none",
                        source.toString());
        assertThat(failed).isZero();
        String command = inlineCommands(readme).stream()
                .filter(one -> one.contains("Tickets"))
                .findFirst()
                .orElseThrow();
        Terminal terminal = run(command.replace("target/classes", folder.toString()));
        assertThat(terminal.out()).contains("BUG FOUND").contains("I got no ticket");
    }

    @Test
    void everyOtherCommandInTheDocumentsIsUnderstood() throws IOException {
        List<String> commands = new ArrayList<>();
        for (String file : List.of("README.md", "CONTRIBUTING.md", "docs/how-it-works.md", "docs/guarantees.md")) {
            commands.addAll(inlineCommands(Files.readString(ROOT.resolve(file))));
        }
        commands.removeIf(command -> command.contains("Tickets") || command.contains("..."));
        assertThat(commands).hasSizeGreaterThanOrEqualTo(3);
        for (String command : commands) {
            assertThat(run(command).code()).as(command).isIn(ExitCode.OK, ExitCode.BUG);
        }
    }

    /** The contents of fenced blocks. */
    private static List<String> blocks(String markdown) {
        List<String> blocks = new ArrayList<>();
        Matcher matcher = Pattern.compile("(?ms)^```[a-z]*\\n(.*?)^```$").matcher(markdown);
        while (matcher.find()) {
            blocks.add(matcher.group(1));
        }
        return blocks;
    }

    private static int first(List<String> blocks, String beginning) {
        for (int i = 0; i < blocks.size(); i++) {
            if (blocks.get(i).startsWith(beginning)) {
                return i;
            }
        }
        throw new AssertionError("no block begins with " + beginning);
    }

    /** Commands between backquotes in running text; {@code tables} runs for minutes and has its own command. */
    private static List<String> inlineCommands(String markdown) {
        List<String> commands = new ArrayList<>();
        Matcher matcher = Pattern.compile("`(\\./braid [^`]+)`").matcher(markdown);
        while (matcher.find()) {
            String command = matcher.group(1).replaceAll("\\s+", " ");
            if (!command.startsWith("./braid tables")) {
                commands.add(command);
            }
        }
        return commands;
    }

    /** Splits as a shell does: at blanks outside single quotes. */
    private static Terminal run(String command) {
        List<String> words = new ArrayList<>();
        Matcher matcher = Pattern.compile("'([^']*)'|(\\S+)").matcher(command);
        while (matcher.find()) {
            words.add(matcher.group(1) != null ? matcher.group(1) : matcher.group(2));
        }
        return Terminal.run(words.subList(1, words.size()).toArray(String[]::new));
    }
}
