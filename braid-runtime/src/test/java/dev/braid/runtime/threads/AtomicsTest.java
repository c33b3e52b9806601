package dev.braid.runtime.threads;

import static dev.braid.runtime.threads.ByHand.join;
import static dev.braid.runtime.threads.ByHand.spawn;
import static org.assertj.core.api.Assertions.assertThat;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

class AtomicsTest {

    private static final int SITE = Sites.place("", "AtomicsTest.java", 1);
    private static final int CAS = Sites.place("", "AtomicsTest.java", 2);

    private static int add(AtomicInteger atomic) {
        Atomics.update(atomic, SITE);
        return atomic.incrementAndGet();
    }

    @Test
    void atomicIncrementsAreNotLost() {
        Schedules all = Schedules.of(
                () -> {
                    AtomicInteger atomic = new AtomicInteger();
                    Thread a = spawn(() -> add(atomic));
                    Thread b = spawn(() -> add(atomic));
                    join(a, b);
                    return atomic.get();
                },
                Options.DEFAULT);
        assertThat(all.results()).containsExactly("2");
        assertThat(all.orders()).isEqualTo(2);
    }

    @Test
    void oneCompareAndSetWins() {
        Schedules all = Schedules.of(
                () -> {
                    AtomicReference<String> atomic = new AtomicReference<>();
                    StringBuilder won = new StringBuilder();
                    Thread a = spawn(() -> won.append(set(atomic, "a")));
                    Thread b = spawn(() -> won.append(set(atomic, "b")));
                    join(a, b);
                    return atomic.get() + won;
                },
                Options.DEFAULT);
        assertThat(all.results()).containsExactly("atruefalse", "btruefalse");
        assertThat(all.orders()).isEqualTo(2);
    }

    private static boolean set(AtomicReference<String> atomic, String value) {
        Atomics.compareAndSet(atomic, (Object) null, CAS);
        return atomic.compareAndSet(null, value);
    }

    @Test
    void failedCompareAndSetsCommute() {
        Schedules all = Schedules.of(
                () -> {
                    AtomicInteger atomic = new AtomicInteger(7);
                    Thread a = spawn(() -> {
                        Atomics.compareAndSet(atomic, 1, CAS);
                        atomic.compareAndSet(1, 2);
                    });
                    Thread b = spawn(() -> {
                        Atomics.compareAndSet(atomic, 3, CAS);
                        atomic.compareAndSet(3, 4);
                    });
                    join(a, b);
                    return atomic.get();
                },
                Options.DEFAULT);
        assertThat(all.results()).containsExactly("7");
        assertThat(all.orders()).isEqualTo(1);
    }

    @Test
    void aSpinLockExcludes() {
        assertThat(Schedules.results(() -> {
                    AtomicBoolean lock = new AtomicBoolean();
                    ByHand.IntField x = new ByHand.IntField();
                    ByHand.Body body = () -> {
                        boolean mine = false;
                        while (!mine) {
                            Atomics.compareAndSet(lock, 0, CAS);
                            mine = lock.compareAndSet(false, true);
                        }
                        x.increment();
                        Atomics.update(lock, SITE);
                        lock.set(false);
                    };
                    Thread a = spawn(body);
                    Thread b = spawn(body);
                    join(a, b);
                    return x.get();
                }))
                .contains("2")
                .isSubsetOf("2", "blocked");
    }

    @Test
    void aHandleMeansTheSameCellAsItsField() throws Exception {
        VarHandle handle = MethodHandles.lookup().findVarHandle(ByHand.IntField.class, "value", int.class);
        Atomics.register(handle, ByHand.IntField.class, "value");
        assertThat(Schedules.results(() -> {
                    ByHand.IntField x = new ByHand.IntField();
                    Thread a = spawn(() -> {
                        Atomics.updateBy(handle, x, SITE);
                        int unused = (int) handle.getAndAdd(x, 1);
                    });
                    Thread b = spawn(x::increment);
                    join(a, b);
                    return x.get();
                }))
                .containsExactly("1", "2");
    }
}
