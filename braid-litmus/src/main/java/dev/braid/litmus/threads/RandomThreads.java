package dev.braid.litmus.threads;

import dev.braid.litmus.threads.ThreadProgram.Kind;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;

/** Small random thread programs over all kinds of operations and their mixtures. */
public final class RandomThreads {

    /** What a thread can do; a program uses a few of them. */
    private enum Topic {
        MEMORY,
        ATOMICS,
        LOCKS,
        TRYING,
        MONITORS,
        TIMED_MONITORS,
        SEMAPHORES,
        WAITING_READS,
        READ_WRITE_LOCKS,
        LATCHES,
        PARKING,
        STARTING,
        CHOICES,
        TIME_OUTS,
        INTERRUPTS
    }

    private static final int CELL = 0;
    private static final int LOCK = 2;
    private static final int SEMAPHORE = 4;
    private static final int READ_WRITE_LOCK = 5;
    private static final int LATCH = 6;

    private final Random random;
    private final List<Topic> topics;
    private final ProgramWriter writer = new ProgramWriter();
    private final int threads;

    private RandomThreads(Random random, List<Topic> topics) {
        this.random = random;
        this.topics = topics;
        this.threads = 2 + random.nextInt(3);
    }

    private static Random random(long seed) {
        return new Random(seed * 0x9E3779B97F4A7C15L);
    }

    private static List<Topic> someTopics(Random random) {
        Topic[] all = Topic.values();
        EnumSet<Topic> some = EnumSet.noneOf(Topic.class);
        int count = 1 + random.nextInt(3);
        while (some.size() < count) {
            some.add(all[random.nextInt(all.length)]);
        }
        return List.copyOf(some);
    }

    /** The same program for the same seed, with nothing but read-write locks: the hardest to explore exactly. */
    public static ThreadProgram ofReadWriteLocks(long seed) {
        return new RandomThreads(random(seed), List.of(Topic.READ_WRITE_LOCKS)).write();
    }

    /** The same program for the same seed. */
    public static ThreadProgram of(long seed) {
        Random random = random(seed);
        return new RandomThreads(random, someTopics(random)).write();
    }

    private ThreadProgram write() {
        writer.object(Kind.CELL, 0);
        writer.object(Kind.CELL, random.nextInt(2));
        writer.object(Kind.LOCK, 0);
        writer.object(Kind.LOCK, 0);
        writer.object(Kind.SEMAPHORE, random.nextInt(3));
        writer.object(Kind.READ_WRITE_LOCK, 0);
        writer.object(Kind.LATCH, random.nextInt(3));
        boolean starting = topics.contains(Topic.STARTING) && threads > 2;
        for (int t = 0; t < threads; t++) {
            writer.thread();
            int starts = starting && t == 0 ? threads - 1 : -1;
            body(t, starts);
        }
        return writer.program();
    }

    private void body(int t, int starts) {
        int count = 1 + random.nextInt(threads == 2 ? 4 : 3);
        int startAt = random.nextInt(count);
        for (int i = 0; i < count; i++) {
            if (starts >= 0 && i == startAt) {
                writer.add(Code.START, 0, -1, starts, 0);
            }
            statement(t, topics.get(random.nextInt(topics.size())), 2);
        }
        if (starts >= 0 && random.nextBoolean()) {
            writer.add(Code.JOIN, 0, -1, starts, 0);
            access();
        }
    }

    private void statement(int t, Topic topic, int depth) {
        int other = random.nextInt(threads);
        switch (topic) {
            case MEMORY -> access();
            case ATOMICS -> atomic();
            case LOCKS -> inside(t, Code.LOCK, Code.UNLOCK, LOCK + random.nextInt(2), depth);
            case TRYING -> trying(t, depth);
            case MONITORS -> monitor(t, Code.WAIT);
            case TIMED_MONITORS -> monitor(t, Code.TIMED_WAIT);
            case SEMAPHORES -> semaphore();
            case WAITING_READS -> waitingRead();
            case READ_WRITE_LOCKS -> readWriteLock(t, depth);
            case LATCHES -> writer.add(random.nextInt(3) > 0 ? Code.COUNT_DOWN : Code.AWAIT_LATCH, 0, LATCH, 0, 0);
            case PARKING -> {
                writer.add(random.nextBoolean() ? Code.UNPARK : Code.PARK, 0, -1, other, 0);
                access();
            }
            case STARTING -> access();
            case CHOICES -> choice();
            case TIME_OUTS -> timeOut(t, depth);
            case INTERRUPTS -> interrupt(t, other);
        }
    }

    private void access() {
        int cell = CELL + random.nextInt(2);
        if (random.nextBoolean()) {
            writer.add(Code.READ, random.nextInt(2), cell, 0, 0);
        } else {
            boolean constant = random.nextBoolean();
            writer.add(Code.WRITE, 0, cell, 1 + random.nextInt(2), constant ? -1 : 0);
        }
    }

