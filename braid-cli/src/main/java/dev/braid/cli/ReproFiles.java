package dev.braid.cli;

import dev.braid.explorer.repro.Repro;
import dev.braid.explorer.repro.ReproFile;
import dev.braid.explorer.repro.ReproFileParser;
import dev.braid.explorer.repro.ReproParser;
import dev.braid.explorer.repro.ReproWriter;
import dev.braid.trace.Finding;
import dev.braid.trace.MessageTrace;
import dev.braid.trace.Problem;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;

/** Reproductions that are too long for a line, on disk. */
final class ReproFiles {

    private final Path folder;
    private final ProgramArguments program;
    private final PrintWriter err;
    private final List<String> written = new ArrayList<>();

    ReproFiles(Path folder, ProgramArguments program, PrintWriter err) {
        this.folder = folder;
        this.program = program;
        this.err = err;
    }

    /** What to type to replay a finding; a long reproduction is written to a file first. */
    String replay(Finding finding, MessageTrace trace) {
        String command = "./braid replay " + program.commandLine() + " ";
        String file = finding.replay().length() > ReproFile.LONGEST_LINE ? write(finding, trace) : "";
        written.add(file);
        return command + shellWord(file.isEmpty() ? finding.replay() : file);
    }

    /** The file of each finding asked for so far; empty if its line is short. */
    List<String> written() {
        return written;
    }

    /** The same bug gets the same name, so that a second run does not fill the folder. */
    private String write(Finding finding, MessageTrace trace) {
        String simple = program.name.substring(program.name.lastIndexOf('.') + 1);
        String name = String.format("%s-%08x.repro", simple, finding.replay().hashCode());
        Path file = folder.resolve(name);
        try {
            Files.createDirectories(folder);
            Files.writeString(file, content(finding, trace).text());
            return file.toString();
        } catch (IOException e) {
            err.println(new Problem(
                            "BRD-133",
                            "The reproduction could not be written to " + file + ".",
                            e.toString() + ".",
                            "use the line printed instead, or name another folder with --repro-dir.")
                    .text());
            return "";
        }
    }

    private ReproFile content(Finding finding, MessageTrace trace) {
        Repro repro = ReproWriter.write(trace);
        String found = LocalDate.now() + ", braid " + Version.text() + ", Java "
                + Runtime.version().feature();
        return new ReproFile(program.commandLine(), found, repro, ReproFile.landmarks(trace), expect(finding));
    }

    static String expect(Finding finding) {
        return finding.kind() + " " + finding.message()
                + (finding.location().isEmpty() ? "" : " @" + finding.location());
    }

    /** The reproduction that an argument is or names. */
    static ReproFile read(String argument) {
        if (argument.isBlank() || (argument.contains("|") && !isFile(argument))) {
            return new ReproFile("", "", ReproParser.parse(argument), List.of(), "");
        }
        if (!isFile(argument)) {
            return notAFile(argument);
        }
        try {
            return ReproFileParser.parse(Files.readString(Path.of(argument), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw unreadable(argument, e.toString());
        }
    }

    private static ReproFile notAFile(String argument) {
        if (argument.endsWith(".repro")) {
            throw unreadable(argument, "there is no such file");
        }
        return new ReproFile("", "", ReproParser.parse(argument), List.of(), "");
    }

    private static boolean isFile(String argument) {
        try {
            return Files.isRegularFile(Path.of(argument));
        } catch (InvalidPathException e) {
            return false; // then it is a line
        }
    }

    private static Problem.Found unreadable(String file, String because) {
        return new Problem.Found(new Problem(
                "BRD-132",
                "The reproduction file " + file + " cannot be read.",
                because + ".",
                "name the file that 'braid explore' wrote, or give the line itself."));
    }

    /** A text as one word of a shell. */
    static String shellWord(String text) {
        return text.matches("[A-Za-z0-9_./+=:,@%-]+") ? text : "'" + text.replace("'", "'\\''") + "'";
    }
}
