package dev.braid.runtime.threads;

import static dev.braid.runtime.threads.ByHand.await;
import static dev.braid.runtime.threads.ByHand.join;
import static dev.braid.runtime.threads.ByHand.locked;
import static dev.braid.runtime.threads.ByHand.notifyOne;
import static dev.braid.runtime.threads.ByHand.spawn;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class InterruptTest {

    @Test
    void theFlagIsSetReadAndCleared() {
        assertThat(Schedules.results(() -> {
                    Thread me = Hooks.currentThread();
                    int before = Hooks.isInterrupted(me, false);
                    Hooks.interrupt(me);
                    return before + " " + Hooks.isInterrupted(me, false) + " " + Hooks.isInterrupted(me, true) + " "
                            + Hooks.isInterrupted(me, false);
                }))
                .containsExactly("0 1 1 0");
    }

    @Test
    void aSleepIsInterruptedOrNot() {
        assertThat(Schedules.results(() -> {
                    StringBuilder told = new StringBuilder();
                    Thread thread = spawn(() -> told.append(interrupted(() -> Hooks.sleep(1_000_000))));
                    Hooks.interrupt(thread);
                    join(thread);
                    return told;
                }))
                .containsExactly("interrupted", "normal");
    }

    @Test
    void aWaitIsInterruptedAndHasTheMonitorAgain() {
        assertThat(Schedules.results(() -> {
                    Object lock = new Object();
                    StringBuilder told = new StringBuilder();
                    Thread thread = spawn(() -> locked(lock, () -> {
                        told.append(interrupted(() -> await(lock)));
                        told.append(Hooks.holdsLock(lock));
                    }));
                    Hooks.interrupt(thread);
                    join(thread);
                    return told.toString() + Hooks.isInterrupted(thread, false);
                }))
                .containsExactly("interrupted10");
    }

    @Test
    void aWaitBothInterruptedAndNotifiedEndsEitherWay() {
        // JLS 17.2.4: it may return normally, with the interrupt still pending, or throw
        assertThat(Schedules.results(() -> {
                    Object lock = new Object();
                    StringBuilder told = new StringBuilder();
                    ByHand.IntField waits = new ByHand.IntField();
                    Thread thread = spawn(() -> locked(lock, () -> {
                        waits.set(1);
                        told.append(interrupted(() -> await(lock)));
                        told.append(Hooks.isInterrupted(Hooks.currentThread(), false));
                    }));
                    locked(lock, () -> {
                        dev.braid.api.Assume.that(waits.get() == 1);
                        Hooks.interrupt(thread);
                        notifyOne(lock);
                    });
                    join(thread);
                    return told;
                }))
                .containsExactly("blocked", "interrupted0", "normal1");
    }

    @Test
    void anInterruptBeforeTheNotificationMayThrow() {
        assertThat(Schedules.results(() -> {
                    Object lock = new Object();
                    StringBuilder told = new StringBuilder();
                    Thread thread = spawn(() -> locked(lock, () -> told.append(interrupted(() -> await(lock)))));
                    Hooks.interrupt(thread);
                    locked(lock, () -> notifyOne(lock));
                    join(thread);
                    return told;
                }))
                .containsExactly("interrupted", "normal");
    }

    @Test
    void aJoinIsInterrupted() {
        assertThat(Schedules.results(() -> {
                    Object lock = new Object();
                    StringBuilder told = new StringBuilder();
                    Thread never = new Thread(ByHand.running(() -> locked(lock, () -> await(lock))));
                    never.setDaemon(true);
                    ByHand.spawned(never);
                    Thread thread = spawn(() -> told.append(interrupted(() -> join(never))));
                    Hooks.interrupt(thread);
                    join(thread);
                    return told;
                }))
                .containsExactly("interrupted");
    }

    @Test
    void aParkedThreadIsWokenByAnInterruptAndTheFlagStays() {
        assertThat(Schedules.results(() -> {
                    StringBuilder told = new StringBuilder();
                    Thread thread = spawn(() -> {
                        Hooks.park(false, 0);
                        told.append(Hooks.isInterrupted(Hooks.currentThread(), false));
                    });
                    Hooks.interrupt(thread);
                    join(thread);
                    return told;
                }))
                .containsExactly("1");
    }

    private static String interrupted(ByHand.Body body) throws Exception {
        try {
            body.run();
            return "normal";
        } catch (InterruptedException e) {
            return "interrupted";
        }
    }
}
