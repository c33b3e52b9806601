package dev.braid.litmus.threads;

import dev.braid.api.Inputs;
import dev.braid.runtime.threads.Atomics;
import dev.braid.runtime.threads.Counter;
import dev.braid.runtime.threads.Hooks;
import dev.braid.runtime.threads.Options;
import dev.braid.runtime.threads.Performer;
import dev.braid.runtime.threads.Sites;
import dev.braid.runtime.threads.ThreadStage;
import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.Form;
import dev.braid.trace.threads.Mode;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;

/** A {@link ThreadProgram} as a Java program on the real stage: its threads call the hooks as woven code would. */
final class RealThreads {

    private static final Set<Code> MEANT = EnumSet.of(
            Code.SET,
            Code.ADD,
            Code.MODULO,
            Code.JUMP,
            Code.JUMP_IF,
            Code.JUMP_UNLESS,
            Code.READ,
            Code.WRITE,
            Code.GET_AND_ADD,
            Code.COMPARE_AND_SET,
            Code.READ_WHEN_CHANGED,
            Code.LOCK,
            Code.UNLOCK,
            Code.WAIT,
            Code.NOTIFY,
            Code.NOTIFY_ALL,
            Code.PARK,
            Code.TIMED_PARK,
            Code.UNPARK,
            Code.START,
            Code.JOIN,
            Code.CHOOSE,
            Code.FAIL);

    /** A shared object of any kind; a cell has a value, a lock is locked as a monitor. */
    private static final class Shared {
        static final int[] VALUE = new int[200];
        static final Object HANDLE = new Object();

        static {
            for (int i = 0; i < VALUE.length; i++) {
                VALUE[i] = Sites.field(
                        Shared.class.getClassLoader(), Shared.class.getName(), "value", "RealThreads.java", i);
            }
            Atomics.register(HANDLE, Shared.class, "value");
        }

        private int value;
    }

    private final ThreadProgram program;
    private final Shared[] objects;
    private final Thread[] threads;
    private final int[] at;
    private final boolean[] ended;
    private final int[][] registers;
    private Counter gate = new Counter();

    RealThreads(ThreadProgram program) {
        this.program = program;
        int count = program.threads().size();
        this.objects = new Shared[program.objects().size()];
        this.threads = new Thread[count];
        this.at = new int[count];
        this.ended = new boolean[count];
        this.registers = new int[count][ThreadProgram.REGISTERS];
    }

    /** Whether all its instructions are of the language itself. */
    static boolean canRun(ThreadProgram program) {
        return program.threads().stream().allMatch(thread -> thread.stream().allMatch(i -> MEANT.contains(i.code())));
    }

    /** Time-outs are not bounded, as the oracle does not bound them. */
    ThreadStage stage() {
        return new ThreadStage(this::main, Options.DEFAULT.withEarlyTimeouts(Integer.MAX_VALUE));
    }

    private void main() {
        for (int o = 0; o < objects.length; o++) {
            objects[o] = new Shared();
            objects[o].value = program.objects().get(o).initial();
        }
        gate = new Counter();
        for (int t = 0; t < threads.length; t++) {
            int me = t;
            at[t] = 0;
            ended[t] = false;
            Arrays.fill(registers[t], 0);
            threads[t] = new Thread(() -> run(me), "t" + t);
        }
        for (int t = 0; t < threads.length; t++) {
            if (program.isRoot(t)) {
                Hooks.start(threads[t]);
            }
        }
        open();
    }

    /** Threads begin together: else one could unpark another that does not exist yet. */
    private void open() {
        Performer me = Performer.here();
        me.announce(Action.RELEASE, Performer.NOWHERE)
                .touching(gate.in(me.stage(), 0), Mode.UPDATE)
                .counting(Integer.MIN_VALUE, Integer.MAX_VALUE, 1)
                .turn();
    }

