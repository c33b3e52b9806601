package dev.braid.agent;

import org.jspecify.annotations.Nullable;

/** Which classes are woven: those of the program and its libraries, never the JDK's nor ours. */
final class Scope {

    private static final String[] JDK = {"java/", "jdk/", "sun/", "com/sun/proxy/", "com/sun/"};

    private Scope() {}

    /** The JDK's classes and ours are loaded by the boot loader or the platform loader. */
    static boolean includes(@Nullable ClassLoader loader, @Nullable String name) {
        return loader != null && loader != ClassLoader.getPlatformClassLoader() && isOfTheProgram(name);
    }

    /** Whether a class may be the program's, by its name alone. */
    static boolean isOfTheProgram(@Nullable String name) {
        if (name == null) {
            return false;
        }
        for (String prefix : JDK) {
            if (name.startsWith(prefix)) {
                return false;
            }
        }
        return !isOurs(name);
    }

    private static boolean isOurs(String name) {
        return name.startsWith("dev/braid/runtime/")
                || name.startsWith("dev/braid/trace/")
                || name.startsWith("dev/braid/explorer/")
                || name.startsWith("dev/braid/api/")
                || name.startsWith("dev/braid/actors/")
                || name.startsWith("dev/braid/agent/")
                || name.startsWith("dev/braid/worker/")
                || name.startsWith("dev/braid/report/");
    }
}
