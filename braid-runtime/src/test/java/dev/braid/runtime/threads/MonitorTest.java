package dev.braid.runtime.threads;

import static dev.braid.runtime.threads.ByHand.await;
import static dev.braid.runtime.threads.ByHand.join;
import static dev.braid.runtime.threads.ByHand.locked;
import static dev.braid.runtime.threads.ByHand.notifyEveryone;
import static dev.braid.runtime.threads.ByHand.notifyOne;
import static dev.braid.runtime.threads.ByHand.spawn;
import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.runtime.threads.ByHand.IntField;
import dev.braid.trace.Outcome;
import dev.braid.trace.Script;
import dev.braid.trace.Step;
import org.junit.jupiter.api.Test;

class MonitorTest {

    @Test
    void aMonitorExcludesOthers() {
        Schedules all = Schedules.of(
                () -> {
                    Object lock = new Object();
                    IntField x = new IntField();
                    Thread a = spawn(() -> locked(lock, x::increment));
                    Thread b = spawn(() -> locked(lock, x::increment));
                    join(a, b);
                    return x.get();
                },
                Options.DEFAULT);
        assertThat(all.results()).containsExactly("2");
        assertThat(all.orders()).isEqualTo(2);
    }

    @Test
    void aMonitorMayBeEnteredAgainByItsOwner() {
        assertThat(Schedules.results(() -> {
                    Object lock = new Object();
                    IntField x = new IntField();
                    Thread a = spawn(() -> locked(lock, () -> locked(lock, x::increment)));
                    locked(lock, () -> locked(lock, x::increment));
                    join(a);
                    return x.get();
                }))
                .containsExactly("2");
    }

    @Test
    void aMonitorHeldWhenTheFirstThreadStartsIsHeld() {
        assertThat(Schedules.results(() -> {
                    Object lock = new Object();
                    IntField x = new IntField();
                    Thread[] a = new Thread[1];
                    locked(lock, () -> {
                        a[0] = spawn(() -> locked(lock, () -> x.set(x.get() * 2)));
                        x.set(1);
                    });
                    join(a[0]);
                    return x.get();
                }))
                .containsExactly("2");
    }

