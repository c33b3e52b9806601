package dev.braid.litmus.threads;

import dev.braid.litmus.threads.ThreadProgram.Shared;
import dev.braid.trace.Outcome;
import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.ThreadLog;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The state of the threads of one execution, and what instructions do when they happen. */
final class Machine {

    private static final int NOTIFIED_OR_NOT = 1;
    private static final int RELOCKING = 2;
    private static final int ENDING = 3;

    private final ThreadProgram program;
    private final ThreadLog log;
    private final Announcements announcements;
    private final Instruction[][] code;
    private final String[] names;
    private final boolean[] root;
    private final int[] processOf;
    private final int[] threadOf;
    private final int[] at;
    private final int[] phase;
    private final int[][] registers;
    private final int[] cells;
    private final int[][] waiters;
    private final int[] waiting;
    private @Nullable Outcome failure;

    Machine(ThreadProgram program, ThreadLog log) {
        this.program = program;
        this.log = log;
        this.announcements = new Announcements(program, log);
        int threads = program.threads().size();
        int objects = program.objects().size();
        this.code = program.threads().stream()
                .map(t -> t.toArray(Instruction[]::new))
                .toArray(Instruction[][]::new);
        this.names = new String[threads];
        this.root = new boolean[threads];
        for (int t = 0; t < threads; t++) {
            names[t] = "t" + t;
            root[t] = program.isRoot(t);
        }
        this.processOf = new int[threads];
        this.threadOf = new int[threads];
        this.at = new int[threads];
        this.phase = new int[threads];
        this.registers = new int[threads][ThreadProgram.REGISTERS];
        this.cells = new int[objects];
        this.waiters = new int[objects][threads];
        this.waiting = new int[objects];
    }

    void begin() {
        failure = null;
        addObjects();
        Arrays.fill(processOf, -1);
        Arrays.fill(waiting, 0);
        for (int t = 0; t < code.length; t++) {
            at[t] = 0;
            phase[t] = 0;
            Arrays.fill(registers[t], 0);
            if (root[t]) {
                begin(t, -1);
            }
        }
    }

    private void addObjects() {
        for (int o = 0; o < cells.length; o++) {
            Shared shared = program.objects().get(o);
            cells[o] = shared.initial();
            if (shared.kind().isCell()) {
                log.addCell(shared.initial(), null);
            } else {
                log.addCounter(initial(shared));
            }
        }
        for (int i = cells.length; i < program.allObjects() - code.length; i++) {
            log.addCounter(0);
        }
        for (int t = 0; t < code.length; t++) {
            log.addCell(0, null);
        }
    }

    private static int initial(Shared shared) {
        return switch (shared.kind()) {
            case LOCK -> 1;
            case READ_WRITE_LOCK -> ThreadProgram.ALL_READERS;
            case LATCH -> -shared.initial();
            default -> shared.initial();
        };
    }

    private void begin(int thread, int start) {
        int who = log.addProcess(thread, names[thread], start);
        processOf[thread] = who;
        threadOf[who] = thread;
        announce(who);
    }

    /** The process of a program thread, or -1. */
    int processOf(int thread) {
        return thread < processOf.length ? processOf[thread] : -1;
    }

    @Nullable
    Outcome failure() {
        return failure;
    }

    /** Runs local instructions, then announces the next event. */
    private void announce(int who) {
        int t = threadOf[who];
        int[] r = registers[t];
        while (at[t] < code[t].length && code[t][at[t]].code().isLocal()) {
            at[t] = local(code[t][at[t]], at[t], r);
        }
        if (at[t] == code[t].length) {
            phase[t] = ENDING;
            announcements.end(who, Action.END);
            return;
        }
        Instruction i = code[t][at[t]];
        int object = object(i, r);
        announcements.announce(who, i, object);
        if (object >= 0 && program.isPlain(i.code(), object)) {
            log.plain(who);
        }
        if (i.code() == Code.NOTIFY) {
            log.choosing(who, Math.max(1, waiting[object]));
        }
    }

    private static int object(Instruction i, int[] r) {
        return i.index() < 0 ? i.object() : i.object() + r[i.index()];
    }

    private static int local(Instruction i, int here, int[] r) {
        switch (i.code()) {
            case SET -> r[i.register()] = i.value();
            case ADD -> r[i.register()] += i.value();
            case MODULO -> r[i.register()] %= i.value();
            case JUMP -> {
                return i.value();
            }
            case JUMP_IF -> {
                return r[i.register()] == i.other() ? i.value() : here + 1;
            }
            default -> {
                return r[i.register()] != i.other() ? i.value() : here + 1;
            }
        }
        return here + 1;
    }

