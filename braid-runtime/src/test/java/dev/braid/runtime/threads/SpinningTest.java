package dev.braid.runtime.threads;

import static dev.braid.runtime.threads.ByHand.join;
import static dev.braid.runtime.threads.ByHand.spawn;
import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.runtime.threads.ByHand.IntField;
import org.junit.jupiter.api.Test;

class SpinningTest {

    @Test
    void aLoopThatWaitsForAFlagEnds() {
        assertThat(Schedules.results(() -> {
                    IntField flag = new IntField();
                    Thread thread = spawn(() -> flag.set(1));
                    while (flag.get() == 0) {
                        Hooks.yield();
                    }
                    join(thread);
                    return "seen";
                }))
                .containsExactly("seen");
    }

    @Test
    void aLoopThatWaitsForWhatNobodyWritesIsALivelock() {
        assertThat(Schedules.results(() -> {
                    IntField flag = new IntField();
                    Thread thread = spawn(() -> {});
                    while (flag.get() == 0) {
                        Hooks.yield();
                    }
                    join(thread);
                    return "";
                }))
                .containsExactly("livelocked");
    }

    @Test
    void aLoopThatGivesUpIsNone() {
        assertThat(Schedules.results(() -> {
                    IntField flag = new IntField();
                    Thread thread = spawn(() -> {});
                    int rounds = 0;
                    while (flag.get() == 0 && rounds < 50) {
                        rounds++;
                    }
                    join(thread);
                    return rounds;
                }))
                .containsExactly("50");
    }

    @Test
    void aGetterCalledInARowIsNoLoop() {
        assertThat(Schedules.results(() -> {
                    IntField x = new IntField();
                    Thread thread = spawn(() -> x.set(1));
                    String seen = "" + x.get() + x.get() + x.get() + x.get();
                    join(thread);
                    return seen;
                }))
                .containsExactly("0000", "0001", "0011", "0111", "1111");
    }

    @Test
    void aLoopOverOtherCellsIsNoSpinning() {
        assertThat(Schedules.results(() -> {
                    IntField length = new IntField();
                    IntField[] all = {new IntField(), new IntField(), new IntField(), new IntField()};
                    length.set(all.length);
                    Thread thread = spawn(() -> all[3].set(5));
                    int sum = 0;
                    for (int i = 0; i < length.get(); i++) {
                        sum += all[i].get();
                    }
                    join(thread);
                    return sum;
                }))
                .containsExactly("0", "5");
    }

    @Test
    void aLoopOnTwoCellsEndsOrIsCoveredByAnotherExecution() {
        // Peterson's lock: both threads get in, one after the other
        assertThat(Schedules.results(() -> {
                    IntField[] wants = {new IntField(), new IntField()};
                    IntField turn = new IntField();
                    IntField x = new IntField();
                    Thread a = spawn(() -> peterson(0, wants, turn, x));
                    peterson(1, wants, turn, x);
                    join(a);
                    return x.get();
                }))
                .contains("2")
                .isSubsetOf("2", "blocked");
    }

    private static void peterson(int me, IntField[] wants, IntField turn, IntField x) {
        wants[me].set(1);
        turn.set(1 - me);
        while (wants[1 - me].get() == 1 && turn.get() == 1 - me) {
            // spins
        }
        x.increment();
        wants[me].set(0);
    }
}
