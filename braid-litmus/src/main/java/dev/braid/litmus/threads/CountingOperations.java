package dev.braid.litmus.threads;

import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.Mode;

/** What semaphores, latches, parking permits and read-write locks do in a {@link ThreadConfiguration}. */
final class CountingOperations {

    private final ThreadProgram program;
    private final History history;
    private final int[][] registers;
    private final int[] number;
    private final int[] owner;
    private final boolean[] permit;

    /** The arrays are those of the configuration, and are changed. */
    CountingOperations(
            ThreadProgram program, History history, int[][] registers, int[] number, int[] owner, boolean[] permit) {
        this.program = program;
        this.history = history;
        this.registers = registers;
        this.number = number;
        this.owner = owner;
        this.permit = permit;
    }

    void perform(int t, Instruction i, int o, int outcome) {
        int n = i.value();
        int[] r = registers[t];
        switch (i.code()) {
            case ACQUIRE -> {
                history.add(t, Action.ACQUIRE, o, Mode.UPDATE, 0);
                number[o] -= n;
            }
            case TRY_ACQUIRE -> {
                boolean enough = number[o] >= n;
                history.add(t, Action.TRY_ACQUIRE, o, enough ? Mode.UPDATE : Mode.READ, 0);
                number[o] -= enough ? n : 0;
                r[i.register()] = enough ? 1 : 0;
            }
            case RELEASE -> {
                history.add(t, Action.RELEASE, o, Mode.COMMUTE, 0);
                number[o] += n;
            }
            case COUNT_DOWN -> {
                history.add(t, Action.COUNT_DOWN, o, Mode.COMMUTE, 0);
                number[o]--;
            }
            case AWAIT_LATCH -> history.add(t, Action.AWAIT, o, Mode.READ, 0);
            case PARK, TIMED_PARK -> {
                history.add(t, Action.PARK, program.permit(t), permit[t] ? Mode.UPDATE : Mode.READ, outcome);
                r[i.register()] = i.code() == Code.PARK ? r[i.register()] : permit[t] ? 1 : 0;
                permit[t] = false;
            }
            case UNPARK -> {
                history.add(t, Action.UNPARK, program.permit(n), Mode.COMMUTE, 0);
                permit[n] = true;
            }
            default -> performReadWriteLocking(t, i, o);
        }
    }

    private void performReadWriteLocking(int t, Instruction i, int o) {
        boolean noWriter = owner[o] < 0;
        boolean nobody = noWriter && number[o] == 0;
        switch (i.code()) {
            case READ_LOCK -> {
                history.add(t, Action.LOCK, o, Mode.READ, 0);
                number[o]++;
            }
            case TRY_READ_LOCK -> {
                history.add(t, Action.TRY_LOCK, o, Mode.READ, 0);
                number[o] += noWriter ? 1 : 0;
                registers[t][i.register()] = noWriter ? 1 : 0;
            }
            case READ_UNLOCK -> {
                history.add(t, Action.UNLOCK, o, Mode.READ, 0);
                number[o]--;
            }
            case WRITE_LOCK -> {
                history.add(t, Action.LOCK, o, Mode.UPDATE, 0);
                owner[o] = t;
            }
            case TRY_WRITE_LOCK -> {
                history.add(t, Action.TRY_LOCK, o, nobody ? Mode.UPDATE : Mode.COMMUTE, 0);
                owner[o] = nobody ? t : owner[o];
                registers[t][i.register()] = nobody ? 1 : 0;
            }
            case WRITE_UNLOCK -> {
                history.add(t, Action.UNLOCK, o, Mode.UPDATE, 0);
                owner[o] = -1;
            }
            default -> throw new IllegalArgumentException("unknown: " + i);
        }
    }
}
