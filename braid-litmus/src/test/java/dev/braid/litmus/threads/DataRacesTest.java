package dev.braid.litmus.threads;

import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.explorer.threads.Optimal;
import dev.braid.explorer.threads.ThreadJobs;
import dev.braid.explorer.threads.diagnosis.DataRace;
import dev.braid.explorer.threads.diagnosis.DataRaces;
import dev.braid.litmus.threads.ThreadProgram.Kind;
import dev.braid.trace.Script;
import dev.braid.trace.threads.ThreadTrace;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Data races by the order of the memory model, against two accesses that can come one right after the other. */
class DataRacesTest {

    private static final int PLAIN = 0;
    private static final int FLAG = 1;
    private static final int LOCK = 2;

    @Test
    void randomProgramsHaveARaceInSomeExecutionIfAndOnlyIfTwoAccessesCanMeet() {
        int racy = 0;
        int free = 0;
        for (long seed = 0; seed < 1_200; seed++) {
            ThreadProgram program = RandomThreads.of(seed).withPlain(PLAIN);
            try {
                boolean expected = ThreadOracle.hasDataRace(program, 1_000);
                assertThat(!races(program).isEmpty())
                        .as("seed %s, %s", seed, program)
                        .isEqualTo(expected);
                racy += expected ? 1 : 0;
                free += expected ? 0 : 1;
            } catch (ThreadOracle.TooLarge e) {
                continue;
            }
        }
        assertThat(racy).isGreaterThan(80);
        assertThat(free).isGreaterThan(200);
    }

    @Test
    void aPlainWriteAndReadRace() {
        ProgramWriter w = program();
        w.thread();
        w.write(PLAIN, 1);
        w.thread();
        w.read(PLAIN);
        assertThat(races(w.program()))
                .isNotEmpty()
                .allSatisfy(race -> assertThat(race.object()).isEqualTo(PLAIN));
    }

    @Test
    void aVolatileFlagPublishesWhatWasWrittenBefore() {
        ProgramWriter w = program();
        w.thread();
        w.write(PLAIN, 1).write(FLAG, 1);
        w.thread();
        w.add(Code.READ_WHEN_CHANGED, 0, FLAG, 0, 0);
        w.read(PLAIN);
        assertThat(races(w.program())).isEmpty();
    }

    @Test
    void aVolatileWriteDoesNotSeeWhatAnotherWriterDid() {
        ProgramWriter w = program();
        w.thread();
        w.write(PLAIN, 1).write(FLAG, 1);
        w.thread();
        w.write(FLAG, 2).read(PLAIN);
        assertThat(races(w.program())).isNotEmpty();
    }

    @Test
    void aLockOrdersOnlyThoseWhoTakeIt() {
        ProgramWriter locked = program();
        locked.thread();
        locked.lock(LOCK).write(PLAIN, 1).unlock(LOCK);
        locked.thread();
        locked.lock(LOCK).write(PLAIN, 2).unlock(LOCK);
        assertThat(races(locked.program())).isEmpty();
        locked.thread();
        locked.read(PLAIN);
        assertThat(races(locked.program())).isNotEmpty();
    }

    @Test
    void readersOfAReadWriteLockAreNotOrdered() {
        ProgramWriter w = program();
        int lock = w.object(Kind.READ_WRITE_LOCK, 0);
        for (int t = 0; t < 2; t++) {
            w.thread();
            w.on(Code.READ_LOCK, lock).write(PLAIN, t).on(Code.READ_UNLOCK, lock);
        }
        assertThat(races(w.program())).isNotEmpty();
    }

    @Test
    void startAndJoinOrder() {
        ProgramWriter w = program();
        w.thread();
        w.write(PLAIN, 1);
        w.add(Code.START, 0, -1, 1, 0);
        w.add(Code.JOIN, 0, -1, 1, 0);
        w.read(PLAIN);
        w.thread();
        w.write(PLAIN, 2);
        assertThat(races(w.program())).isEmpty();
    }

    private static ProgramWriter program() {
        ProgramWriter w = new ProgramWriter();
        w.object(Kind.PLAIN_CELL, 0);
        w.object(Kind.CELL, 0);
        w.object(Kind.LOCK, 0);
        return w;
    }

    private static List<DataRace> races(ThreadProgram program) {
        List<DataRace> races = new ArrayList<>();
        Optimal optimal = new Optimal(Script.Setting.DEFAULT, ThreadJobs.Order.DEPTH_FIRST);
        Interpreter interpreter = new Interpreter(program);
        for (Script script = optimal.next(); script != null; script = optimal.next()) {
            ThreadTrace trace = interpreter.perform(script);
            races.addAll(DataRaces.of(trace));
            optimal.learn(trace);
        }
        return races;
    }
}
