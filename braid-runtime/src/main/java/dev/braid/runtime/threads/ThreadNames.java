package dev.braid.runtime.threads;

/** How threads are called in traces: by their own name, or by their place if the JVM made the name up. */
final class ThreadNames {

    private static final String MADE_UP = "Thread-";

    private ThreadNames() {}

    /** The JVM counts over all executions; the place among the parent's children is the same in each. */
    static String of(Thread thread, Performer parent, int ordinal) {
        String name = thread.getName();
        if (!name.isEmpty() && !isMadeUp(name)) {
            return name;
        }
        return parent.number == 0 ? MADE_UP + ordinal : parent.name() + "/" + ordinal;
    }

    private static boolean isMadeUp(String name) {
        return name.startsWith(MADE_UP)
                && name.length() > MADE_UP.length()
                && Character.isDigit(name.charAt(MADE_UP.length()));
    }
}
