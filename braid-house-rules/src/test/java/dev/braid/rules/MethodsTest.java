package dev.braid.rules;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LineMap;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** No method is longer than a screen. The compiler's own parser tells where methods begin and end. */
class MethodsTest {

    private static final int LONGEST = 60;
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    @Test
    void noMethodIsLongerThan60Lines() throws IOException {
        List<Path> sources = sources();
        assertThat(sources).hasSizeGreaterThan(100);
        assertThat(longMethods(sources)).isEmpty();
    }

    @Test
    void aMethodThatIsTooLongIsFound(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("Long.java");
        String body = "int i = 0;\n" + "i++;\n".repeat(60);
        Files.writeString(file, "class Long {\n  void fine() {\n  }\n  void tooLong() {\n" + body + "  }\n}\n");
        assertThat(longMethods(List.of(file))).containsExactly("Long.java: tooLong has 63 lines");
    }

    private static List<String> longMethods(List<Path> sources) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<String> found = new ArrayList<>();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            JavacTask task = (JavacTask) compiler.getTask(
                    null,
                    files,
                    problem -> {},
                    List.of("-proc:none"),
                    null,
                    files.getJavaFileObjectsFromPaths(sources));
            SourcePositions positions = Trees.instance(task).getSourcePositions();
            for (CompilationUnitTree unit : task.parse()) {
                unit.accept(new MethodLengths(unit, positions, found), null);
            }
        }
        return found;
    }

    private static final class MethodLengths extends TreeScanner<Void, Void> {

        private final CompilationUnitTree unit;
        private final SourcePositions positions;
        private final List<String> found;

        MethodLengths(CompilationUnitTree unit, SourcePositions positions, List<String> found) {
            this.unit = unit;
            this.positions = positions;
            this.found = found;
        }

        @Override
        public Void visitMethod(MethodTree method, Void nothing) {
            long begin = positions.getStartPosition(unit, method);
            long end = positions.getEndPosition(unit, method);
            if (begin >= 0 && end > begin) {
                LineMap lines = unit.getLineMap();
                long length = lines.getLineNumber(end) - lines.getLineNumber(begin) + 1;
                if (length > LONGEST) {
                    Path file = Path.of(unit.getSourceFile().getName()).getFileName();
                    found.add(file + ": " + method.getName() + " has " + length + " lines");
                }
            }
            return super.visitMethod(method, nothing);
        }
    }

    private static List<Path> sources() throws IOException {
        try (Stream<Path> files = Files.walk(ROOT)) {
            return files.filter(file -> file.toString().matches(".*/src/(main|test)/java/.*\\.java"))
                    .filter(file -> !file.toString().contains("/target/"))
                    .toList();
        }
    }
}
