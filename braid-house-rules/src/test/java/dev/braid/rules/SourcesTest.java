package dev.braid.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Rules that only the sources show. */
class SourcesTest {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    @Test
    void noFileIsLongerThan500Lines() throws IOException {
        List<Path> files = new ArrayList<>(sources());
        files.addAll(tests());
        for (Path file : files) {
            assertThat(Files.readAllLines(file)).as(file.toString()).hasSizeLessThanOrEqualTo(500);
        }
    }

    @Test
    void everyPackageSaysWhatLivesThere() throws IOException {
        Set<Path> folders = sources().stream().map(Path::getParent).collect(Collectors.toCollection(TreeSet::new));
        for (Path folder : folders) {
            Path info = folder.resolve("package-info.java");
            assertThat(info).exists();
            assertThat(Files.readString(info))
                    .as(info.toString())
                    .contains("@NullMarked")
                    .contains("/**");
        }
    }

    @Test
    void everyProblemCodeHasItsPage() throws IOException {
        Set<String> codes = new TreeSet<>();
        for (Path file : sources()) {
            Pattern.compile("BRD-\\d{3}")
                    .matcher(Files.readString(file))
                    .results()
                    .map(MatchResult::group)
                    .forEach(codes::add);
        }
        assertThat(codes).isNotEmpty();
        for (String code : codes) {
            assertThat(ROOT.resolve("docs/problems/" + code + ".md")).exists();
        }
    }

    private static List<Path> sources() throws IOException {
        return javaFiles("/src/main/java/");
    }

    private static List<Path> tests() throws IOException {
        return javaFiles("/src/test/java/");
    }

    private static List<Path> javaFiles(String where) throws IOException {
        try (Stream<Path> files = Files.walk(ROOT)) {
            return files.filter(file -> file.toString().contains(where))
                    .filter(file -> !file.toString().contains("/target/"))
                    .filter(file -> file.toString().endsWith(".java"))
                    .toList();
        }
    }
}