    private void atomic() {
        int cell = CELL + random.nextInt(2);
        switch (random.nextInt(4)) {
            case 0 -> writer.add(Code.GET_AND_ADD, 1, cell, 1, 0);
            case 1 -> access();
            default -> {
                int expected = random.nextInt(3);
                writer.add(Code.COMPARE_AND_SET, 1, cell, expected, random.nextInt(3));
                if (random.nextBoolean()) {
                    int skip = writer.add(Code.JUMP_IF, 1, -1, 0, 1);
                    access();
                    writer.landHere(skip);
                }
            }
        }
    }

    private void inside(int t, Code enter, Code exit, int object, int depth) {
        writer.add(enter, 2, object, 1, 0);
        block(t, depth, object);
        writer.add(exit, 0, object, 1, 0);
    }

    private void block(int t, int depth, int held) {
        int count = random.nextInt(3);
        for (int i = 0; i < count; i++) {
            Topic topic = topics.get(random.nextInt(topics.size()));
            boolean plain = depth == 0 || random.nextBoolean() || held > LOCK + 1;
            if (!plain && topic == Topic.LOCKS) {
                inside(t, Code.LOCK, Code.UNLOCK, 2 * LOCK + 1 - held, 0);
            } else {
                access();
            }
        }
    }

    private void guarded(int t, Code attempt, Code exit, int object, int depth, int failing) {
        writer.add(attempt, 2, object, 1, 0);
        int skip = writer.add(Code.JUMP_IF, 2, -1, 0, failing);
        block(t, depth, object);
        writer.add(exit, 0, object, 1, 0);
        writer.landHere(skip);
    }

    private void trying(int t, int depth) {
        if (random.nextBoolean()) {
            guarded(t, Code.TRY_LOCK, Code.UNLOCK, LOCK + random.nextInt(2), depth, 0);
        } else {
            inside(t, Code.LOCK, Code.UNLOCK, LOCK + random.nextInt(2), depth);
        }
    }

    private void monitor(int t, Code wait) {
        int lock = LOCK + random.nextInt(4) / 3;
        writer.add(Code.LOCK, 0, lock, 0, 0);
        switch (random.nextInt(5)) {
            case 0, 1 -> writer.add(random.nextInt(4) == 0 ? Code.WAIT : wait, 3, lock, 0, 0);
            case 2 -> writer.add(Code.NOTIFY_ALL, 0, lock, 0, 0);
            default -> writer.add(Code.NOTIFY, 0, lock, 0, 0);
        }
        if (random.nextInt(4) == 0) {
            access();
        }
        writer.add(Code.UNLOCK, 0, lock, 0, 0);
    }

    private void semaphore() {
        int permits = 1 + random.nextInt(4) / 3;
        switch (random.nextInt(4)) {
            case 0 -> writer.add(Code.TRY_ACQUIRE, 2, SEMAPHORE, permits, 0);
            case 1 -> writer.add(Code.ACQUIRE, 0, SEMAPHORE, permits, 0);
            default -> writer.add(Code.RELEASE, 0, SEMAPHORE, permits, 0);
        }
    }

    private void waitingRead() {
        if (random.nextBoolean()) {
            writer.add(Code.READ_WHEN_CHANGED, 0, CELL + random.nextInt(2), random.nextInt(2), 0);
        } else {
            access();
        }
    }

    private void readWriteLock(int t, int depth) {
        switch (random.nextInt(6)) {
            case 0, 1 -> inside(t, Code.READ_LOCK, Code.READ_UNLOCK, READ_WRITE_LOCK, depth);
            case 2, 3 -> inside(t, Code.WRITE_LOCK, Code.WRITE_UNLOCK, READ_WRITE_LOCK, depth);
            case 4 -> guarded(t, Code.TRY_READ_LOCK, Code.READ_UNLOCK, READ_WRITE_LOCK, depth, 0);
            default -> guarded(t, Code.TRY_WRITE_LOCK, Code.WRITE_UNLOCK, READ_WRITE_LOCK, depth, 0);
        }
    }

    private void choice() {
        writer.add(Code.CHOOSE, 4, -1, 2 + random.nextInt(2), 0);
        int skip = writer.add(Code.JUMP_IF, 4, -1, 0, 0);
        access();
        writer.landHere(skip);
    }

    private void timeOut(int t, int depth) {
        if (random.nextInt(3) > 0) {
            guarded(t, Code.TIMED_LOCK, Code.UNLOCK, LOCK, depth, 0);
        } else if (random.nextBoolean()) {
            writer.add(Code.TIMED_PARK, 2, -1, 0, 0);
        } else {
            writer.add(Code.UNPARK, 0, -1, random.nextInt(threads), 0);
        }
    }

    private void interrupt(int t, int other) {
        switch (random.nextInt(6)) {
            case 0 -> guarded(t, Code.LOCK_INTERRUPTIBLY, Code.UNLOCK, LOCK, 1, 1);
            case 1 -> guarded(t, Code.TIMED_LOCK_INTERRUPTIBLY, Code.UNLOCK, LOCK, 1, 0);
            case 2 -> monitor(t, Code.WAIT_INTERRUPTIBLY);
            default -> writer.add(Code.INTERRUPT, 0, -1, other, 0);
        }
    }
}
