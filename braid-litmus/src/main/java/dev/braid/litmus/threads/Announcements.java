package dev.braid.litmus.threads;

import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.Form;
import dev.braid.trace.threads.Mode;
import dev.braid.trace.threads.ThreadLog;

/** Says in the words of the engine what an instruction is about to do: the table of operations and their modes. */
final class Announcements {

    private static final int ANY = Integer.MAX_VALUE;
    private static final int NONE = Integer.MIN_VALUE;

    private final ThreadProgram program;
    private final ThreadLog log;

    Announcements(ThreadProgram program, ThreadLog log) {
        this.program = program;
        this.log = log;
    }

    void announce(int who, Instruction i, int object) {
        switch (i.code()) {
            case READ -> access(who, Action.READ, object, Mode.READ);
            case WRITE -> access(who, Action.WRITE, object, Mode.UPDATE);
            case GET_AND_ADD -> access(who, Action.UPDATE, object, Mode.UPDATE);
            case COMPARE_AND_SET -> {
                counter(who, Action.COMPARE_AND_SET, object, Form.TRYING, Mode.UPDATE, Mode.READ, NONE, 0);
                log.expecting(who, i.value(), null, false);
            }
            case READ_WHEN_CHANGED -> {
                counter(who, Action.READ, object, Form.BLOCKING, Mode.READ, Mode.READ, NONE, 0);
                log.expecting(who, i.value(), null, true);
            }
            case CHOOSE -> {
                log.announce(who, Action.CHOICE);
                log.choosing(who, i.value());
            }
            case START -> log.announce(who, Action.START);
            case FAIL -> end(who, Action.FAIL);
            case JOIN ->
                counter(who, Action.JOIN, program.ending(i.value()), Form.BLOCKING, Mode.READ, Mode.READ, 1, 0);
            case INTERRUPT -> access(who, Action.INTERRUPT, program.interruptFlag(i.value()), Mode.UPDATE);
            default -> announceLocking(who, i, object);
        }
    }

    private void announceLocking(int who, Instruction i, int object) {
        switch (i.code()) {
            case LOCK -> counter(who, Action.LOCK, object, Form.BLOCKING, Mode.UPDATE, Mode.UPDATE, 1, -1);
            case TRY_LOCK -> counter(who, Action.TRY_LOCK, object, Form.TRYING, Mode.UPDATE, Mode.READ, 1, -1);
            case TIMED_LOCK -> {
                counter(who, Action.TRY_LOCK, object, Form.BLOCKING, Mode.UPDATE, Mode.READ, 1, -1);
                log.escaping(who, 1 << ThreadLog.TIMED_OUT);
            }
            case LOCK_INTERRUPTIBLY -> {
                counter(who, Action.LOCK, object, Form.BLOCKING, Mode.UPDATE, Mode.UPDATE, 1, -1);
                log.alsoTouching(who, program.interruptFlag(who), Mode.READ);
                log.escaping(who, 1 << ThreadLog.INTERRUPTED);
            }
            case UNLOCK -> counter(who, Action.UNLOCK, object, Form.ALWAYS, Mode.UPDATE, Mode.UPDATE, NONE, 1);
            case TIMED_LOCK_INTERRUPTIBLY -> {
                counter(who, Action.TRY_LOCK, object, Form.BLOCKING, Mode.UPDATE, Mode.UPDATE, 1, -1);
                log.alsoTouching(who, program.interruptFlag(who), Mode.READ);
                log.escaping(who, 1 << ThreadLog.TIMED_OUT | 1 << ThreadLog.INTERRUPTED);
            }
            case WAIT, TIMED_WAIT, WAIT_INTERRUPTIBLY ->
                counter(who, Action.WAIT, object, Form.ALWAYS, Mode.UPDATE, Mode.UPDATE, NONE, 1);
            case NOTIFY -> access(who, Action.NOTIFY, program.waitSet(object), Mode.UPDATE);
            case NOTIFY_ALL -> access(who, Action.NOTIFY_ALL, program.waitSet(object), Mode.UPDATE);
            default -> announceCounting(who, i, object);
        }
    }

