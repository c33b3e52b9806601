package peers;

import org.jetbrains.lincheck.Lincheck;

/**
 * Executions per second of a program under Lincheck. Lincheck restores static fields, so executions are counted by the
 * numbers of the threads that the program starts, two each.
 */
public final class WithLincheck {

    private WithLincheck() {}

    public static void main(String[] arguments) {
        int executions = Integer.parseInt(arguments[0]);
        for (int i = 1; i < arguments.length; i++) {
            Runnable program = program(arguments[i]);
            for (int round = 0; round < 3; round++) {
                long first = nextThread();
                long begun = System.nanoTime();
                Lincheck.runConcurrentTest(executions, program);
                double seconds = (System.nanoTime() - begun) / 1e9;
                long done = (nextThread() - first - 1) / 2;
                System.out.printf("%s\t%d\t%.0f%n", arguments[i], done, done / seconds);
            }
        }
    }

    /** Not by reflection: what is made that way Lincheck does not look into. */
    private static Runnable program(String name) {
        switch (name) {
            case "LockedCounter":
                return () -> new LockedCounter().run();
            case "ReentrantCounter":
                return () -> new ReentrantCounter().run();
            case "AtomicCounter":
                return () -> new AtomicCounter().run();
            default:
                throw new IllegalArgumentException(name);
        }
    }

    private static long nextThread() {
        return new Thread(() -> {}).getId();
    }
}
