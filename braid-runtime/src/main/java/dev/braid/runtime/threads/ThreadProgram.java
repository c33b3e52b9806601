package dev.braid.runtime.threads;

/** What the first thread of the program under test runs: its {@code main}. */
@FunctionalInterface
public interface ThreadProgram {

    void run() throws Throwable;
}
