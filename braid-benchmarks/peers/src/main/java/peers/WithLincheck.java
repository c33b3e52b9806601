package peers;

import org.jetbrains.lincheck.Lincheck;

/**
 * Executions per second of a program under Lincheck. Lincheck restores static fields, so executions are counted by the
 * numbers of the threads that the program starts, two each.
 */
public final class WithLincheck {

    private WithLincheck() {}

    public static void main(String[] arguments) throws ReflectiveOperationException {
        int executions = Integer.parseInt(arguments[0]);
        for (int i = 1; i < arguments.length; i++) {
            Class<? extends Runnable> type = Class.forName("peers." + arguments[i]).asSubclass(Runnable.class);
            for (int round = 0; round < 3; round++) {
                long first = nextThread();
                long begun = System.nanoTime();
                Lincheck.runConcurrentTest(executions, () -> fresh(type).run());
                double seconds = (System.nanoTime() - begun) / 1e9;
                long done = (nextThread() - first - 1) / 2;
                System.out.printf("%s\t%d\t%.0f%n", arguments[i], done, done / seconds);
            }
        }
    }

    private static Runnable fresh(Class<? extends Runnable> type) {
        try {
            return type.getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static long nextThread() {
        return new Thread(() -> {}).getId();
    }
}
