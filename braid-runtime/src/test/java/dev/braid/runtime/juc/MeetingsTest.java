package dev.braid.runtime.juc;

import static dev.braid.runtime.juc.Litmus.explored;
import static dev.braid.runtime.juc.Litmus.orders;
import static dev.braid.runtime.juc.Litmus.real;
import static dev.braid.runtime.juc.Litmus.together;
import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.runtime.juc.Litmus.Variable;
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.Exchanger;
import java.util.concurrent.Phaser;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.StampedLock;
import org.junit.jupiter.api.Test;

/** Threads that meet: hand-over, exchange, fork and join; and what else is shared. */
class MeetingsTest {

    @Test
    void aSynchronousPutWaitsForItsTake() throws Exception {
        Callable<String> program = () -> {
            BlockingQueue<Integer> queue = new BraidSynchronousQueue<>();
            Variable taken = new Variable();
            int[] got = new int[1];
            int[] after = new int[1];
            together(
                    () -> {
                        taken.set(1);
                        got[0] = queue.take();
                    },
                    () -> {
                        queue.put(7);
                        after[0] = taken.get();
                    });
            return got[0] + " " + after[0];
        };
        assertThat(explored(program)).containsExactly("7 1");
        assertThat(real(50, program)).containsExactly("7 1");
    }

    @Test
    void aSynchronousOfferNeedsATakerThatWaits() throws Exception {
        Callable<String> program = () -> {
            BlockingQueue<Integer> queue = new BraidSynchronousQueue<>();
            Object[] end = new Object[2];
            together(() -> end[0] = queue.poll(1, TimeUnit.MILLISECONDS), () -> end[1] = queue.offer(7));
            return end[0] + " " + end[1];
        };
        assertThat(explored(program)).containsExactly("7 true", "null false");
        assertThat(explored(program)).containsAll(real(50, program));
    }

    @Test
    void twoThreadsExchange() throws Exception {
        Callable<String> program = () -> {
            Exchanger<String> exchanger = new BraidExchanger<>();
            String[] got = new String[2];
            together(() -> got[0] = exchanger.exchange("a"), () -> got[1] = exchanger.exchange("b"));
            return got[0] + got[1];
        };
        assertThat(explored(program)).containsExactly("ba");
        assertThat(real(50, program)).containsExactly("ba");
    }

    @Test
    void thePartiesOfAPhaserMeetInEachPhaseAndMayLeave() throws Exception {
        Callable<String> program = () -> {
            Phaser phaser = new BraidPhaser(2);
            Variable x = new Variable();
            int[] seen = new int[3];
            together(
                    () -> {
                        x.set(1);
                        seen[0] = phaser.arriveAndAwaitAdvance();
                        phaser.arriveAndDeregister();
                    },
                    () -> {
                        phaser.arriveAndAwaitAdvance();
                        seen[1] = x.get();
                        seen[2] = phaser.arriveAndAwaitAdvance();
                    });
            return seen[0] + " " + seen[1] + " " + seen[2] + " " + phaser.getRegisteredParties() + " "
                    + FinalMethods.getPhase(phaser);
        };
        assertThat(explored(program)).containsExactly("1 1 2 1 2");
        assertThat(real(50, program)).containsExactly("1 1 2 1 2");
    }

    @Test
    void aPhaserThatEndsByOnAdvanceLetsEverybodyGo() throws Exception {
        Callable<String> program = () -> {
            Phaser phaser = new BraidPhaser(2) {
                @Override
                protected boolean onAdvance(int phase, int parties) {
                    return true;
                }
            };
            boolean[] ended = new boolean[2];
            together(
                    () -> ended[0] = phaser.arriveAndAwaitAdvance() < 0,
                    () -> ended[1] = phaser.arriveAndAwaitAdvance() < 0);
            return ended[0] + " " + ended[1] + " " + phaser.isTerminated();
        };
        assertThat(explored(program))
                .as("in the JDK the last one to arrive is not told that the phaser has ended")
                .containsExactly("false true true", "true false true");
        assertThat(explored(program)).containsAll(real(20, program));
    }

