package dev.braid.host;

import dev.braid.actors.Program;
import dev.braid.trace.Problem;
import dev.braid.worker.Parameters;
import dev.braid.worker.Subject;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Finds programs by name and makes them from parameters. */
public final class Programs {

    private final ClassLoader loader;
    private final List<String> packages;

    /**
     * @param loader where to look
     * @param packages packages whose programs may be called by their simple name
     */
    public Programs(ClassLoader loader, List<String> packages) {
        this.loader = loader;
        this.packages = packages;
    }

    /** The program of this name, made with these parameters. */
    public Program create(String name, Map<String, String> parameters) {
        Class<? extends Program> type = find(name).asSubclass(Program.class);
        return instantiate(type, Parameters.values(type, parameters));
    }

    /** The parameters a program of this name has, with their defaults. */
    public Map<String, String> parameters(String name) {
        return Parameters.of(find(name));
    }

    /** Whether the program exchanges messages; else it is multithreaded and runs in a JVM of its own. */
    public boolean isOfMessages(String name) {
        return Program.class.isAssignableFrom(find(name));
    }

    /** The jar or folder of a program. */
    public Path placeOf(String name) {
        return placeOf(find(name));
    }

    /** The jar or folder that a class was loaded from. */
    public static Path placeOf(Class<?> type) {
        return WorkerJar.placeOf(type);
    }

    static boolean isProgram(ClassLoader loader, String name) {
        try {
            Class<?> type = Class.forName(name, false, loader);
            return Program.class.isAssignableFrom(type) || Subject.accepts(type);
        } catch (ClassNotFoundException | LinkageError e) {
            return false;
        }
    }

    /** The full class name of a multithreaded program whose parameters these are. */
    public String ofThreads(String name, Map<String, String> parameters) {
        Class<?> type = find(name);
        if (type.isRecord()) {
            Parameters.values(type, parameters); // a wrong one is told before a JVM is started
        }
        return type.getName();
    }

    private Class<?> find(String name) {
        for (String prefix : prefixes()) {
            try {
                Class<?> type = Class.forName(prefix + name, false, loader);
                if (Program.class.isAssignableFrom(type) || Subject.accepts(type)) {
                    return type;
                }
                throw problem(
                        "BRD-102",
                        name + " is not a program.",
                        type.getName() + " is no Program, no Runnable and has no main method.",
                        "name a class with a main method, or a record that implements Runnable or"
                                + " dev.braid.actors.Program.");
            } catch (ClassNotFoundException | NoClassDefFoundError e) {
                continue; // the next package may have it
            }
        }
        throw problem(
                "BRD-102",
                "There is no program " + name + ".",
                "no class of that name is in " + String.join(", ", packages) + " or on the class path.",
                "list the examples with './braid list', or give the full class name and --class-path.");
    }

    private List<String> prefixes() {
        return java.util.stream.Stream.concat(packages.stream().map(p -> p + "."), java.util.stream.Stream.of(""))
                .toList();
    }

    private static Program instantiate(Class<? extends Program> type, Object[] values) {
        try {
            Constructor<? extends Program> constructor = type.getDeclaredConstructor(Parameters.types(type));
            constructor.setAccessible(true);
            return constructor.newInstance(values);
        } catch (InvocationTargetException e) {
            throw problem(
                    "BRD-103",
                    type.getSimpleName() + " refuses its parameters.",
                    String.valueOf(e.getCause()),
                    "correct the values after -P.");
        } catch (ExceptionInInitializerError e) {
            throw problem(
                    "BRD-102",
                    type.getSimpleName() + " cannot be loaded.",
                    "its static initialiser threw " + e.getCause() + ".",
                    "repair the initialiser.");
        } catch (ReflectiveOperationException e) {
            throw problem(
                    "BRD-102",
                    type.getSimpleName() + " cannot be created.",
                    e.toString(),
                    "make it a record, or a class with a constructor without parameters.");
        }
    }

    private static Problem.Found problem(String code, String what, String because, String remedy) {
        return new Problem.Found(new Problem(code, what, because, remedy));
    }
}
