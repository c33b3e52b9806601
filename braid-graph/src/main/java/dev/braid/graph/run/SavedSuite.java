package dev.braid.graph.run;

import dev.braid.trace.Problem;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A suite as a folder: one text file per sequence, with its events and the line that replays it, and one file about all.
 *
 * @param about what it is a suite of: program, method and so on
 * @param eachSendIsAnEvent whether sends are events of their own
 * @param sequences the events of each sequence
 */
public record SavedSuite(Map<String, String> about, boolean eachSendIsAnEvent, List<List<String>> sequences) {

    private static final String ABOUT = "suite.txt";
    private static final String ENDING = ".sequence";
    private static final String SENDS = "sends are events";

    /**
     * Writes it.
     *
     * @param replays the line that replays each sequence, and how it ended
     */
    public void write(Path folder, List<Conformance> replays) {
        try {
            Files.createDirectories(folder);
            List<String> lines = new ArrayList<>();
            about.forEach((key, value) -> lines.add(key + ": " + escaped(value)));
            lines.add(SENDS + ": " + eachSendIsAnEvent);
            lines.add("sequences: " + sequences.size());
            Files.write(folder.resolve(ABOUT), lines, StandardCharsets.UTF_8);
            for (int i = 0; i < sequences.size(); i++) {
                Files.write(folder.resolve(file(i)), lines(sequences.get(i), replays.get(i)), StandardCharsets.UTF_8);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String file(int number) {
        return String.format(Locale.ROOT, "%05d%s", number + 1, ENDING);
    }

    private static List<String> lines(List<String> events, Conformance outcome) {
        List<String> lines = new ArrayList<>();
        lines.add("outcome: " + outcome.verdict());
        lines.add("replay: " + escaped(outcome.replay()));
        events.forEach(event -> lines.add("event: " + escaped(event)));
        return lines;
    }

    /** Reads a folder; one that cannot be read is a problem that names file and line. */
    public static SavedSuite read(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            Map<String, String> about = new LinkedHashMap<>();
            for (String[] entry : entries(folder.resolve(ABOUT))) {
                about.put(entry[0], entry[1]);
            }
            List<List<String>> sequences = new ArrayList<>();
            for (Path file : files.filter(path -> path.toString().endsWith(ENDING))
                    .sorted()
                    .toList()) {
                List<String> events = new ArrayList<>();
                entries(file).stream().filter(entry -> entry[0].equals("event")).forEach(entry -> events.add(entry[1]));
                sequences.add(events);
            }
            String promised = about.getOrDefault("sequences", "");
            if (!promised.equals(Integer.toString(sequences.size()))) {
                throw problem(folder, "it promises " + promised + " sequences and has " + sequences.size());
            }
            return new SavedSuite(about, Boolean.parseBoolean(about.get(SENDS)), sequences);
        } catch (NoSuchFileException | NotDirectoryException e) {
            throw problem(folder, "there is no " + e.getFile());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String[]> entries(Path file) throws IOException {
        List<String[]> entries = new ArrayList<>();
        List<String> lines = Files.readAllLines(file, StandardCharsets.UTF_8);
        for (int i = 0; i < lines.size(); i++) {
            int colon = lines.get(i).indexOf(": ");
            if (colon < 0) {
                throw problem(file, "line " + (i + 1) + " is not 'name: value'");
            }
            entries.add(new String[] {
                lines.get(i).substring(0, colon), unescaped(lines.get(i).substring(colon + 2))
            });
        }
        return entries;
    }

    private static Problem.Found problem(Path where, String why) {
        return new Problem.Found(new Problem(
                "BRD-406",
                "The saved suite in " + where + " cannot be read.",
                why + ".",
                "give the folder that 'braid graph ... --export' wrote, or write it again."));
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r");
    }

    private static String unescaped(String text) {
        StringBuilder plain = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\' && i + 1 < text.length()) {
                char next = text.charAt(++i);
                plain.append(next == 'n' ? '\n' : next == 'r' ? '\r' : next);
            } else {
                plain.append(c);
            }
        }
        return plain.toString();
    }
}
