package dev.braid.runtime.threads;

import static dev.braid.runtime.threads.ByHand.join;
import static dev.braid.runtime.threads.ByHand.spawn;
import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.runtime.threads.ByHand.IntField;
import dev.braid.trace.Script;
import org.junit.jupiter.api.Test;

class TimeTest {

    private static final long SECOND = 1_000_000_000L;

    @Test
    void sleepingTakesNoRealTime() {
        long[] slept = new long[1];
        ThreadStage stage = new ThreadStage(() -> {
            long before = Hooks.nanoTime();
            Hooks.sleep(3600 * SECOND);
            slept[0] = Hooks.nanoTime() - before;
        });
        long begun = System.nanoTime();
        stage.perform(Script.free(Script.Setting.DEFAULT));
        assertThat(System.nanoTime() - begun).isLessThan(60 * SECOND);
        assertThat(slept[0]).isBetween(3600 * SECOND, 3601 * SECOND);
    }

    @Test
    void byDefaultTheShorterSleepEndsFirst() {
        StringBuilder told = new StringBuilder();
        ThreadStage stage = new ThreadStage(() -> {
            told.setLength(0);
            Thread a = spawn(() -> {
                Hooks.sleep(2 * SECOND);
                told.append("a");
            });
            Thread b = spawn(() -> {
                Hooks.sleep(SECOND);
                told.append("b");
            });
            join(a, b);
        });
        stage.perform(Script.free(Script.Setting.DEFAULT));
        assertThat(told.toString()).isEqualTo("ba");
    }

    @Test
    void sleepsOrderNothing() {
        // no guarantee of the JVM says that the shorter sleep ends first
        assertThat(Schedules.results(() -> {
                    IntField x = new IntField();
                    Thread a = spawn(() -> {
                        Hooks.sleep(2 * SECOND);
                        x.set(1);
                    });
                    Thread b = spawn(() -> {
                        Hooks.sleep(SECOND);
                        x.set(2);
                    });
                    join(a, b);
                    return x.get();
                }))
                .containsExactly("1", "2");
    }

    @Test
    void theClockFollowsWhatAThreadHasSeen() {
        assertThat(Schedules.results(() -> {
                    Thread a = spawn(() -> Hooks.sleep(SECOND));
                    join(a);
                    return Hooks.nanoTime() >= SECOND;
                }))
                .containsExactly("true");
    }

    @Test
    void aLoopThatWaitsForTheTimeEnds() {
        assertThat(Schedules.results(() -> {
                    long until = Hooks.nanoTime() + 100 * SECOND;
                    int rounds = 0;
                    while (Hooks.nanoTime() < until) {
                        rounds++;
                    }
                    return rounds < 1000;
                }))
                .containsExactly("true");
    }
}
