package dev.braid.litmus.threads;

import dev.braid.litmus.threads.ThreadProgram.Kind;
import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.Mode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Where all threads of a program are, what the shared objects hold, and what happened before what.
 *
 * <p>Written from the meaning of the primitives (who owns a lock, how many readers, who waits), not from the counters of
 * the engine, so that one checks the other.
 */
final class ThreadConfiguration {

    private enum Phase {
        NEXT,
        WAITING,
        RELOCKING,
        ENDED
    }

    private final ThreadProgram program;
    private final History history;
    private final int[] at;
    private final Phase[] phase;
    private final boolean[] started;
    private final int[][] registers;
    /** The value of a cell, the permits of a semaphore, the readers of a read-write lock, what a latch still counts. */
    private final int[] number;

    private final int[] owner;
    private final boolean[] permit;
    private final boolean[] interrupted;
    private final boolean[] notified;
    private final List<List<Integer>> waitSets;
    private final CountingOperations counting;

    ThreadConfiguration(ThreadProgram program) {
        int threads = program.threads().size();
        this.program = program;
        this.history = new History(program);
        this.at = new int[threads];
        this.phase = new Phase[threads];
        Arrays.fill(phase, Phase.NEXT);
        this.started = new boolean[threads];
        this.registers = new int[threads][ThreadProgram.REGISTERS];
        this.number = program.objects().stream()
                .mapToInt(o -> o.kind() == Kind.READ_WRITE_LOCK ? 0 : o.initial())
                .toArray();
        this.owner = new int[number.length];
        Arrays.fill(owner, -1);
        this.permit = new boolean[threads];
        this.interrupted = new boolean[threads];
        this.notified = new boolean[threads];
        this.waitSets = new ArrayList<>();
        Arrays.stream(number).forEach(n -> waitSets.add(List.of()));
        this.counting = new CountingOperations(program, history, registers, number, owner, permit);
        for (int t = 0; t < threads; t++) {
            started[t] = program.isRoot(t);
            runLocally(t);
        }
    }

    private ThreadConfiguration(ThreadConfiguration from) {
        this.program = from.program;
        this.history = from.history.copy();
        this.at = from.at.clone();
        this.phase = from.phase.clone();
        this.started = from.started.clone();
        this.registers = Arrays.stream(from.registers).map(int[]::clone).toArray(int[][]::new);
        this.number = from.number.clone();
        this.owner = from.owner.clone();
        this.permit = from.permit.clone();
        this.interrupted = from.interrupted.clone();
        this.notified = from.notified.clone();
        this.waitSets = new ArrayList<>(from.waitSets);
        this.counting = new CountingOperations(program, history, registers, number, owner, permit);
    }

    int threads() {
        return at.length;
    }

    String key() {
        return history.key();
    }

    private boolean isAtEnd(int t) {
        return at[t] == program.threads().get(t).size();
    }

    private Instruction next(int t) {
        return program.threads().get(t).get(at[t]);
    }

    private int object(int t) {
        Instruction i = next(t);
        return i.index() < 0 ? i.object() : i.object() + registers[t][i.index()];
    }

    /** By which outcomes a thread can go on now. */
    List<Integer> outcomes(int t) {
        if (!started[t] || phase[t] == Phase.ENDED) {
            return List.of();
        }
        if (isAtEnd(t)) {
            return List.of(0);
        }
        Instruction i = next(t);
        int o = object(t);
        if (phase[t] == Phase.WAITING) {
            if (i.code() == Code.TIMED_WAIT || notified[t]) {
                return List.of(notified[t] ? 0 : 1);
            }
            return interrupted[t] ? List.of(2) : List.of();
        }
        if (phase[t] == Phase.RELOCKING) {
            return when(owner[o] < 0 && (i.code() != Code.WAIT || notified[t]));
        }
        return switch (i.code()) {
            case READ_WHEN_CHANGED -> when(number[o] != i.value());
            case LOCK -> when(owner[o] < 0);
            case TIMED_LOCK -> List.of(owner[o] < 0 ? 0 : 1);
            case LOCK_INTERRUPTIBLY -> interrupted[t] ? List.of(2) : when(owner[o] < 0);
            case TIMED_LOCK_INTERRUPTIBLY -> List.of(interrupted[t] ? 2 : owner[o] < 0 ? 0 : 1);
            case ACQUIRE -> when(number[o] >= i.value());
            case READ_LOCK -> when(owner[o] < 0);
            case WRITE_LOCK -> when(owner[o] < 0 && number[o] == 0);
            case AWAIT_LATCH -> when(number[o] <= 0);
            case PARK -> when(permit[t]);
            case TIMED_PARK -> List.of(permit[t] ? 0 : 1);
            case JOIN -> when(phase[i.value()] == Phase.ENDED);
            case CHOOSE -> IntStream.range(0, i.value()).boxed().toList();
            case NOTIFY ->
                IntStream.range(0, Math.max(1, waitSets.get(o).size())).boxed().toList();
            default -> List.of(0);
        };
    }

