package dev.braid.host;

import dev.braid.trace.Problem;
import dev.braid.worker.Worker;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** Finds the one jar that a worker JVM gets on its boot class path. The build puts it beside the worker's classes. */
final class WorkerJar {

    private static final String NAME = "braid-worker-.*-all\\.jar";

    private WorkerJar() {}

    static Path find() {
        Path classes = placeOf(Worker.class);
        Path parent = Objects.requireNonNull(classes.toAbsolutePath().getParent(), "a class lies in a folder or a jar");
        for (Path folder : List.of(parent, parent.resolveSibling("worker"), parent.resolve("worker"))) {
            Path found = in(folder);
            if (found != null) {
                return found;
            }
        }
        throw new Problem.Found(new Problem(
                "BRD-105",
                "The jar for worker JVMs is missing.",
                "there is no " + NAME.replace("\\", "") + " in " + parent + " or in worker beside it.",
                "build Braid completely: mvn -B package."));
    }

    /** The jar or folder that a class was loaded from. */
    static Path placeOf(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static @org.jspecify.annotations.Nullable Path in(Path folder) {
        if (!Files.isDirectory(folder)) {
            return null;
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().matches(NAME))
                    .findFirst()
                    .orElse(null);
        } catch (IOException e) {
            return null;
        }
    }
}
