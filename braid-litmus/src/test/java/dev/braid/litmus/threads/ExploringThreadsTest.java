package dev.braid.litmus.threads;

import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.explorer.Budget;
import dev.braid.explorer.Bug;
import dev.braid.explorer.ExplorationResult;
import dev.braid.explorer.Explorer;
import dev.braid.explorer.strategy.Strategy;
import dev.braid.explorer.threads.Dpor;
import dev.braid.explorer.threads.Optimal;
import dev.braid.explorer.threads.ThreadJobs;
import dev.braid.explorer.threads.sampling.Sampling;
import dev.braid.litmus.threads.ThreadProgram.Kind;
import dev.braid.trace.Finding;
import dev.braid.trace.Outcome;
import dev.braid.trace.Script;
import dev.braid.trace.Verdict;
import dev.braid.trace.threads.ThreadTrace;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The explorer with strategies for threads: verdicts, counts, and small reproductions. */
class ExploringThreadsTest {

    private static final Script.Setting SETTING = Script.Setting.DEFAULT;

    @Test
    void aProgramWithoutBugsIsVerified() {
        ExplorationResult result = explore(LockPrograms.orderedPhilosophers(4), optimal(), false);
        assertThat(result.verdict()).isEqualTo(Verdict.VERIFIED);
        assertThat(result.executions()).isEqualTo(14);
        assertThat(result.schedules()).isEqualTo(14);
        assertThat(result.blocked()).isZero();
    }

    @Test
    void dporCountsWhatItRunsInVainAsBlocked() {
        ThreadProgram program = MemoryPrograms.lastzero(6);
        ExplorationResult dpor = explore(program, new Dpor(SETTING), false);
        ExplorationResult optimal = explore(program, optimal(), false);
        assertThat(dpor.executions()).isEqualTo(optimal.executions()).isEqualTo(9 * 16);
        assertThat(dpor.blocked()).isPositive();
    }

    @Test
    void theDeadlockOfPhilosophersNeedsOneInterruptionOfAllButOne() {
        ExplorationResult result = explore(LockPrograms.philosophers(4), optimal(), false);
        assertThat(result.verdict()).isEqualTo(Verdict.BUG_FOUND);
        Bug bug = result.bugs().get(0);
        assertThat(bug.kind()).isEqualTo(Finding.Kind.DEADLOCK);
        assertThat(bug.steps()).hasSizeLessThanOrEqualTo(4);
        assertThat(replay(LockPrograms.philosophers(4), bug).outcome()).isInstanceOf(Outcome.Deadlocked.class);
    }

    @Test
    void aLostUpdateFoundAtRandomIsReducedToOneInterruption() {
        ThreadProgram program = lostUpdate();
        ExplorationResult result = explore(program, Sampling.random(SETTING), false);
        assertThat(result.verdict()).isEqualTo(Verdict.BUG_FOUND);
        assertThat(result.bugs()).hasSize(1);
        ThreadTrace trace = replay(program, result.bugs().get(0));
        assertThat(trace.outcome()).isInstanceOf(Outcome.Failed.class);
        assertThat(interruptions(trace)).as(ThreadKeys.steps(trace)).isEqualTo(1);
    }

    @Test
    void everyDistinctBugIsFoundWhenItGoesOn() {
        ExplorationResult result = explore(LockPrograms.bufferNotifyingOne(22), optimal(), true);
        assertThat(result.executions()).isEqualTo(80);
        assertThat(result.bugs())
                .isNotEmpty()
                .allSatisfy(bug -> assertThat(bug.kind()).isEqualTo(Finding.Kind.DEADLOCK));
    }

    /** Three threads increment without a lock; a fourth, when the others have ended, fails unless it sees 3. */
    private static ThreadProgram lostUpdate() {
        ProgramWriter w = new ProgramWriter();
        int cell = w.object(Kind.CELL, 0);
        w.thread();
        for (int t = 1; t <= 3; t++) {
            w.add(Code.START, 0, -1, t, 0);
        }
        for (int t = 1; t <= 3; t++) {
            w.add(Code.JOIN, 0, -1, t, 0);
        }
        w.read(cell);
        int right = w.add(Code.JUMP_IF, 0, -1, 0, 3);
        w.add(Code.FAIL, 0, -1, 0, 0);
        w.landHere(right);
        for (int t = 1; t <= 3; t++) {
            w.thread();
            w.read(cell).add(Code.WRITE, 0, cell, 1, 0);
        }
        return w.program();
    }

    private static Strategy<ThreadTrace> optimal() {
        return new Optimal(SETTING, ThreadJobs.Order.FEWEST_INTERRUPTIONS);
    }

    private static ExplorationResult explore(ThreadProgram program, Strategy<ThreadTrace> strategy, boolean goOn) {
        Budget budget = executions -> executions < 10_000;
        return new Explorer<>(new Interpreter(program), strategy, SETTING, budget, goOn, List::of).explore();
    }

    private static ThreadTrace replay(ThreadProgram program, Bug bug) {
        return new Interpreter(program).perform(new Script(bug.steps(), bug.steps().length, SETTING));
    }

    /** How often a thread is left although it could go on: apart from threads that wait or have ended. */
    private static int interruptions(ThreadTrace trace) {
        int count = 0;
        for (int e = 1; e < trace.size(); e++) {
            int before = trace.process(e - 1);
            boolean goesOn = false;
            for (int later = e; later < trace.size(); later++) {
                goesOn |= trace.process(later) == before;
            }
            boolean mainWaits = before == 0;
            count += trace.process(e) != before && goesOn && !mainWaits ? 1 : 0;
        }
        return count;
    }
}
