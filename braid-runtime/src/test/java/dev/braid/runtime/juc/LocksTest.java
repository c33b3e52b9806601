package dev.braid.runtime.juc;

import static dev.braid.runtime.juc.Litmus.explored;
import static dev.braid.runtime.juc.Litmus.real;
import static dev.braid.runtime.juc.Litmus.together;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.braid.runtime.juc.Litmus.Variable;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.junit.jupiter.api.Test;

class LocksTest {

    @Test
    void aLockedIncrementLosesNothing() throws Exception {
        Callable<String> program = () -> {
            ReentrantLock lock = new BraidReentrantLock();
            Variable count = new Variable();
            Litmus.Body increment = () -> {
                lock.lock();
                try {
                    count.set(count.get() + 1);
                } finally {
                    lock.unlock();
                }
            };
            together(increment, increment);
            return "" + count.get();
        };
        assertThat(explored(program)).containsExactly("2");
        assertThat(real(200, program)).containsExactly("2");
    }

    @Test
    void anIncrementWithoutALockCanBeLost() {
        assertThat(explored(() -> {
                    Variable count = new Variable();
                    Litmus.Body increment = () -> count.set(count.get() + 1);
                    together(increment, increment);
                    return "" + count.get();
                }))
                .containsExactly("1", "2");
    }

    @Test
    void twoLocksInOppositeOrderCanDeadlock() {
        assertThat(explored(() -> {
                    ReentrantLock a = new BraidReentrantLock();
                    ReentrantLock b = new BraidReentrantLock();
                    together(() -> inBoth(a, b), () -> inBoth(b, a));
                    return "fine";
                }))
                .containsExactly("deadlock", "fine");
    }

    private static void inBoth(ReentrantLock first, ReentrantLock second) {
        first.lock();
        second.lock();
        second.unlock();
        first.unlock();
    }

    @Test
    void tryLockFailsOnlyWhileAnotherThreadHoldsTheLock() throws Exception {
        Callable<String> program = () -> {
            ReentrantLock lock = new BraidReentrantLock();
            boolean[] had = new boolean[2];
            together(() -> had[0] = tries(lock), () -> had[1] = tries(lock));
            return had[0] + " " + had[1];
        };
        assertThat(explored(program)).containsExactly("false true", "true false", "true true");
        assertThat(explored(program)).containsAll(real(300, program));
    }

    private static boolean tries(ReentrantLock lock) {
        if (lock.tryLock()) {
            lock.unlock();
            return true;
        }
        return false;
    }

    @Test
    void aTimedTryLockMayTimeOutWhileTheLockIsHeld() {
        assertThat(explored(() -> {
                    ReentrantLock lock = new BraidReentrantLock();
                    String[] had = new String[1];
                    together(
                            () -> {
                                lock.lock();
                                lock.unlock();
                            },
                            () -> {
                                boolean got = lock.tryLock(1, TimeUnit.SECONDS);
                                had[0] = "" + got;
                                if (got) {
                                    lock.unlock();
                                }
                            });
                    return had[0];
                }))
                .containsExactly("false", "true");
    }

    @Test
    void anInterruptEndsLockInterruptiblyButNotLock() {
        assertThat(explored(() -> {
                    ReentrantLock lock = new BraidReentrantLock();
                    lock.lock();
                    String[] end = new String[2];
                    Thread one = Litmus.start(() -> end[0] = interruptibly(lock));
                    Thread two = Litmus.start(() -> {
                        lock.lock();
                        end[1] = "locked";
                        lock.unlock();
                    });
                    Threads.interrupt(one);
                    Threads.interrupt(two);
                    lock.unlock();
                    Litmus.join(one);
                    Litmus.join(two);
                    return end[0] + " " + end[1];
                }))
                .containsExactly("interrupted locked");
    }

    private static String interruptibly(ReentrantLock lock) {
        try {
            lock.lockInterruptibly();
            lock.unlock();
            return "locked";
        } catch (InterruptedException e) {
            return "interrupted";
        }
    }

