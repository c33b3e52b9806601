package dev.braid.runtime.threads;

import static dev.braid.runtime.threads.ByHand.join;
import static dev.braid.runtime.threads.ByHand.spawn;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ParkingTest {

    @Test
    void anUnparkBeforeTheParkIsNotLost() {
        Schedules all = Schedules.of(
                () -> {
                    Thread thread = spawn(() -> Hooks.park(false, 0));
                    Hooks.unpark(thread);
                    join(thread);
                    return "woken";
                },
                Options.DEFAULT);
        assertThat(all.results()).containsExactly("woken");
    }

    @Test
    void twoUnparksGiveOnePermit() {
        assertThat(Schedules.results(() -> {
                    Thread thread = spawn(() -> {
                        Hooks.park(false, 0);
                        Hooks.park(false, 0);
                    });
                    Hooks.unpark(thread);
                    Hooks.unpark(thread);
                    join(thread);
                    return "woken twice";
                }))
                .containsExactly("deadlocked", "woken twice");
    }

    @Test
    void aTimedParkEndsByItself() {
        assertThat(Schedules.results(() -> {
                    long before = Hooks.nanoTime();
                    Hooks.park(true, 5_000_000);
                    return Hooks.nanoTime() - before >= 5_000_000;
                }))
                .containsExactly("true");
    }

    @Test
    void aParkWithoutUnparkIsADeadlock() {
        assertThat(Schedules.results(() -> {
                    Hooks.park(false, 0);
                    return "";
                }))
                .containsExactly("deadlocked");
    }
}
