package dev.braid.litmus.threads;

import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.explorer.threads.Optimal;
import dev.braid.explorer.threads.ThreadJobs;
import dev.braid.explorer.threads.diagnosis.Standstill;
import dev.braid.explorer.threads.diagnosis.Standstills;
import dev.braid.litmus.threads.ThreadProgram.Kind;
import dev.braid.trace.Outcome;
import dev.braid.trace.Script;
import dev.braid.trace.threads.Action;
import dev.braid.trace.threads.ThreadTrace;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Why nobody can go on. */
class StandstillTest {

    @Test
    void philosophersWaitInACycleForTheForkOfTheNext() {
        List<Standstill> all = standstills(LockPrograms.philosophers(4));
        assertThat(all).hasSize(1);
        Standstill standstill = all.get(0);
        assertThat(standstill.cycle()).hasSize(4).containsExactlyInAnyOrder(0, 1, 2, 3);
        for (Standstill.Waiter waiter : standstill.waiters()) {
            assertThat(waiter.action()).isEqualTo(Action.LOCK);
            assertThat(waiter.holders()).containsExactly((waiter.process() + 1) % 4);
        }
        assertThat(standstill.isLostNotification()).isFalse();
    }

    @Test
    void aNotificationBeforeTheWaitIsLost() {
        ProgramWriter w = new ProgramWriter();
        int monitor = w.object(Kind.LOCK, 0);
        w.thread();
        w.lock(monitor).on(Code.WAIT, monitor).unlock(monitor);
        w.thread();
        w.lock(monitor).on(Code.NOTIFY, monitor).unlock(monitor);
        List<Standstill> all = standstills(w.program());
        assertThat(all).hasSize(1);
        assertThat(all.get(0).isLostNotification()).isTrue();
        assertThat(all.get(0).cycle()).isEmpty();
        Standstill.Waiter waiter = all.get(0).waiters().get(0);
        assertThat(waiter.process()).isZero();
        assertThat(waiter.missedNotifications()).hasSize(1);
    }

    @Test
    void aReaderThatWaitsForAValueNobodyWritesIsALivelock() {
        ProgramWriter w = MemoryPrograms.cells(1);
        w.thread();
        w.add(Code.READ_WHEN_CHANGED, 0, 0, 0, 0);
        List<Standstill> all = standstills(w.program());
        assertThat(all).hasSize(1);
        assertThat(all.get(0).isLivelock()).isTrue();
    }

    @Test
    void aHolderThatHasEndedIsNamed() {
        ProgramWriter w = new ProgramWriter();
        int permits = w.object(Kind.SEMAPHORE, 1);
        w.thread();
        w.on(Code.ACQUIRE, permits);
        w.thread();
        w.on(Code.ACQUIRE, permits);
        for (Standstill standstill : standstills(w.program())) {
            Standstill.Waiter waiter = standstill.waiters().get(0);
            assertThat(waiter.holders()).containsExactly(1 - waiter.process());
            assertThat(standstill.cycle()).isEmpty();
        }
    }

    private static List<Standstill> standstills(ThreadProgram program) {
        List<Standstill> all = new ArrayList<>();
        Optimal optimal = new Optimal(Script.Setting.DEFAULT, ThreadJobs.Order.DEPTH_FIRST);
        Interpreter interpreter = new Interpreter(program);
        for (Script script = optimal.next(); script != null; script = optimal.next()) {
            ThreadTrace trace = interpreter.perform(script);
            if (trace.outcome() instanceof Outcome.Deadlocked) {
                all.add(Standstills.of(trace));
            }
            optimal.learn(trace);
        }
        return all;
    }
}