    @Test
    void aLockIsReentrantAndKnowsItsHolds() throws Exception {
        Callable<String> program = () -> {
            ReentrantLock lock = new BraidReentrantLock();
            lock.lock();
            lock.lock();
            String inside = lock.getHoldCount() + " " + lock.isHeldByCurrentThread() + " " + lock.isLocked();
            boolean[] other = new boolean[2];
            together(() -> {
                other[0] = lock.tryLock();
                other[1] = lock.isHeldByCurrentThread();
            });
            lock.unlock();
            lock.unlock();
            return inside + " " + other[0] + " " + other[1] + " " + lock.getHoldCount() + " " + lock.isLocked();
        };
        assertThat(explored(program)).containsExactly("2 true true false false 0 false");
        assertThat(real(3, program)).isEqualTo(explored(program));
    }

    @Test
    void whoDoesNotHoldTheLockMayNotReleaseItNorWaitNorSignal() {
        assertThat(explored(() -> {
                    ReentrantLock lock = new BraidReentrantLock();
                    Condition condition = lock.newCondition();
                    assertThatThrownBy(lock::unlock).isInstanceOf(IllegalMonitorStateException.class);
                    assertThatThrownBy(condition::await).isInstanceOf(IllegalMonitorStateException.class);
                    assertThatThrownBy(condition::signal).isInstanceOf(IllegalMonitorStateException.class);
                    return "refused";
                }))
                .containsExactly("refused");
    }

    @Test
    void aSignalBeforeTheWaitIsLost() {
        assertThat(explored(() -> {
                    ReentrantLock lock = new BraidReentrantLock();
                    Condition condition = lock.newCondition();
                    together(
                            () -> {
                                lock.lock();
                                condition.await();
                                lock.unlock();
                            },
                            () -> {
                                lock.lock();
                                condition.signal();
                                lock.unlock();
                            });
                    return "woken";
                }))
                .containsExactly("deadlock", "woken");
    }

    @Test
    void aWaitInALoopIsNotLost() throws Exception {
        Callable<String> program = () -> {
            ReentrantLock lock = new BraidReentrantLock();
            Condition ready = lock.newCondition();
            int[] box = new int[1];
            int[] taken = new int[1];
            together(
                    () -> {
                        lock.lock();
                        while (box[0] == 0) {
                            ready.await();
                        }
                        taken[0] = box[0];
                        lock.unlock();
                    },
                    () -> {
                        lock.lock();
                        box[0] = 7;
                        ready.signal();
                        lock.unlock();
                    });
            return "" + taken[0];
        };
        assertThat(explored(program)).containsExactly("7");
        assertThat(real(200, program)).containsExactly("7");
    }

    @Test
    void signalWakesTheLongestWaitingAndSignalAllEverybody() {
        assertThat(explored(() -> waiters(false))).containsExactly("deadlock");
        assertThat(explored(() -> waiters(true))).containsExactly("woken");
    }

    private static String waiters(boolean all) throws Exception {
        ReentrantLock lock = new BraidReentrantLock();
        Condition condition = lock.newCondition();
        CountDownLatch waiting = new BraidCountDownLatch(2);
        Litmus.Body wait = () -> {
            lock.lock();
            waiting.countDown();
            condition.await();
            lock.unlock();
        };
        together(wait, wait, () -> {
            waiting.await();
            lock.lock();
            if (all) {
                condition.signalAll();
            } else {
                condition.signal();
            }
            lock.unlock();
        });
        return "woken";
    }

    @Test
    void aTimedWaitEndsByItsSignalOrByItsTime() {
        assertThat(explored(() -> {
                    ReentrantLock lock = new BraidReentrantLock();
                    Condition condition = lock.newCondition();
                    String[] end = new String[1];
                    together(
                            () -> {
                                lock.lock();
                                end[0] = "" + condition.await(1, TimeUnit.SECONDS);
                                lock.unlock();
                            },
                            () -> {
                                lock.lock();
                                condition.signal();
                                lock.unlock();
                            });
                    return end[0];
                }))
                .containsExactly("false", "true");
    }
}