    private static List<Integer> when(boolean possible) {
        return possible ? List.of(0) : List.of();
    }

    /** The configuration after a thread went on by an outcome. */
    ThreadConfiguration after(int t, int outcome) {
        ThreadConfiguration later = new ThreadConfiguration(this);
        later.go(t, outcome);
        return later;
    }

    private void go(int t, int outcome) {
        if (isAtEnd(t)) {
            end(t, Action.END);
            return;
        }
        Instruction i = next(t);
        int o = object(t);
        if (phase[t] == Phase.WAITING) {
            wakeUp(t, i, o);
        } else if (phase[t] == Phase.RELOCKING) {
            relock(t, i, o);
        } else if (i.code().isWait()) {
            await(t, i, o);
        } else if (i.code() == Code.FAIL) {
            end(t, Action.FAIL);
        } else {
            perform(t, i, o, outcome);
            at[t]++;
            runLocally(t);
        }
    }

    private void end(int t, Action how) {
        history.add(t, how, program.ending(t), Mode.UPDATE, 0);
        phase[t] = Phase.ENDED;
    }

    private void await(int t, Instruction i, int lock) {
        history.add(t, Action.WAIT, lock, Mode.UPDATE, 0);
        owner[lock] = -1;
        notified[t] = false;
        List<Integer> set = new ArrayList<>(waitSets.get(lock));
        set.add(t);
        waitSets.set(lock, set);
        phase[t] = i.code() == Code.WAIT ? Phase.RELOCKING : Phase.WAITING;
    }

    private void wakeUp(int t, Instruction i, int lock) {
        registers[t][i.register()] = notified[t] ? 1 : 0;
        if (notified[t]) {
            history.causedByNotification(t);
            history.add(t, Action.AWAIT, -1, Mode.NONE, flagOf(t, i), flagMode(i, Mode.READ), 0);
        } else {
            int outcome = interruptible(i) ? 2 : 1;
            int set = program.waitSet(lock);
            history.add(t, Action.AWAIT, set, Mode.COMMUTE, flagOf(t, i), flagMode(i, Mode.UPDATE), outcome);
            removeFrom(lock, t);
            interrupted[t] &= !interruptible(i);
        }
        phase[t] = Phase.RELOCKING;
    }

    private static boolean interruptible(Instruction i) {
        return i.code() == Code.WAIT_INTERRUPTIBLY;
    }

    private int flagOf(int t, Instruction i) {
        return interruptible(i) ? program.interruptFlag(t) : -1;
    }

    private static Mode flagMode(Instruction i, Mode mode) {
        return interruptible(i) ? mode : Mode.NONE;
    }

    private void relock(int t, Instruction i, int lock) {
        if (i.code() == Code.WAIT) {
            history.causedByNotification(t);
        }
        history.add(t, Action.RELOCK, lock, Mode.UPDATE, 0);
        owner[lock] = t;
        phase[t] = Phase.NEXT;
        at[t]++;
        runLocally(t);
    }

    private void removeFrom(int lock, int t) {
        List<Integer> set = new ArrayList<>(waitSets.get(lock));
        set.remove((Integer) t);
        waitSets.set(lock, set);
    }

    private void runLocally(int t) {
        int[] r = registers[t];
        while (!isAtEnd(t) && next(t).code().isLocal()) {
            Instruction i = next(t);
            boolean jumps = i.code() == Code.JUMP
                    || i.code() == Code.JUMP_IF && r[i.register()] == i.other()
                    || i.code() == Code.JUMP_UNLESS && r[i.register()] != i.other();
            if (i.code() == Code.SET) {
                r[i.register()] = i.value();
            } else if (i.code() == Code.ADD) {
                r[i.register()] += i.value();
            } else if (i.code() == Code.MODULO) {
                r[i.register()] %= i.value();
            }
            at[t] = jumps ? i.value() : at[t] + 1;
        }
    }

    private void perform(int t, Instruction i, int o, int outcome) {
        int[] r = registers[t];
        switch (i.code()) {
            case READ, READ_WHEN_CHANGED -> {
                history.add(t, Action.READ, o, Mode.READ, 0);
                r[i.register()] = number[o];
            }
            case WRITE -> {
                history.add(t, Action.WRITE, o, Mode.UPDATE, 0);
                number[o] = i.other() < 0 ? i.value() : i.value() + r[i.other()];
            }
            case GET_AND_ADD -> {
                history.add(t, Action.UPDATE, o, Mode.UPDATE, 0);
                r[i.register()] = number[o];
                number[o] += i.value();
            }
            case COMPARE_AND_SET -> {
                boolean same = number[o] == i.value();
                history.add(t, Action.COMPARE_AND_SET, o, same ? Mode.UPDATE : Mode.READ, 0);
                number[o] = same ? i.other() : number[o];
                r[i.register()] = same ? 1 : 0;
            }
            case START -> {
                history.add(t, Action.START, -1, Mode.NONE, 0);
                history.starts(t, i.value());
                started[i.value()] = true;
            }
            case JOIN -> history.add(t, Action.JOIN, program.ending(i.value()), Mode.READ, 0);
            case CHOOSE -> {
                history.add(t, Action.CHOICE, -1, Mode.NONE, outcome);
                r[i.register()] = outcome;
            }
            default -> performLocking(t, i, o, outcome);
        }
    }

