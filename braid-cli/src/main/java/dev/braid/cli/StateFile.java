package dev.braid.cli;

import dev.braid.mutants.Trial;
import dev.braid.trace.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is known of mutants, kept in a file: a first line that says of what, then a line for each mutant.
 *
 * @param file where, or null for nowhere
 * @param key what the results are of
 */
record StateFile(@Nullable Path file, String key) {

    Map<Integer, Trial> read() {
        Map<Integer, Trial> known = new HashMap<>();
        if (file == null) {
            return known;
        }
        try {
            if (!Files.exists(file)) {
                Files.writeString(file, key + "\n");
                return known;
            }
            List<String> lines = Files.readAllLines(file);
            if (lines.isEmpty() || !lines.get(0).equals(key)) {
                throw wrong("it holds results of something else, or nothing");
            }
            for (String line : lines.subList(1, lines.size())) {
                Trial trial = Trial.of(line);
                known.put(trial.mutant(), trial);
            }
            return known;
        } catch (IOException | IllegalArgumentException e) {
            throw wrong(e.toString());
        }
    }

    void add(Trial trial) {
        if (file != null) {
            try {
                Files.writeString(file, trial.line() + "\n", StandardOpenOption.APPEND);
            } catch (IOException e) {
                throw wrong(e.toString());
            }
        }
    }

    private Problem.Found wrong(String why) {
        return new Problem.Found(new Problem(
                "BRD-104",
                "The state file " + file + " cannot be used.",
                why + ".",
                "give another --state, or delete it to begin anew."));
    }
}