    void run(int who, int outcome) {
        int t = threadOf[who];
        boolean accepted = outcome == 0 && log.isAccepted(who);
        int e = log.happen(who, outcome);
        if (phase[t] == ENDING) {
            return;
        }
        Instruction i = code[t][at[t]];
        int object = object(i, registers[t]);
        if (phase[t] == NOTIFIED_OR_NOT) {
            awaited(who, i, object, outcome);
            return;
        }
        if (phase[t] == 0 && i.code().isWait()) {
            await(who, i, object);
            return;
        }
        if (i.code() == Code.FAIL) {
            failure =
                    failure == null ? new Outcome.Failed(e, names[t], new AssertionError("t" + t + " fails")) : failure;
            return;
        }
        if (phase[t] == 0) {
            effect(e, t, i, object, accepted, outcome);
        }
        phase[t] = 0;
        at[t]++;
        announce(who);
    }

    private void await(int who, Instruction i, int lock) {
        int t = threadOf[who];
        waiters[lock][waiting[lock]++] = t;
        if (i.code() != Code.WAIT) {
            phase[t] = NOTIFIED_OR_NOT;
            announcements.awaitNotification(who, lock, i.code() == Code.TIMED_WAIT);
        } else {
            phase[t] = RELOCKING;
            announcements.relock(who, lock);
            log.needingCause(who);
        }
    }

    private void awaited(int who, Instruction i, int lock, int outcome) {
        int t = threadOf[who];
        registers[t][i.register()] = outcome == 0 ? 1 : 0;
        if (outcome != 0) {
            leave(lock, t);
            for (int other = 0; other < log.processes(); other++) {
                if (log.isWaiting(other) && isNotifying(other, lock)) {
                    log.choosing(other, Math.max(1, waiting[lock]));
                }
            }
        }
        phase[t] = RELOCKING;
        announcements.relock(who, lock);
    }

    private boolean isNotifying(int who, int lock) {
        int t = threadOf[who];
        return phase[t] == 0 && code[t][at[t]].code() == Code.NOTIFY && object(code[t][at[t]], registers[t]) == lock;
    }

    private void leave(int lock, int thread) {
        int[] set = waiters[lock];
        int place = 0;
        while (set[place] != thread) {
            place++;
        }
        System.arraycopy(set, place + 1, set, place, waiting[lock] - place - 1);
        waiting[lock]--;
    }

    private void effect(int e, int t, Instruction i, int object, boolean accepted, int outcome) {
        int[] r = registers[t];
        switch (i.code()) {
            case READ, READ_WHEN_CHANGED -> r[i.register()] = cells[object];
            case WRITE -> write(e, object, i.other() < 0 ? i.value() : i.value() + r[i.other()]);
            case GET_AND_ADD -> {
                r[i.register()] = cells[object];
                write(e, object, cells[object] + i.value());
            }
            case COMPARE_AND_SET -> {
                r[i.register()] = accepted ? 1 : 0;
                if (accepted) {
                    write(e, object, i.other());
                }
            }
            case TRY_LOCK,
                    TRY_ACQUIRE,
                    TRY_READ_LOCK,
                    TRY_WRITE_LOCK,
                    TIMED_LOCK,
                    TIMED_LOCK_INTERRUPTIBLY,
                    TIMED_PARK -> r[i.register()] = accepted ? 1 : 0;
            case LOCK_INTERRUPTIBLY -> r[i.register()] = outcome == 0 ? 0 : 1;
            case INTERRUPT -> log.wrote(e, 1, null);
            case CHOOSE -> r[i.register()] = outcome;
            case START -> begin(i.value(), e);
            case NOTIFY -> wake(e, object, outcome, outcome + 1);
            case NOTIFY_ALL -> wake(e, object, 0, waiting[object]);
            default -> {}
        }
    }

    private void write(int e, int cell, int value) {
        cells[cell] = value;
        log.wrote(e, value, null);
    }

    private void wake(int e, int lock, int from, int to) {
        int last = Math.min(to, waiting[lock]);
        for (int place = last - 1; place >= from; place--) {
            int t = waiters[lock][place];
            log.causedBy(processOf[t], e);
            leave(lock, t);
        }
    }

    String result() {
        StringBuilder text = new StringBuilder();
        for (int o = 0; o < cells.length; o++) {
            if (program.objects().get(o).kind().isCell()) {
                text.append(cells[o]).append(' ');
            }
        }
        for (int t = 0; t < code.length; t++) {
            boolean ended = phase[t] == ENDING;
            text.append(ended ? Arrays.toString(registers[t]) : "at " + at[t]).append(' ');
        }
        return text.toString();
    }
}
