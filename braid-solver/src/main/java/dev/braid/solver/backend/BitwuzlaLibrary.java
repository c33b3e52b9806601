package dev.braid.solver.backend;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Loads Bitwuzla's native library from our jar, once, at the first query that needs it. */
final class BitwuzlaLibrary {

    private static @Nullable Boolean loaded;

    private BitwuzlaLibrary() {}

    /** Whether the library is there; false where there is none for the platform or its C library is too old. */
    static synchronized boolean isLoaded() {
        if (loaded == null) {
            loaded = load();
        }
        return loaded;
    }

    private static boolean load() {
        try (InputStream library = BitwuzlaLibrary.class.getResourceAsStream("bitwuzla-" + platform() + ".native")) {
            if (library == null) {
                return false;
            }
            Path file = Files.createTempFile("braid-bitwuzla", System.mapLibraryName(""));
            file.toFile().deleteOnExit();
            Files.copy(library, file, StandardCopyOption.REPLACE_EXISTING);
            System.load(file.toString());
            // A loaded library keeps its pages; on Windows the file cannot go before the process does.
            file.toFile().delete();
            return true;
        } catch (IOException | UnsatisfiedLinkError | SecurityException problem) {
            return false;
        }
    }

    static String platform() {
        String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        String machine = System.getProperty("os.arch", "").toLowerCase(Locale.ROOT);
        String family = system.startsWith("windows") ? "windows" : system.startsWith("linux") ? "linux" : system;
        boolean arm = machine.equals("aarch64") || machine.equals("arm64");
        boolean intel = machine.equals("amd64") || machine.equals("x86_64");
        return family + "-" + (arm ? "arm64" : intel ? "x64" : machine);
    }
}
