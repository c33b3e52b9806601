package dev.braid.litmus.threads;

import java.util.List;

/**
 * A multithreaded program as data. Threads that no instruction starts run from the beginning.
 *
 * <p>Besides the declared objects there are some that belong to a lock or to a thread; their numbers follow the declared
 * ones.
 */
public record ThreadProgram(List<Shared> objects, List<List<Instruction>> threads) {

    /** Registers of each thread, all 0 at first. */
    public static final int REGISTERS = 6;

    /** What a read-write lock has when nobody holds it. */
    static final int ALL_READERS = 1 << 30;

    /** The kinds of objects. */
    public enum Kind {
        CELL,
        LOCK,
        SEMAPHORE,
        READ_WRITE_LOCK,
        LATCH
    }

    /**
     * A shared object.
     *
     * @param initial the value of a cell, the permits of a semaphore, the count of a latch
     */
    public record Shared(Kind kind, int initial) {}

    /** The threads that wait for a notification of a lock. */
    int waitSet(int lock) {
        return objects.size() + lock;
    }

    /** Whether a thread has ended. */
    int ending(int thread) {
        return 2 * objects.size() + thread;
    }

    int permit(int thread) {
        return 2 * objects.size() + threads.size() + thread;
    }

    int interruptFlag(int thread) {
        return 2 * objects.size() + 2 * threads.size() + thread;
    }

    int allObjects() {
        return 2 * objects.size() + 3 * threads.size();
    }

    /** Whether a thread runs from the beginning. */
    boolean isRoot(int thread) {
        return threads.stream().flatMap(List::stream).noneMatch(i -> i.code() == Code.START && i.value() == thread);
    }
}