    private void performLocking(int t, Instruction i, int o, int outcome) {
        boolean free = o >= 0 && owner[o] < 0;
        switch (i.code()) {
            case LOCK -> take(t, Action.LOCK, o, outcome);
            case TRY_LOCK, TIMED_LOCK -> {
                if (free) {
                    take(t, Action.TRY_LOCK, o, 0);
                } else {
                    history.add(t, Action.TRY_LOCK, o, Mode.READ, outcome);
                }
                registers[t][i.register()] = free ? 1 : 0;
            }
            case LOCK_INTERRUPTIBLY -> lockInterruptibly(t, i, o);
            case TIMED_LOCK_INTERRUPTIBLY -> timedLockInterruptibly(t, i, o, outcome);
            case INTERRUPT -> {
                history.add(t, Action.INTERRUPT, program.interruptFlag(i.value()), Mode.UPDATE, 0);
                interrupted[i.value()] = true;
            }
            case UNLOCK -> {
                history.add(t, Action.UNLOCK, o, Mode.UPDATE, 0);
                owner[o] = -1;
            }
            case NOTIFY -> {
                history.add(t, Action.NOTIFY, program.waitSet(o), Mode.UPDATE, outcome);
                if (!waitSets.get(o).isEmpty()) {
                    tell(t, o, waitSets.get(o).get(outcome));
                }
            }
            case NOTIFY_ALL -> {
                history.add(t, Action.NOTIFY_ALL, program.waitSet(o), Mode.UPDATE, 0);
                waitSets.get(o).forEach(waiter -> tell(t, o, waiter));
            }
            default -> counting.perform(t, i, o, outcome);
        }
    }

    private void take(int t, Action how, int lock, int outcome) {
        history.add(t, how, lock, Mode.UPDATE, outcome);
        owner[lock] = t;
    }

    private void lockInterruptibly(int t, Instruction i, int lock) {
        int flag = program.interruptFlag(t);
        registers[t][i.register()] = interrupted[t] ? 1 : 0;
        if (interrupted[t]) {
            history.add(t, Action.LOCK, lock, Mode.UPDATE, flag, Mode.UPDATE, 2);
            interrupted[t] = false;
        } else {
            history.add(t, Action.LOCK, lock, Mode.UPDATE, flag, Mode.READ, 0);
            owner[lock] = t;
        }
    }

    private void timedLockInterruptibly(int t, Instruction i, int lock, int outcome) {
        Mode flagMode = outcome == 2 ? Mode.UPDATE : Mode.READ;
        history.add(t, Action.TRY_LOCK, lock, Mode.UPDATE, program.interruptFlag(t), flagMode, outcome);
        registers[t][i.register()] = outcome == 0 ? 1 : 0;
        owner[lock] = outcome == 0 ? t : owner[lock];
        interrupted[t] &= outcome != 2;
    }

    private void tell(int t, int lock, int waiter) {
        notified[waiter] = true;
        history.notifies(t, waiter);
        removeFrom(lock, waiter);
    }

    /** Whether two threads are both about to access the same cell, one of them to write, one of them plainly. */
    boolean isRacing() {
        for (int t = 0; t < threads(); t++) {
            for (int u = 0; u < t; u++) {
                if (isAccess(t) && isAccess(u) && object(t) == object(u) && races(t, u)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isAccess(int t) {
        return !isAtEnd(t)
                && !outcomes(t).isEmpty()
                && object(t) >= 0
                && program.objects().get(object(t)).kind().isCell();
    }

    private boolean races(int t, int u) {
        boolean plain = program.isPlain(next(t).code(), object(t)) || program.isPlain(next(u).code(), object(u));
        return plain && (writes(t) || writes(u));
    }

    private boolean writes(int t) {
        Instruction i = next(t);
        return i.code() == Code.WRITE
                || i.code() == Code.GET_AND_ADD
                || i.code() == Code.COMPARE_AND_SET && number[object(t)] == i.value();
    }

    /** In the words of {@link Interpreter#result}. */
    String result() {
        StringBuilder text = new StringBuilder();
        for (int o = 0; o < number.length; o++) {
            if (program.objects().get(o).kind().isCell()) {
                text.append(number[o]).append(' ');
            }
        }
        for (int t = 0; t < at.length; t++) {
            text.append(isAtEnd(t) && started[t] ? Arrays.toString(registers[t]) : "at " + at[t])
                    .append(' ');
        }
        return text.toString();
    }
}
