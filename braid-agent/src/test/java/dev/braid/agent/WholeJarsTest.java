package dev.braid.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Real libraries, woven whole, pass the verifier of the JVM. */
class WholeJarsTest {

    @ParameterizedTest(name = "{0} and its neighbours")
    @ValueSource(
            classes = {
                org.assertj.core.api.Assertions.class,
                com.tngtech.archunit.core.domain.JavaClass.class,
                picocli.CommandLine.class,
                com.google.common.collect.ImmutableList.class,
                org.junit.jupiter.api.Test.class
            })
    void everyClassOfALibraryPassesTheVerifier(Class<?> sample) throws Exception {
        List<String> names = classesBeside(sample);
        Weaver weaver = new Weaver();
        WeavingLoader loader = new WeavingLoader(weaver, java.util.Set.copyOf(names)::contains);
        List<String> broken = new ArrayList<>();
        int linked = 0;
        for (String name : names) {
            try {
                // asking for its methods links a class, and linking verifies it
                linked += Class.forName(name, false, loader).getDeclaredMethods().length > 0 ? 1 : 0;
            } catch (NoClassDefFoundError e) {
                continue; // an optional dependency that is not here
            } catch (VerifyError | ClassFormatError | RuntimeException e) {
                broken.add(name + ": " + e);
            }
        }
        assertThat(broken).isEmpty();
        assertThat(linked).isGreaterThan(names.size() / 3);
        assertThat(weaver.methodsTooLarge()).isEmpty();
    }

    private static List<String> classesBeside(Class<?> sample) throws Exception {
        Path jar = Path.of(
                sample.getProtectionDomain().getCodeSource().getLocation().toURI());
        try (JarFile file = new JarFile(jar.toFile())) {
            return file.stream()
                    .map(JarEntry::getName)
                    .filter(name -> name.endsWith(".class")
                            && !name.startsWith("META-INF/")
                            && !name.endsWith("module-info.class"))
                    .map(name -> name.replace('/', '.').replaceFirst("\\.class$", ""))
                    .toList();
        }
    }
}
