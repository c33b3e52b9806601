package dev.braid.runtime.juc;

import static dev.braid.runtime.juc.Litmus.explored;
import static dev.braid.runtime.juc.Litmus.real;
import static dev.braid.runtime.juc.Litmus.together;
import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.runtime.juc.Litmus.Variable;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.junit.jupiter.api.Test;

class PermitsTest {

    @Test
    void aSemaphoreOfOneExcludes() throws Exception {
        Callable<String> program = () -> {
            Semaphore semaphore = new BraidSemaphore(1);
            Variable count = new Variable();
            Litmus.Body increment = () -> {
                semaphore.acquire();
                count.set(count.get() + 1);
                semaphore.release();
            };
            together(increment, increment);
            return count.get() + " " + semaphore.availablePermits();
        };
        assertThat(explored(program)).containsExactly("2 1");
        assertThat(real(100, program)).containsExactly("2 1");
    }

    @Test
    void twoThreadsThatWantTwoOfThreePermitsOneByOneCanDeadlockOnlyIfThereAreTooFew() {
        assertThat(explored(() -> twoByTwo(2))).containsExactly("deadlock", "fine");
        assertThat(explored(() -> twoByTwo(3))).containsExactly("fine");
    }

    private static String twoByTwo(int permits) throws Exception {
        Semaphore semaphore = new BraidSemaphore(permits);
        Litmus.Body body = () -> {
            semaphore.acquire();
            semaphore.acquire();
            semaphore.release(2);
        };
        together(body, body);
        return "fine";
    }

    @Test
    void tryAcquireAndDrainSeeWhatIsLeft() throws Exception {
        Callable<String> program = () -> {
            Semaphore semaphore = new BraidSemaphore(2);
            String[] got = new String[2];
            together(() -> got[0] = "" + semaphore.tryAcquire(2), () -> got[1] = "" + semaphore.drainPermits());
            return got[0] + " " + got[1] + " " + semaphore.availablePermits();
        };
        assertThat(explored(program)).containsExactly("false 2 0", "true 0 0");
        assertThat(explored(program)).containsAll(real(200, program));
    }

    @Test
    void aTimedAcquireTimesOutIfNobodyReleases() {
        assertThat(explored(() -> "" + new BraidSemaphore(0).tryAcquire(1, TimeUnit.SECONDS)))
                .containsExactly("false");
    }

    @Test
    void aLatchOpensWhenAllHaveCountedDown() throws Exception {
        Callable<String> program = () -> {
            CountDownLatch latch = new BraidCountDownLatch(2);
            Variable done = new Variable();
            int[] seen = new int[1];
            Litmus.Body work = () -> {
                done.increment();
                latch.countDown();
            };
            together(work, work, () -> {
                latch.await();
                seen[0] = done.get();
            });
            latch.countDown();
            return seen[0] + " " + latch.getCount();
        };
        assertThat(explored(program)).containsExactly("2 0");
        assertThat(real(100, program)).containsExactly("2 0");
    }

    @Test
    void aLatchThatNobodyOpensIsADeadlockAndWithATimeNot() {
        assertThat(explored(() -> {
                    new BraidCountDownLatch(1).await();
                    return "open";
                }))
                .containsExactly("deadlock");
        assertThat(explored(() -> "" + new BraidCountDownLatch(1).await(1, TimeUnit.SECONDS)))
                .containsExactly("false");
    }

    @Test
    void everyPartyOfABarrierGetsItsOwnIndexAndTheActionRunsOnceBefore() throws Exception {
        Callable<String> program = () -> {
            Variable acted = new Variable();
            CyclicBarrier barrier = new BraidCyclicBarrier(2, acted::increment);
            int[] index = new int[2];
            int[] seen = new int[2];
            together(
                    () -> {
                        index[0] = barrier.await();
                        seen[0] = acted.get();
                    },
                    () -> {
                        index[1] = barrier.await();
                        seen[1] = acted.get();
                    });
            return index[0] + "" + index[1] + " " + seen[0] + seen[1] + " " + barrier.isBroken();
        };
        assertThat(explored(program)).containsExactly("01 11 false", "10 11 false");
        assertThat(explored(program)).containsAll(real(100, program));
    }