    private void awaitOpening() {
        Performer me = Performer.here();
        me.announce(Action.AWAIT, Performer.NOWHERE)
                .touching(gate.in(me.stage(), 0), Form.BLOCKING, Mode.READ, Mode.READ)
                .counting(1, Integer.MAX_VALUE, 0)
                .turn();
    }

    private void run(int t) {
        awaitOpening();
        var code = program.threads().get(t);
        while (at[t] < code.size()) {
            try {
                at[t] = step(t, code.get(at[t]), registers[t]);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
        ended[t] = true;
    }

    /** A place for each instruction, as if each were a line of its own. */
    private int site(int t) {
        return Shared.VALUE[at[t]];
    }

    /** Does one instruction and returns where it goes on. */
    private int step(int t, Instruction i, int[] r) throws InterruptedException {
        int next = at[t] + 1;
        switch (i.code()) {
            case SET -> r[i.register()] = i.value();
            case ADD -> r[i.register()] += i.value();
            case MODULO -> r[i.register()] %= i.value();
            case JUMP -> next = i.value();
            case JUMP_IF -> next = r[i.register()] == i.other() ? i.value() : next;
            case JUMP_UNLESS -> next = r[i.register()] != i.other() ? i.value() : next;
            case FAIL -> throw new AssertionError("fails");
            case CHOOSE -> r[i.register()] = Inputs.between("choice", 0, i.value() - 1);
            case START -> Hooks.start(threads[i.value()]);
            case JOIN -> Hooks.join(threads[i.value()], 0, 0);
            case PARK -> Hooks.park(false, 0);
            case TIMED_PARK -> {
                Hooks.park(true, 1);
                r[i.register()] = Performer.here().accepted() ? 1 : 0;
            }
            case UNPARK -> Hooks.unpark(threads[i.value()]);
            default -> touch(site(t), i, r, objects[i.index() < 0 ? i.object() : i.object() + r[i.index()]]);
        }
        return next;
    }

    private static void touch(int site, Instruction i, int[] r, Shared shared) throws InterruptedException {
        switch (i.code()) {
            case READ -> r[i.register()] = read(shared, site);
            case WRITE -> {
                int value = i.other() < 0 ? i.value() : i.value() + r[i.other()];
                Hooks.writeField(shared, Shared.VALUE[0]);
                shared.value = value;
            }
            case GET_AND_ADD -> {
                Atomics.updateBy(Shared.HANDLE, shared, Shared.VALUE[0]);
                r[i.register()] = shared.value;
                shared.value += i.value();
            }
            case COMPARE_AND_SET -> {
                Atomics.compareAndSetBy(Shared.HANDLE, shared, i.value(), null, site);
                r[i.register()] = shared.value == i.value() ? 1 : 0;
                shared.value = shared.value == i.value() ? i.other() : shared.value;
            }
            case READ_WHEN_CHANGED -> {
                int seen = read(shared, site);
                while (seen == i.value()) {
                    seen = read(shared, site);
                }
                r[i.register()] = seen;
            }
            case LOCK -> Hooks.enter(shared, Performer.NOWHERE);
            case UNLOCK -> Hooks.exit(shared, Performer.NOWHERE);
            case WAIT -> Hooks.await(shared, 0, 0, Performer.NOWHERE);
            case NOTIFY -> Hooks.notifyOne(shared, Performer.NOWHERE);
            default -> Hooks.notifyAll(shared, Performer.NOWHERE);
        }
    }

    private static int read(Shared shared, int site) {
        Hooks.readField(shared, site);
        return shared.value;
    }

    /** What the last execution computed, in the oracle's words. */
    String result() {
        StringBuilder text = new StringBuilder();
        for (int o = 0; o < objects.length; o++) {
            if (program.objects().get(o).kind() == ThreadProgram.Kind.CELL) {
                text.append(objects[o].value).append(' ');
            }
        }
        for (int t = 0; t < at.length; t++) {
            text.append(ended[t] ? Arrays.toString(registers[t]) : "at " + at[t])
                    .append(' ');
        }
        return text.toString();
    }
}