    @Test
    void crossedMonitorsDeadlock() {
        ThreadStage stage = new ThreadStage(MonitorTest::crossed);
        assertThat(stage.perform(Script.free(Script.Setting.DEFAULT)).outcome()).isInstanceOf(Outcome.Passed.class);
        // main starts both (0 0), then one lock each: children of main are 1 and 2
        long[] steps = {Step.run(0, 0), Step.run(0, 0), Step.run(1, 0), Step.run(2, 0)};
        Outcome outcome =
                stage.perform(new Script(steps, 4, Script.Setting.DEFAULT)).outcome();
        assertThat(outcome).isInstanceOf(Outcome.Deadlocked.class);
        assertThat(((Outcome.Deadlocked) outcome).waits())
                .extracting(Outcome.Wait::process, Outcome.Wait::forWhat, Outcome.Wait::heldBy)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple("main", "the end of left", "left"),
                        org.assertj.core.groups.Tuple.tuple("left", "monitor of String", "right"),
                        org.assertj.core.groups.Tuple.tuple("right", "monitor of Integer", "left"));
    }

    private static void crossed() throws Exception {
        Object one = Integer.valueOf(100_000);
        Object two = "two";
        Thread left = ByHand.thread(() -> locked(one, () -> locked(two, () -> {})));
        Thread right = ByHand.thread(() -> locked(two, () -> locked(one, () -> {})));
        left.setName("left");
        right.setName("right");
        ByHand.spawned(left);
        ByHand.spawned(right);
        join(left, right);
    }

    @Test
    void aNotificationBeforeTheWaitIsLost() {
        assertThat(Schedules.results(() -> {
                    Object lock = new Object();
                    Thread a = spawn(() -> locked(lock, () -> await(lock)));
                    Thread b = spawn(() -> locked(lock, () -> notifyOne(lock)));
                    join(a, b);
                    return "woken";
                }))
                .containsExactly("deadlocked", "woken");
    }

    @Test
    void aWaitInALoopLosesNothing() {
        assertThat(Schedules.results(() -> {
                    Object lock = new Object();
                    IntField ready = new IntField();
                    Thread a = spawn(() -> locked(lock, () -> {
                        while (ready.get() == 0) {
                            await(lock);
                        }
                    }));
                    Thread b = spawn(() -> locked(lock, () -> {
                        ready.set(1);
                        notifyEveryone(lock);
                    }));
                    join(a, b);
                    return "woken";
                }))
                .containsExactly("woken");
    }

    @Test
    void anyWaiterMayBeNotified() {
        assertThat(Schedules.results(() -> notified(false))).contains("a", "b");
    }

    @Test
    void allWaitersAreNotified() {
        assertThat(Schedules.results(() -> notified(true))).contains("ab", "ba").doesNotContain("a", "b");
    }

    /** Two threads wait, a third notifies when both do; daemons, so that the one left over is no deadlock. */
    private static Object notified(boolean all) throws Exception {
        Object lock = new Object();
        IntField waiting = new IntField();
        StringBuilder woken = new StringBuilder();
        for (String name : new String[] {"a", "b"}) {
            Thread thread = new Thread(ByHand.running(() -> locked(lock, () -> {
                waiting.increment();
                await(lock);
                woken.append(name);
            })));
            thread.setDaemon(true);
            ByHand.spawned(thread);
        }
        locked(lock, () -> {
            if (waiting.get() < 2) {
                dev.braid.api.Assume.that(false);
            }
            if (all) {
                notifyEveryone(lock);
            } else {
                notifyOne(lock);
            }
        });
        Hooks.sleep(1);
        return woken;
    }

    @Test
    void aTimedWaitEndsByItself() {
        assertThat(Schedules.results(() -> {
                    Object lock = new Object();
                    Thread a = spawn(() -> locked(lock, () -> Hooks.await(lock, 10, 0, Performer.NOWHERE)));
                    join(a);
                    return "ended";
                }))
                .containsExactly("ended");
    }

    @Test
    void aTimedWaitEndsByNotificationOrTime() {
        assertThat(Schedules.results(() -> {
                    Object lock = new Object();
                    IntField x = new IntField();
                    int[] seen = new int[1];
                    Thread a = spawn(() -> locked(lock, () -> {
                        Hooks.await(lock, 10, 0, Performer.NOWHERE);
                        seen[0] = x.get();
                    }));
                    Thread b = spawn(() -> locked(lock, () -> {
                        x.set(1);
                        notifyOne(lock);
                    }));
                    join(a, b);
                    return seen[0];
                }))
                .containsExactly("0", "1");
    }

    @Test
    void aWaitMayEndForNoReasonIfAskedFor() {
        Schedules.Litmus program = () -> {
            Object lock = new Object();
            Thread a = spawn(() -> locked(lock, () -> await(lock)));
            join(a);
            return "woken";
        };
        assertThat(Schedules.results(program)).containsExactly("deadlocked");
        assertThat(Schedules.results(program, Options.DEFAULT.withSpuriousWakeups(1)))
                .containsExactly("deadlocked", "woken");
    }

    @Test
    void onlyTheOwnerMayWaitNotifyAndExit() {
        assertThat(Schedules.results(() -> {
                    Object lock = new Object();
                    int refused = 0;
                    ByHand.Body[] bodies = {
                        () -> await(lock),
                        () -> notifyOne(lock),
                        () -> notifyEveryone(lock),
                        () -> Hooks.exit(lock, Performer.NOWHERE)
                    };
                    for (ByHand.Body body : bodies) {
                        try {
                            body.run();
                        } catch (IllegalMonitorStateException e) {
                            refused++;
                        }
                    }
                    return refused;
                }))
                .containsExactly("4");
    }
}
