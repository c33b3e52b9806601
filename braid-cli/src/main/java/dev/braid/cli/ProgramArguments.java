package dev.braid.cli;

import dev.braid.actors.Program;
import dev.braid.api.Check;
import dev.braid.host.Programs;
import dev.braid.host.SourceFile;
import dev.braid.trace.Problem;
import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Which program, with which parameters. */
final class ProgramArguments {

    static final String EXAMPLES = "dev.braid.examples";
    static final String THREAD_EXAMPLES = "dev.braid.examples.threads";

    @Parameters(
            index = "0",
            paramLabel = "PROGRAM",
            description = "An example's name, a full class name, or a .java file.")
    String name = "";

    @Option(
            names = "-P",
            paramLabel = "name=value",
            description = "A parameter of the program; 'braid list' shows them.")
    Map<String, String> parameters = new LinkedHashMap<>();

    @Option(
            names = {"--class-path", "-cp"},
            paramLabel = "PATH",
            description = "Where the program's classes are, as for java.")
    @Nullable
    String classPath;

    @Option(
            names = "--jdk",
            paramLabel = "FOLDER",
            description = "The JDK that runs a multithreaded program (default: the one that runs Braid).")
    Path jdk = Path.of(System.getProperty("java.home"));

    private @Nullable SourceFile source;

    Program create() {
        return programs().create(type(), parameters);
    }

    Programs programs() {
        return new Programs(loader(), List.of(EXAMPLES, THREAD_EXAMPLES));
    }

    /** Whether the program exchanges messages; else it is multithreaded. */
    boolean isOfMessages() {
        return programs().isOfMessages(type());
    }

    /** The full class name of a multithreaded program. */
    String threadProgram() {
        return programs().ofThreads(type(), parameters);
    }

    /** What the JVM of a multithreaded program needs; our own classes it has already. */
    List<Path> classPathOfWorker() {
        List<Path> paths = new ArrayList<>(entries());
        paths.add(programs().placeOf(type()));
        return List.copyOf(new LinkedHashSet<>(paths));
    }

    /** A source file is compiled once. */
    private String type() {
        if (!name.endsWith(".java")) {
            return name;
        }
        if (source == null) {
            List<Path> against = new ArrayList<>(given());
            against.add(Programs.placeOf(Check.class));
            against.add(Programs.placeOf(Program.class));
            source = SourceFile.compile(Path.of(name), against);
        }
        return source.type();
    }

    private List<Path> entries() {
        List<Path> paths = new ArrayList<>(given());
        if (source != null) {
            paths.add(source.folder());
        }
        return paths;
    }

    private List<Path> given() {
        if (classPath == null) {
            return List.of();
        }
        return Arrays.stream(classPath.split(File.pathSeparator))
                .filter(entry -> !entry.isEmpty())
                .map(ProgramArguments::existing)
                .toList();
    }

    String subject() {
        StringBuilder subject = new StringBuilder(name);
        parameters.forEach(
                (key, value) -> subject.append(' ').append(key).append('=').append(value));
        return subject.toString();
    }

    /** How to name the program on a command line. */
    String commandLine() {
        StringBuilder line = new StringBuilder(ReproFiles.shellWord(name));
        parameters.forEach((key, value) -> line.append(" -P ").append(ReproFiles.shellWord(key + "=" + value)));
        if (classPath != null) {
            line.append(" --class-path ").append(ReproFiles.shellWord(classPath));
        }
        return line.toString();
    }

    private ClassLoader loader() {
        ClassLoader ours = ProgramArguments.class.getClassLoader();
        type();
        List<Path> entries = entries();
        return entries.isEmpty()
                ? ours
                : new URLClassLoader(entries.stream().map(ProgramArguments::url).toArray(URL[]::new), ours);
    }

    private static Path existing(String entry) {
        File file = new File(entry);
        if (!file.exists()) {
            throw new Problem.Found(new Problem(
                    "BRD-104",
                    "The class path names " + file + ", which does not exist.",
                    "it was looked for in " + file.getAbsolutePath() + ".",
                    "correct --class-path, or compile the program first."));
        }
        return file.toPath();
    }

    private static URL url(Path path) {
        try {
            return path.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalStateException(e);
        }
    }
}