    @Test
    void anOptimisticReadIsValidUnlessAWriteCameBetween() throws Exception {
        Callable<String> program = () -> {
            StampedLock lock = new BraidStampedLock();
            Variable a = new Variable();
            Variable b = new Variable();
            String[] seen = new String[1];
            together(
                    () -> {
                        long stamp = lock.writeLock();
                        a.set(1);
                        b.set(1);
                        lock.unlockWrite(stamp);
                    },
                    () -> {
                        long stamp = lock.tryOptimisticRead();
                        String values = a.get() + "" + b.get();
                        seen[0] = lock.validate(stamp) ? values : "invalid";
                    });
            return seen[0];
        };
        assertThat(explored(program)).containsExactly("00", "11", "invalid");
        assertThat(explored(program)).containsAll(real(100, program));
    }

    @Test
    void aStampedLockConvertsAndExcludes() throws Exception {
        Callable<String> program = () -> {
            StampedLock lock = new BraidStampedLock();
            long read = lock.readLock();
            long write = lock.tryConvertToWriteLock(read);
            boolean[] other = new boolean[1];
            together(() -> other[0] = lock.tryReadLock() != 0);
            long back = lock.tryConvertToReadLock(write);
            String text = (write != 0) + " " + other[0] + " " + lock.getReadLockCount();
            lock.unlock(back);
            return text + " " + lock.isReadLocked();
        };
        assertThat(explored(program)).containsExactly("true false 1 false");
        assertThat(real(3, program)).isEqualTo(explored(program));
    }

    @Test
    void additionsCommuteAndASumSeesSomeOfThem() throws Exception {
        assertThat(orders(() -> {
                    LongAdder adder = new BraidLongAdder();
                    together(adder::increment, adder::increment);
                    return "" + adder.sum();
                }))
                .isEqualTo(1);
        Callable<String> program = () -> {
            LongAdder adder = new BraidLongAdder();
            long[] sum = new long[1];
            together(adder::increment, () -> sum[0] = adder.sum());
            return sum[0] + " " + adder.sum();
        };
        assertThat(explored(program)).containsExactly("0 1", "1 1");
        assertThat(explored(program)).containsAll(real(100, program));
    }

    /** The usual example, with calls as the agent rewrites them. */
    @SuppressWarnings("serial")
    private static final class Fibonacci extends RecursiveTask<Integer> {

        private final int n;

        Fibonacci(int n) {
            this.n = n;
        }

        @Override
        protected Integer compute() {
            if (n < 2) {
                return n;
            }
            Fibonacci left = new Fibonacci(n - 1);
            FinalMethods.fork(left);
            int right = FinalMethods.invoke(new Fibonacci(n - 2));
            return right + FinalMethods.join(left);
        }
    }

    @Test
    void forkedTasksAreJoinedAndHaveOneBehaviourIfTheyShareNothing() throws Exception {
        Callable<String> program = () -> "" + new BraidForkJoinPool(2).invoke(new Fibonacci(4));
        assertThat(explored(program)).containsExactly("3");
        assertThat(orders(program)).isEqualTo(1);
        assertThat(real(3, program)).containsExactly("3");
    }

    @Test
    void aWalkThroughASynchronisedListCanMeetAChange() throws Exception {
        Callable<String> program = () -> {
            List<Integer> list = BraidCollections.synchronizedList(new ArrayList<>(List.of(1, 2)));
            String[] end = new String[1];
            together(() -> list.add(3), () -> {
                int sum = 0;
                try {
                    for (int each : list) {
                        sum += each;
                    }
                    end[0] = "" + sum;
                } catch (ConcurrentModificationException e) {
                    end[0] = "changed";
                }
            });
            return end[0] + " " + list.size();
        };
        assertThat(explored(program)).containsExactly("3 3", "6 3", "changed 3");
        assertThat(explored(program)).containsAll(real(100, program));
    }
}
