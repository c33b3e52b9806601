package dev.braid.worker;

import dev.braid.runtime.threads.ThreadProgram;
import dev.braid.trace.Problem;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The program under test: a Runnable, made anew for every execution from its parameters, or a class with {@code main}.
 *
 * <p>Called through method handles, because reflection may put a native frame on the stack, and nothing can be switched
 * above a native frame.
 */
public final class Subject {

    private Subject() {}

    /** Whether a class can be explored as a multithreaded program. */
    public static boolean accepts(Class<?> type) {
        return Runnable.class.isAssignableFrom(type) || mainOf(type) != null;
    }

    /** The program that a class is. */
    static ThreadProgram of(Class<?> type, Map<String, String> parameters) {
        try {
            if (Runnable.class.isAssignableFrom(type)) {
                return runnable(type, parameters);
            }
            Method main = mainOf(type);
            if (main != null) {
                parameters.forEach(System::setProperty);
                return main(type, main);
            }
        } catch (ReflectiveOperationException e) {
            throw unusable(type, e.toString());
        }
        throw unusable(type, "it is no Runnable and has no main method.");
    }

    private static Problem.Found unusable(Class<?> type, String why) {
        return new Problem.Found(new Problem(
                "BRD-102",
                type.getName() + " is not a program.",
                why,
                "name a class with a main method, or a record that implements Runnable or dev.braid.actors.Program."));
    }

    private static ThreadProgram runnable(Class<?> type, Map<String, String> parameters)
            throws ReflectiveOperationException {
        Object[] values = Parameters.values(type, parameters);
        Constructor<?> constructor = type.getDeclaredConstructor(Parameters.types(type));
        constructor.setAccessible(true);
        MethodHandle make = MethodHandles.lookup()
                .unreflectConstructor(constructor)
                .asType(MethodType.methodType(Runnable.class, Parameters.types(type)))
                .asSpreader(Object[].class, values.length);
        return () -> ((Runnable) make.invokeExact(values)).run();
    }

    private static ThreadProgram main(Class<?> type, Method main) throws ReflectiveOperationException {
        main.setAccessible(true);
        MethodHandle handle = MethodHandles.lookup().unreflect(main);
        MethodHandle called = main.getParameterCount() == 0
                ? handle
                : MethodHandles.insertArguments(handle, handle.type().parameterCount() - 1, (Object) new String[0]);
        if (Modifier.isStatic(main.getModifiers())) {
            MethodHandle whole = called.asType(MethodType.methodType(void.class));
            return whole::invokeExact;
        }
        Constructor<?> constructor = type.getDeclaredConstructor();
        constructor.setAccessible(true);
        MethodHandle onNew = MethodHandles.foldArguments(
                        called, MethodHandles.lookup().unreflectConstructor(constructor))
                .asType(MethodType.methodType(void.class));
        return onNew::invokeExact;
    }

    /** With the argument or without, static or not, as the launcher of newer JDKs takes it. */
    private static @Nullable Method mainOf(Class<?> type) {
        for (Class<?>[] arguments : new Class<?>[][] {{String[].class}, {}}) {
            for (Class<?> at = type; at != null; at = at.getSuperclass()) {
                try {
                    Method main = at.getDeclaredMethod("main", arguments);
                    if (main.getReturnType() == void.class && !Modifier.isPrivate(main.getModifiers())) {
                        return main;
                    }
                } catch (NoSuchMethodException e) {
                    continue; // a super class may have it
                }
            }
        }
        return null;
    }
}
