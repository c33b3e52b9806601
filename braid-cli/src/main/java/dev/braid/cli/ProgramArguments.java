package dev.braid.cli;

import dev.braid.actors.Program;
import dev.braid.host.Programs;
import dev.braid.trace.Problem;
import java.io.File;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Which program, with which parameters. */
final class ProgramArguments {

    static final String EXAMPLES = "dev.braid.examples";

    @Parameters(index = "0", paramLabel = "PROGRAM", description = "An example's name or a full class name.")
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

    Program create() {
        return programs().create(name, parameters);
    }

    Programs programs() {
        return new Programs(loader(), List.of(EXAMPLES));
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
        if (classPath == null) {
            return ours;
        }
        String[] entries = classPath.split(File.pathSeparator);
        URL[] urls = new URL[entries.length];
        for (int i = 0; i < entries.length; i++) {
            urls[i] = url(new File(entries[i]));
        }
        return new URLClassLoader(urls, ours);
    }

    private static URL url(File file) {
        if (!file.exists()) {
            throw new Problem.Found(new Problem(
                    "BRD-104",
                    "The class path names " + file + ", which does not exist.",
                    "it was looked for in " + file.getAbsolutePath() + ".",
                    "correct --class-path, or compile the program first."));
        }
        try {
            return file.toURI().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalStateException(e);
        }
    }
}
