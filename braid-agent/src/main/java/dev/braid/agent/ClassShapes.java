package dev.braid.agent;

import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** The shapes of all classes that one class loader sees. Never loads a class: that would run past the weaver. */
final class ClassShapes {

    /** Flags of a field that cannot be found: taken for a plain one. */
    static final int UNKNOWN = 0;

    private final ClassLoader loader;
    private final Map<String, Optional<ClassShape>> known = new ConcurrentHashMap<>();

    ClassShapes(@Nullable ClassLoader loader) {
        this.loader = loader == null ? ClassLoader.getSystemClassLoader() : loader;
    }

    /** The shape of a class, or null if its class file cannot be read. */
    @Nullable
    ClassShape find(@Nullable String name) {
        if (name == null) {
            return null;
        }
        Optional<ClassShape> shape = known.get(name);
        if (shape == null) {
            shape = read(name);
            known.put(name, shape);
        }
        return shape.orElse(null);
    }

    void learn(ClassShape shape) {
        known.put(shape.name(), Optional.of(shape));
    }

    private Optional<ClassShape> read(String name) {
        try (InputStream in = loader.getResourceAsStream(name + ".class")) {
            return in == null ? Optional.empty() : Optional.of(ClassShape.read(in.readAllBytes()));
        } catch (IOException | RuntimeException e) {
            return Optional.empty(); // a class made at run time, or broken: the JVM will say so
        }
    }

    /** The access flags of a field as the JVM resolves it. */
    int field(String owner, String name, String descriptor) {
        Integer flags = resolve(find(owner), ClassShape.key(name, descriptor));
        return flags == null ? UNKNOWN : flags;
    }

    private @Nullable Integer resolve(@Nullable ClassShape shape, String key) {
        if (shape == null) {
            return null;
        }
        Integer flags = shape.fields().get(key);
        for (String each : shape.interfaces()) {
            if (flags == null) {
                flags = resolve(find(each), key);
            }
        }
        return flags != null ? flags : resolve(find(shape.superName()), key);
    }

    /** Whether a class is, extends or implements another. */
    boolean isKindOf(@Nullable String name, String ancestor) {
        if (name == null || name.equals(ancestor)) {
            return name != null;
        }
        ClassShape shape = find(name);
        if (shape == null) {
            return false;
        }
        return isKindOf(shape.superName(), ancestor)
                || shape.interfaces().stream().anyMatch(each -> isKindOf(each, ancestor));
    }

    /**
     * Whether a woven class has statics that begin anew in every execution. Those of an interface must be final by the
     * rules of the JVM, so they stay.
     */
    boolean beginsAnew(@Nullable String name) {
        ClassShape shape = Scope.isOfTheProgram(name) ? find(name) : null;
        if (shape == null || shape.isInterface()) {
            return false;
        }
        return shape.hasState() ? !isOfThePlatform(shape.name()) : beginsAnew(shape.superName());
    }

    /** Whether a class is woven, as far as its name and place tell. */
    boolean isWoven(@Nullable String name) {
        return name != null && Scope.isOfTheProgram(name) && find(name) != null && !isOfThePlatform(name);
    }

    /** The JDK has packages that do not look like it, such as {@code org.w3c.dom}. */
    private static boolean isOfThePlatform(String name) {
        return ClassLoader.getPlatformClassLoader().getResource(name + ".class") != null;
    }
}
