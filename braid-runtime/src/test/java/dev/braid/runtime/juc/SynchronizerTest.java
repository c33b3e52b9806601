package dev.braid.runtime.juc;

import static dev.braid.runtime.juc.Litmus.explored;
import static dev.braid.runtime.juc.Litmus.real;
import static dev.braid.runtime.juc.Litmus.together;
import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.runtime.juc.Litmus.Variable;
import dev.braid.runtime.threads.Hooks;
import java.util.concurrent.Callable;
import java.util.concurrent.locks.Condition;
import org.junit.jupiter.api.Test;

/** Synchronisers of users, built on the stand-in for AbstractQueuedSynchronizer. */
class SynchronizerTest {

    /** The mutex of the JDK's documentation. */
    @SuppressWarnings("serial")
    private static final class Mutex extends BraidSynchronizer {

        @Override
        protected boolean tryAcquire(int arg) {
            if (compareAndSetState(0, 1)) {
                setExclusiveOwnerThread(Hooks.currentThread());
                return true;
            }
            return false;
        }

        @Override
        protected boolean tryRelease(int arg) {
            setExclusiveOwnerThread(null);
            setState(0);
            return true;
        }

        @Override
        protected boolean isHeldExclusively() {
            return getExclusiveOwnerThread() == Hooks.currentThread();
        }

        Condition newCondition() {
            return new ConditionObject();
        }
    }

    @Test
    void aMutexExcludes() throws Exception {
        Callable<String> program = () -> {
            Mutex mutex = new Mutex();
            Variable count = new Variable();
            Litmus.Body increment = () -> {
                mutex.acquire(1);
                count.set(count.get() + 1);
                mutex.release(1);
            };
            together(increment, increment);
            return "" + count.get();
        };
        assertThat(explored(program)).containsExactly("2");
        assertThat(real(50, program)).containsExactly("2");
    }

    @Test
    void twoMutexesInOppositeOrderCanDeadlock() {
        assertThat(explored(() -> {
                    Mutex a = new Mutex();
                    Mutex b = new Mutex();
                    together(() -> inBoth(a, b), () -> inBoth(b, a));
                    return "fine";
                }))
                .containsExactly("deadlock", "fine");
    }

    private static void inBoth(Mutex first, Mutex second) {
        first.acquire(1);
        second.acquire(1);
        second.release(1);
        first.release(1);
    }

    @Test
    void aConditionOfAMutexLosesNoSignal() throws Exception {
        Callable<String> program = () -> {
            Mutex mutex = new Mutex();
            Condition ready = mutex.newCondition();
            boolean[] set = new boolean[1];
            together(
                    () -> {
                        mutex.acquire(1);
                        while (!set[0]) {
                            ready.await();
                        }
                        mutex.release(1);
                    },
                    () -> {
                        mutex.acquire(1);
                        set[0] = true;
                        ready.signal();
                        mutex.release(1);
                    });
            return "" + set[0];
        };
        assertThat(explored(program)).containsExactly("true");
        assertThat(real(50, program)).containsExactly("true");
    }

    @Test
    void aTimedAcquireGivesUp() {
        assertThat(explored(() -> {
                    Mutex mutex = new Mutex();
                    mutex.acquire(1);
                    boolean[] had = new boolean[1];
                    together(() -> had[0] = mutex.tryAcquireNanos(1, 1_000));
                    return "" + had[0];
                }))
                .containsExactly("false");
    }
}
