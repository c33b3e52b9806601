package dev.braid.host;

import dev.braid.trace.Problem;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * A program given as one source file: compiled into a folder that goes away with this JVM.
 *
 * @param type the class to run: the one named like the file, else the first that is a program
 * @param folder where its classes are
 */
public record SourceFile(String type, Path folder) {

    /** @param classPath what it is compiled against */
    public static SourceFile compile(Path source, List<Path> classPath) {
        if (!Files.isRegularFile(source)) {
            throw problem(
                    "There is no file " + source + ".",
                    "it was looked for in " + source.toAbsolutePath() + ".",
                    "correct the name.");
        }
        try {
            Path folder = Files.createTempDirectory("braid-source");
            Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(folder), "braid-clean-up"));
            javac(source, folder, classPath);
            return new SourceFile(programIn(source, folder, classPath), folder);
        } catch (IOException e) {
            throw problem(source + " could not be compiled.", e.toString(), "make room in the temporary folder.");
        }
    }

    private static void javac(Path source, Path folder, List<Path> classPath) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            throw problem(
                    source + " could not be compiled.", "this Java has no compiler.", "run Braid on a JDK, not a JRE.");
        }
        StringWriter messages = new StringWriter();
        String path = classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        List<String> options = List.of("-g", "-nowarn", "-proc:none", "-d", folder.toString(), "-cp", path);
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            boolean compiled = compiler.getTask(messages, files, null, options, null, files.getJavaFileObjects(source))
                    .call();
            if (!compiled) {
                throw problem(source + " does not compile.", messages.toString().strip(), "correct the source.");
            }
        }
    }

    private static String programIn(Path source, Path folder, List<Path> classPath) throws IOException {
        List<URL> urls = new ArrayList<>();
        urls.add(folder.toUri().toURL());
        for (Path path : classPath) {
            urls.add(path.toUri().toURL());
        }
        String simple = source.getFileName().toString().replaceFirst("\\.java$", "");
        try (URLClassLoader loader = new URLClassLoader(urls.toArray(URL[]::new), SourceFile.class.getClassLoader());
                Stream<Path> classes = Files.walk(folder)) {
            return classes.map(file -> folder.relativize(file).toString())
                    .filter(name -> name.endsWith(".class"))
                    .map(name -> name.replaceFirst("\\.class$", "").replace(File.separatorChar, '.'))
                    .sorted(Comparator.comparing((String name) -> !name.endsWith(simple))
                            .thenComparing(name -> name))
                    .filter(name -> Programs.isProgram(loader, name))
                    .findFirst()
                    .orElseThrow(() -> problem(
                            "There is no program in " + source + ".",
                            "no class in it has a main method or implements Runnable or Program.",
                            "add a main method."));
        }
    }

    private static void delete(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder())
                    .forEach(file -> file.toFile().delete());
        } catch (IOException e) {
            return; // the system cleans its temporary folder
        }
    }

    private static Problem.Found problem(String what, String because, String remedy) {
        return new Problem.Found(new Problem("BRD-106", what, because, remedy));
    }
}