    @Test
    void aBarrierCanBeUsedAgain() throws Exception {
        Callable<String> program = () -> {
            CyclicBarrier barrier = new BraidCyclicBarrier(2);
            Variable x = new Variable();
            int[] seen = new int[2];
            together(
                    () -> {
                        x.set(1);
                        barrier.await();
                        barrier.await();
                        seen[0] = x.get();
                    },
                    () -> {
                        barrier.await();
                        seen[1] = x.get();
                        x.set(2);
                        barrier.await();
                    });
            return seen[0] + " " + seen[1];
        };
        assertThat(explored(program)).containsExactly("2 1");
        assertThat(real(50, program)).containsExactly("2 1");
    }

    @Test
    void aTimeOutBreaksTheBarrierForTheOthers() {
        assertThat(explored(() -> {
                    CyclicBarrier barrier = new BraidCyclicBarrier(3);
                    String[] end = new String[2];
                    together(() -> end[0] = await(barrier, true), () -> end[1] = await(barrier, false));
                    return end[0] + " " + end[1] + " " + barrier.isBroken();
                }))
                .containsExactly("timeout broken true");
    }

    private static String await(CyclicBarrier barrier, boolean timed) throws InterruptedException {
        try {
            return "" + (timed ? barrier.await(1, TimeUnit.SECONDS) : barrier.await());
        } catch (BrokenBarrierException e) {
            return "broken";
        } catch (TimeoutException e) {
            return "timeout";
        }
    }

    @Test
    void readersShareAndWritersExclude() throws Exception {
        Callable<String> program = () -> {
            ReentrantReadWriteLock lock = new BraidReentrantReadWriteLock();
            Variable a = new Variable();
            Variable b = new Variable();
            int[] seen = new int[2];
            together(
                    () -> {
                        lock.writeLock().lock();
                        a.set(1);
                        b.set(1);
                        lock.writeLock().unlock();
                    },
                    () -> {
                        lock.readLock().lock();
                        seen[0] = a.get();
                        seen[1] = b.get();
                        lock.readLock().unlock();
                    });
            return seen[0] + "" + seen[1];
        };
        assertThat(explored(program)).containsExactly("00", "11");
        assertThat(explored(program)).containsAll(real(100, program));
    }

    @Test
    void twoReadersCanBothBeInsideAndAnUpgradeDeadlocks() {
        assertThat(explored(() -> {
                    ReentrantReadWriteLock lock = new BraidReentrantReadWriteLock();
                    CyclicBarrier inside = new BraidCyclicBarrier(2);
                    Litmus.Body read = () -> {
                        lock.readLock().lock();
                        inside.await();
                        lock.readLock().unlock();
                    };
                    together(read, read);
                    return "both";
                }))
                .containsExactly("both");
        assertThat(explored(() -> {
                    ReentrantReadWriteLock lock = new BraidReentrantReadWriteLock();
                    lock.readLock().lock();
                    lock.writeLock().lock();
                    return "never";
                }))
                .containsExactly("deadlock");
    }

    @Test
    void aWriterMayKeepReadingWhenItStopsWriting() throws Exception {
        Callable<String> program = () -> {
            ReentrantReadWriteLock lock = new BraidReentrantReadWriteLock();
            lock.writeLock().lock();
            lock.readLock().lock();
            lock.writeLock().unlock();
            boolean[] could = new boolean[2];
            together(() -> {
                could[0] = lock.writeLock().tryLock();
                could[1] = lock.readLock().tryLock();
            });
            return could[0] + " " + could[1] + " " + lock.getReadHoldCount() + " " + lock.isWriteLocked();
        };
        assertThat(explored(program)).containsExactly("false true 1 false");
        assertThat(real(3, program)).isEqualTo(explored(program));
    }
}
