package dev.braid.runtime.juc;

import static dev.braid.runtime.juc.Litmus.explored;
import static dev.braid.runtime.juc.Litmus.real;
import static dev.braid.runtime.juc.Litmus.together;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class QueuesTest {

    @Test
    void twoProducersInterleaveButEachKeepsItsOrder() throws Exception {
        Callable<String> program = () -> {
            BlockingQueue<Integer> queue = new BraidArrayBlockingQueue<>(4);
            together(
                    () -> {
                        queue.put(1);
                        queue.put(2);
                    },
                    () -> queue.put(9));
            return queue.toString();
        };
        assertThat(explored(program)).containsExactly("[1, 2, 9]", "[1, 9, 2]", "[9, 1, 2]");
        assertThat(explored(program)).containsAll(real(200, program));
    }

    @Test
    void aFullQueueMakesThePutWaitForATake() throws Exception {
        Callable<String> program = () -> {
            BlockingQueue<Integer> queue = new BraidLinkedBlockingQueue<>(1);
            List<Integer> taken = new ArrayList<>();
            together(
                    () -> {
                        for (int i = 0; i < 3; i++) {
                            queue.put(i);
                        }
                    },
                    () -> {
                        for (int i = 0; i < 3; i++) {
                            taken.add(queue.take());
                        }
                    });
            return taken + " " + queue.size();
        };
        assertThat(explored(program)).containsExactly("[0, 1, 2] 0");
        assertThat(real(50, program)).containsExactly("[0, 1, 2] 0");
    }

    @Test
    void takingFromAQueueThatNobodyFillsIsADeadlock() {
        assertThat(explored(() -> "" + new BraidLinkedBlockingQueue<Integer>().take()))
                .containsExactly("deadlock");
        assertThat(explored(() -> "" + new BraidLinkedBlockingQueue<Integer>().poll(1, TimeUnit.SECONDS)))
                .containsExactly("null");
        assertThat(explored(() -> "" + new BraidArrayBlockingQueue<>(1, false, List.of(1)).offer(2)))
                .containsExactly("false");
    }

    @Test
    void pollAndOfferDoNotWait() throws Exception {
        Callable<String> program = () -> {
            BlockingQueue<Integer> queue = new BraidArrayBlockingQueue<>(1);
            String[] end = new String[2];
            together(() -> end[0] = "" + queue.poll(), () -> end[1] = "" + queue.offer(7));
            return end[0] + " " + end[1] + " " + queue;
        };
        assertThat(explored(program)).containsExactly("7 true []", "null true [7]");
        assertThat(explored(program)).containsAll(real(200, program));
    }

    @Test
    void aPriorityQueueGivesTheLeastElementPresent() throws Exception {
        Callable<String> program = () -> {
            BlockingQueue<Integer> queue = new BraidPriorityBlockingQueue<>(4, Comparator.reverseOrder());
            int[] first = new int[1];
            together(
                    () -> {
                        queue.put(1);
                        queue.put(2);
                    },
                    () -> first[0] = queue.take());
            return "" + first[0];
        };
        assertThat(explored(program)).containsExactly("1", "2");
        assertThat(explored(program)).containsAll(real(200, program));
    }

    @Test
    void anInterruptEndsATake() {
        assertThat(explored(() -> {
                    BlockingQueue<Integer> queue = new BraidLinkedBlockingQueue<>();
                    String[] end = new String[1];
                    Thread taker = Litmus.start(() -> {
                        try {
                            end[0] = "" + queue.take();
                        } catch (InterruptedException e) {
                            end[0] = "interrupted";
                        }
                    });
                    Threads.interrupt(taker);
                    Litmus.join(taker);
                    return end[0];
                }))
                .containsExactly("interrupted");
    }

    @Test
    void drainingTakesWhatIsThereAndNullIsRefused() {
        assertThat(explored(() -> {
                    BlockingQueue<Integer> queue = new BraidLinkedBlockingQueue<>(List.of(1, 2, 3));
                    List<Integer> drained = new ArrayList<>();
                    int count = queue.drainTo(drained, 2);
                    assertThatThrownBy(() -> queue.put(null)).isInstanceOf(NullPointerException.class);
                    assertThatThrownBy(() -> queue.drainTo(queue)).isInstanceOf(IllegalArgumentException.class);
                    return count + " " + drained + " " + queue;
                }))
                .containsExactly("2 [1, 2] [3]");
    }

    @Test
    void checkThenActOnAConcurrentQueueIsNotAtomic() throws Exception {
        Callable<String> program = () -> {
            Queue<Integer> queue = new BraidConcurrentLinkedQueue<>(List.of(1));
            Object[] got = new Object[2];
            together(
                    () -> got[0] = queue.isEmpty() ? "empty" : queue.poll(),
                    () -> got[1] = queue.isEmpty() ? "empty" : queue.poll());
            return got[0] + " " + got[1];
        };
        assertThat(explored(program)).containsExactly("1 empty", "1 null", "empty 1", "null 1");
        assertThat(explored(program)).containsAll(real(200, program));
    }

    @Test
    void anIteratorOfACopyOnWriteListSeesTheListOfItsBeginning() throws Exception {
        Callable<String> program = () -> {
            List<Integer> list = new BraidCopyOnWriteArrayList<>(List.of(1));
            StringBuilder seen = new StringBuilder();
            together(() -> list.add(2), () -> list.iterator().forEachRemaining(seen::append));
            return seen + " " + list;
        };
        assertThat(explored(program)).containsExactly("1 [1, 2]", "12 [1, 2]");
        assertThat(explored(program)).containsAll(real(100, program));
    }
}
