package dev.braid.runtime.threads;

/** The Thread object that the first thread of the program sees as itself. */
final class MainThread {

    private MainThread() {}

    static Thread fresh() {
        Thread thread = new Thread(null, null, "main", 0, false);
        thread.setDaemon(false);
        return thread;
    }
}
