package dev.braid.explorer.repro;

import dev.braid.trace.Problem;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads a {@link ReproFile}; what cannot be read is answered with its line. */
public final class ReproFileParser {

    private static final List<String> FIELDS = List.of("program", "found", "inputs", "schedule", "landmarks", "expect");

    private final Map<String, List<String>> fields = new LinkedHashMap<>();
    private final Map<String, String> inputs = new LinkedHashMap<>();
    private final List<Repro.Move> moves = new ArrayList<>();
    private String field = "";

    private ReproFileParser() {}

    /** The reproduction that a text describes. */
    public static ReproFile parse(String text) {
        return new ReproFileParser().file(text);
    }

    private ReproFile file(String text) {
        List<String> lines = text.lines().toList();
        checkVersion(lines.isEmpty() ? "" : lines.get(0));
        for (int number = 2; number <= lines.size(); number++) {
            String line = lines.get(number - 1);
            if (!line.isBlank() && !line.startsWith("#")) {
                line(number, line);
            }
        }
        if (!fields.containsKey("schedule")) {
            throw wrong(lines.size(), "the field 'schedule' is missing");
        }
        return new ReproFile(
                one("program"), one("found"), new Repro(inputs, List.copyOf(moves)), all("landmarks"), one("expect"));
    }

    private static void checkVersion(String line) {
        String[] words = line.strip().split(" +");
        if (words.length != 2 || !words[0].equals(ReproFile.MAGIC)) {
            throw wrong(1, "a reproduction begins with '" + ReproFile.MAGIC + " " + ReproFile.VERSION + "'");
        }
        if (!words[1].equals(Integer.toString(ReproFile.VERSION))) {
            throw wrong(1, "it is of version " + words[1] + ", this Braid reads version " + ReproFile.VERSION);
        }
    }

    private void line(int number, String line) {
        String value = line.strip();
        if (!Character.isWhitespace(line.charAt(0))) {
            int end = value.indexOf(' ');
            field = end < 0 ? value : value.substring(0, end);
            value = end < 0 ? "" : value.substring(end).strip();
            if (!FIELDS.contains(field)) {
                throw wrong(number, "there is no field '" + field + "'; the fields are " + String.join(", ", FIELDS));
            }
            if (fields.put(field, new ArrayList<>()) != null) {
                throw wrong(number, "the field '" + field + "' stands there twice");
            }
        } else if (field.isEmpty()) {
            throw wrong(number, "a line that begins with a blank goes on with a field, but none is above it");
        }
        if (!value.isEmpty()) {
            add(number, value);
        }
    }

    private void add(int number, String value) {
        List<String> values = fields.get(field);
        if (values != null) {
            values.add(value);
        }
        if (field.equals("inputs")) {
            parsed(number, value + " |").inputs().forEach((name, wanted) -> {
                if (inputs.put(name, wanted) != null) {
                    throw wrong(number, "the input " + name + " stands there twice");
                }
            });
        } else if (field.equals("schedule")) {
            moves.addAll(parsed(number, "|" + value).moves());
        }
    }

    private Repro parsed(int number, String line) {
        try {
            return ReproParser.parse(line);
        } catch (Problem.Found e) {
            throw wrong(number, "in '" + field + "' " + e.problem().because().replaceAll("\\.$", ""));
        }
    }

    private List<String> all(String name) {
        return List.copyOf(fields.getOrDefault(name, List.of()));
    }

    private String one(String name) {
        return String.join(" ", all(name));
    }

    private static Problem.Found wrong(int line, String because) {
        return new Problem.Found(new Problem(
                "BRD-132",
                "The reproduction file cannot be read at line " + Math.max(1, line) + ".",
                because + ".",
                "correct that line, or explore again to have a new file."));
    }
}
