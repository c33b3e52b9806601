package dev.braid.agent;

import dev.braid.runtime.threads.Hooks;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.security.ProtectionDomain;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/** Where the JVM meets the weaver: patches the JDK and weaves every class of the program as it is loaded. */
public final class Agent {

    private static final Weaver WEAVER = new Weaver();
    private static final List<String> FAILURES = new CopyOnWriteArrayList<>();

    private Agent() {}

    public static void premain(@Nullable String arguments, Instrumentation instrumentation)
            throws UnmodifiableClassException, ClassNotFoundException {
        Module ours = Hooks.class.getModule();
        instrumentation.redefineModule(Object.class.getModule(), Set.of(ours), Map.of(), Map.of(), Set.of(), Map.of());
        rehearse();
        instrumentation.addTransformer(new Patching(), true);
        instrumentation.retransformClasses(JdkPatches.classes());
        instrumentation.addTransformer(new Weaving(), false);
    }

    /** Loads the classes of the weaver: one that is loaded while it is needed to load itself would be broken for ever. */
    private static void rehearse() {
        try (InputStream in = ClassLoader.getSystemResourceAsStream("java/lang/Thread.class")) {
            byte[] bytes = Objects.requireNonNull(in).readAllBytes();
            JdkPatches.patch("java/lang/Thread", bytes);
            WEAVER.weave(ClassLoader.getSystemClassLoader(), bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Classes that could not be woven, with the reason: what they do is not under control. */
    public static List<String> failures() {
        return List.copyOf(FAILURES);
    }

    /** Methods whose memory accesses are not announced because there is no room for it. */
    public static Set<String> methodsTooLarge() {
        return WEAVER.methodsTooLarge();
    }

    private static final class Patching implements ClassFileTransformer {

        @Override
        public byte @Nullable [] transform(
                @Nullable ClassLoader loader,
                @Nullable String name,
                @Nullable Class<?> redefined,
                @Nullable ProtectionDomain domain,
                byte[] bytes) {
            if (loader != null || name == null || !name.startsWith("java/") || !JdkPatches.concerns(name)) {
                return null;
            }
            return guarded(name, () -> JdkPatches.patch(name, bytes));
        }
    }

    private static final class Weaving implements ClassFileTransformer {

        @Override
        public byte @Nullable [] transform(
                @Nullable ClassLoader loader,
                @Nullable String name,
                @Nullable Class<?> redefined,
                @Nullable ProtectionDomain domain,
                byte[] bytes) {
            if (loader == null || name == null || !Scope.includes(loader, name)) {
                return null;
            }
            return guarded(name, () -> WEAVER.weave(loader, bytes));
        }
    }

    private interface Step {
        byte[] bytes();
    }

    /** The JVM swallows what a transformer throws, so it must be noted here. */
    private static byte @Nullable [] guarded(String name, Step step) {
        Hooks.opaque();
        try {
            return step.bytes();
        } catch (Throwable e) {
            FAILURES.add(name.replace('/', '.') + ": " + e);
            return null;
        } finally {
            Hooks.transparent();
        }
    }
}