    private void announceCounting(int who, Instruction i, int object) {
        int n = i.value();
        int all = ThreadProgram.ALL_READERS;
        switch (i.code()) {
            case ACQUIRE -> counter(who, Action.ACQUIRE, object, Form.BLOCKING, Mode.UPDATE, Mode.UPDATE, n, -n);
            case TRY_ACQUIRE -> counter(who, Action.TRY_ACQUIRE, object, Form.TRYING, Mode.UPDATE, Mode.READ, n, -n);
            case RELEASE -> counter(who, Action.RELEASE, object, Form.ALWAYS, Mode.COMMUTE, Mode.COMMUTE, NONE, n);
            case READ_LOCK -> counter(who, Action.LOCK, object, Form.BLOCKING, Mode.READ, Mode.READ, 1, -1);
            case TRY_READ_LOCK -> counter(who, Action.TRY_LOCK, object, Form.TRYING, Mode.READ, Mode.READ, 1, -1);
            case READ_UNLOCK -> counter(who, Action.UNLOCK, object, Form.ALWAYS, Mode.READ, Mode.READ, NONE, 1);
            case WRITE_LOCK -> counter(who, Action.LOCK, object, Form.BLOCKING, Mode.UPDATE, Mode.UPDATE, all, -all);
            case TRY_WRITE_LOCK ->
                counter(who, Action.TRY_LOCK, object, Form.TRYING, Mode.UPDATE, Mode.COMMUTE, all, -all);
            case WRITE_UNLOCK -> counter(who, Action.UNLOCK, object, Form.ALWAYS, Mode.UPDATE, Mode.UPDATE, NONE, all);
            case COUNT_DOWN ->
                counter(who, Action.COUNT_DOWN, object, Form.ALWAYS, Mode.COMMUTE, Mode.COMMUTE, NONE, 1);
            case AWAIT_LATCH -> counter(who, Action.AWAIT, object, Form.BLOCKING, Mode.READ, Mode.READ, 0, 0);
            case PARK -> park(who, Mode.UPDATE);
            case TIMED_PARK -> {
                park(who, Mode.READ);
                log.escaping(who, 1 << ThreadLog.TIMED_OUT);
            }
            case UNPARK -> unpark(who, program.permit(n));
            default -> throw new IllegalArgumentException("no event: " + i);
        }
    }

    private void park(int who, Mode refused) {
        counter(who, Action.PARK, program.permit(who), Form.BLOCKING, Mode.UPDATE, refused, 1, -1);
    }

    private void unpark(int who, int permit) {
        log.announce(who, Action.UNPARK);
        log.touching(who, permit, Form.TRYING, Mode.COMMUTE, Mode.COMMUTE);
        log.counting(who, NONE, 0, 1);
    }

    /** After a wait that can be given up: wakes by its notification, or leaves the wait set. */
    void awaitNotification(int who, int lock, boolean timed) {
        log.announce(who, Action.AWAIT);
        log.touching(who, program.waitSet(lock), Form.BLOCKING, Mode.NONE, Mode.COMMUTE);
        log.needingCause(who);
        if (timed) {
            log.escaping(who, 1 << ThreadLog.TIMED_OUT);
        } else {
            log.alsoTouching(who, program.interruptFlag(who), Mode.READ);
            log.escaping(who, 1 << ThreadLog.INTERRUPTED);
        }
    }

    void relock(int who, int lock) {
        counter(who, Action.RELOCK, lock, Form.BLOCKING, Mode.UPDATE, Mode.UPDATE, 1, -1);
    }

    void end(int who, Action how) {
        counter(who, how, program.ending(who), Form.ALWAYS, Mode.UPDATE, Mode.UPDATE, NONE, 1);
    }

    private void access(int who, Action what, int object, Mode mode) {
        log.announce(who, what);
        log.touching(who, object, mode);
    }

    private void counter(
            int who, Action what, int object, Form form, Mode accepted, Mode refused, int least, int delta) {
        log.announce(who, what);
        log.touching(who, object, form, accepted, refused);
        log.counting(who, least, ANY, delta);
    }
}
