package dev.braid.litmus.threads;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * A program with a known number of partial orders, for one value of its parameter.
 *
 * @param source where the number comes from
 * @param slow whether it takes more than a moment
 */
public record KnownProgram(
        String name, int parameter, long orders, String source, boolean slow, ThreadProgram program) {

    /** All of them, as the annotations of their methods say. */
    public static List<KnownProgram> all() {
        List<KnownProgram> all = new ArrayList<>();
        Stream.of(MemoryPrograms.class, LitmusShapes.class, LockPrograms.class)
                .flatMap(type -> Arrays.stream(type.getDeclaredMethods()))
                .filter(method -> method.isAnnotationPresent(Orders.class))
                .sorted(Comparator.comparing(Method::getName))
                .forEach(method -> addAll(method, method.getAnnotation(Orders.class), all));
        return List.copyOf(all);
    }

    private static void addAll(Method method, Orders orders, List<KnownProgram> all) {
        addAll(method, orders.value(), orders.from(), false, all);
        addAll(method, orders.slow(), orders.from(), true, all);
    }

    private static void addAll(Method method, String table, String source, boolean slow, List<KnownProgram> all) {
        for (String row : table.split(",")) {
            if (!row.isBlank()) {
                String[] sides = row.split("->");
                int parameter = Integer.parseInt(sides[0].strip());
                long count = Long.parseLong(sides[1].strip());
                all.add(new KnownProgram(method.getName(), parameter, count, source, slow, write(method, parameter)));
            }
        }
    }

    private static ThreadProgram write(Method method, int parameter) {
        try {
            return (ThreadProgram) method.invoke(null, parameter);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot write " + method.getName(), e);
        }
    }

    @Override
    public String toString() {
        return name + "(" + parameter + ")";
    }
}
