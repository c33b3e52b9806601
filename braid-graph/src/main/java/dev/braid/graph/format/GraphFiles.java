package dev.braid.graph.format;

import dev.braid.graph.Graph;
import dev.braid.trace.Problem;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Reads and writes graph files; the ending of the name says the format. */
public final class GraphFiles {

    private GraphFiles() {}

    /** The graph in a file; a file that cannot be read is a problem that names line and reason. */
    public static Graph read(Path file) {
        GraphFormat format = format(file);
        try {
            return read(Files.readString(file, StandardCharsets.UTF_8), format, file.toString());
        } catch (NoSuchFileException e) {
            throw new Problem.Found(
                    new Problem("BRD-401", "There is no file " + file + ".", "nothing is there.", "correct the name."));
        } catch (CharacterCodingException e) {
            throw malformed(file.toString(), 1, "it is no text in UTF-8");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The graph in a text. */
    public static Graph read(String text, GraphFormat format, String name) {
        try {
            return switch (format) {
                case DOT -> DotReader.read(text);
                case GRAPHML -> GraphMlReader.read(text);
                case AUT -> AutReader.read(text);
                case JSON -> JsonGraphs.read(text);
            };
        } catch (Malformed e) {
            throw malformed(name, e.line(), e.reason());
        }
    }

    public static void write(Graph graph, Path file) {
        GraphFormat format = format(file);
        try (BufferedWriter out = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
            write(graph, format, out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void write(Graph graph, GraphFormat format, Appendable out) throws IOException {
        switch (format) {
            case DOT -> DotWriter.write(graph, out);
            case GRAPHML -> GraphMlWriter.write(graph, out);
            case AUT -> AutWriter.write(graph, out);
            case JSON -> JsonGraphs.write(graph, out);
        }
    }

    private static GraphFormat format(Path file) {
        return GraphFormat.ofFile(file.toString())
                .orElseThrow(() -> new Problem.Found(new Problem(
                        "BRD-402",
                        "The format of " + file + " is not known.",
                        "its name ends with none of .dot .gv .graphml .xml .aut .json.",
                        "rename the file, or convert it.")));
    }

    private static Problem.Found malformed(String name, int line, String reason) {
        return new Problem.Found(new Problem(
                "BRD-401",
                "The graph file " + name + " cannot be read: line " + line + ".",
                reason + ".",
                "correct that line, or write the file again."));
    }
}
