package dev.braid.runtime.threads;

import static dev.braid.runtime.threads.ByHand.join;
import static dev.braid.runtime.threads.ByHand.spawn;
import static dev.braid.runtime.threads.ByHand.spawned;
import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.runtime.threads.ByHand.IntField;
import dev.braid.trace.Script;
import dev.braid.trace.threads.ThreadTrace;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ThreadsTest {

    @Test
    void aThreadSeesItselfAsCurrentThread() {
        assertThat(Schedules.results(() -> {
                    boolean[] same = new boolean[1];
                    Thread[] thread = new Thread[1];
                    thread[0] = new Thread(() -> same[0] = Hooks.currentThread() == thread[0]);
                    join(spawned(thread[0]));
                    return same[0] + " " + Hooks.currentThread().getName();
                }))
                .containsExactly("true main");
    }

    @Test
    void aSubclassRunsItsOwnRun() {
        assertThat(Schedules.results(() -> {
                    StringBuilder told = new StringBuilder();
                    Thread thread = new Thread() {
                        @Override
                        public void run() {
                            told.append("mine");
                        }
                    };
                    join(spawned(thread));
                    return told;
                }))
                .containsExactly("mine");
    }

    @Test
    void aThreadStartsOnce() {
        assertThat(Schedules.results(() -> {
                    Thread thread = spawn(() -> {});
                    try {
                        Hooks.start(thread);
                        return "twice";
                    } catch (IllegalThreadStateException e) {
                        return "once";
                    }
                }))
                .containsExactly("once");
    }

    @Test
    void joinWaitsForTheEnd() {
        assertThat(Schedules.results(() -> {
                    IntField x = new IntField();
                    join(spawn(() -> x.set(1)));
                    return x.get();
                }))
                .containsExactly("1");
    }

    @Test
    void aTimedJoinMayEndBefore() {
        assertThat(Schedules.results(() -> {
                    IntField x = new IntField();
                    Thread thread = spawn(() -> x.set(1));
                    Hooks.join(thread, 5, 0);
                    return x.get();
                }))
                .containsExactly("0", "1");
    }

    @Test
    void isAliveIsARaceWithTheEnd() {
        assertThat(Schedules.results(() -> {
                    Thread thread = new Thread(() -> {});
                    int before = Hooks.isAlive(thread);
                    spawned(thread);
                    int meanwhile = Hooks.isAlive(thread);
                    join(thread);
                    return before + " " + meanwhile + " " + Hooks.isAlive(thread);
                }))
                .containsExactly("0 0 0", "0 1 0");
    }

    @Test
    void statesFollowWhatAThreadWaitsFor() {
        assertThat(Schedules.results(() -> {
                    Object lock = new Object();
                    Thread[] thread = new Thread[1];
                    thread[0] = new Thread(ByHand.running(() -> ByHand.locked(lock, () -> {})));
                    List<Object> states = new ArrayList<>();
                    states.add(Hooks.state(thread[0]));
                    ByHand.locked(lock, () -> {
                        spawned(thread[0]);
                        states.add(Hooks.state(thread[0]));
                    });
                    join(thread[0]);
                    states.add(Hooks.state(thread[0]));
                    return states;
                }))
                .containsExactly("[NEW, BLOCKED, TERMINATED]");
    }

    @Test
    void threadsAreNamedByThemselvesOrByTheirPlace() {
        ThreadStage stage = new ThreadStage(() -> {
            Thread named = spawned(new Thread(() -> {}, "worker"));
            Thread other = spawn(() -> join(spawn(() -> {})));
            join(named, other);
        });
        for (int i = 0; i < 2; i++) {
            ThreadTrace trace = stage.perform(Script.free(Script.Setting.DEFAULT));
            List<String> names = new ArrayList<>();
            for (int p = 0; p < trace.processes(); p++) {
                names.add(trace.name(p));
            }
            assertThat(names).containsExactly("main", "worker", "Thread-1", "Thread-1/0");
        }
    }

    @Test
    void threadLocalsBelongToTheThread() {
        org.junit.jupiter.api.Assumptions.assumeTrue(CurrentThread.canBeSet(), "on 17 ThreadLocal is patched");
        ThreadLocal<Integer> local = ThreadLocal.withInitial(() -> 0);
        assertThat(Schedules.results(() -> {
                    local.set(1);
                    int[] seen = new int[2];
                    Thread thread = spawn(() -> {
                        seen[0] = local.get();
                        local.set(2);
                        Hooks.yield();
                        seen[1] = local.get();
                    });
                    local.set(3);
                    join(thread);
                    return seen[0] + " " + seen[1] + " " + local.get();
                }))
                .containsExactly("0 2 3");
        assertThat(local.get()).as("the stage's own thread").isZero();
    }

    @Test
    void aDaemonDoesNotKeepTheProgramAlive() {
        assertThat(Schedules.results(() -> {
                    Object lock = new Object();
                    Thread thread = new Thread(ByHand.running(() -> ByHand.locked(lock, () -> ByHand.await(lock))));
                    thread.setDaemon(true);
                    spawned(thread);
                    return "ended";
                }))
                .containsExactly("ended");
    }

    @Test
    void aHandlerOfTheProgramGetsTheException() {
        assertThat(Schedules.results(() -> {
                    StringBuilder told = new StringBuilder();
                    Thread thread = new Thread(() -> {
                        throw new IllegalStateException("oops");
                    });
                    thread.setUncaughtExceptionHandler((who, error) -> told.append(error.getMessage()));
                    join(spawned(thread));
                    return told;
                }))
                .containsExactly("oops");
    }

    @Test
    void anUncaughtExceptionFailsTheExecutionAndTheOthersGoOn() {
        boolean[] wentOn = new boolean[1];
        ThreadStage stage = new ThreadStage(() -> {
            Thread thread = spawn(() -> {
                throw new IllegalStateException("oops");
            });
            join(thread);
            wentOn[0] = true;
        });
        ThreadTrace trace = stage.perform(Script.free(Script.Setting.DEFAULT));
        assertThat(trace.outcome()).isInstanceOfSatisfying(dev.braid.trace.Outcome.Failed.class, failed -> {
            assertThat(failed.process()).isEqualTo("Thread-0");
            assertThat(failed.error()).hasMessage("oops");
            assertThat(trace.error(failed.event())).isSameAs(failed.error());
        });
        assertThat(wentOn[0]).isTrue();
    }

    @Test
    void aVirtualThreadIsAThreadAsOthers() throws Exception {
        org.junit.jupiter.api.Assumptions.assumeTrue(CurrentThread.canBeSet(), "from JDK 21 on");
        java.lang.reflect.Method ofVirtual = Thread.class.getMethod("ofVirtual");
        java.lang.reflect.Method unstarted =
                Class.forName("java.lang.Thread$Builder").getMethod("unstarted", Runnable.class);
        ThreadLocal<Integer> local = ThreadLocal.withInitial(() -> 0);
        assertThat(Schedules.results(() -> {
                    IntField x = new IntField();
                    Object lock = new Object();
                    Runnable body = ByHand.running(() -> ByHand.locked(lock, () -> {
                        local.set(local.get() + 1);
                        x.set(x.get() + local.get());
                    }));
                    Thread one = (Thread) unstarted.invoke(ofVirtual.invoke(null), body);
                    Thread two = (Thread) unstarted.invoke(ofVirtual.invoke(null), body);
                    Hooks.start(one, body);
                    Hooks.start(two, body);
                    join(one, two);
                    return x.get();
                }))
                .containsExactly("2");
    }

    @Test
    void inheritableThreadLocalsAreInherited() {
        org.junit.jupiter.api.Assumptions.assumeTrue(CurrentThread.canBeSet(), "on 17 the constructor is patched");
        InheritableThreadLocal<String> local = new InheritableThreadLocal<>();
        assertThat(Schedules.results(() -> {
                    local.set("inherited");
                    StringBuilder told = new StringBuilder();
                    join(spawn(() -> told.append(local.get())));
                    return told;
                }))
                .containsExactly("inherited");
    }
}
