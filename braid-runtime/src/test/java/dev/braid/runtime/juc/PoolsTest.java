package dev.braid.runtime.juc;

import static dev.braid.runtime.juc.Litmus.explored;
import static dev.braid.runtime.juc.Litmus.orders;
import static dev.braid.runtime.juc.Litmus.real;
import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.runtime.juc.Litmus.Variable;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class PoolsTest {

    @Test
    void tasksOfAPoolRunInParallelAndTheirResultsAreSeen() throws Exception {
        Callable<String> program = () -> {
            ExecutorService pool = BraidExecutors.newFixedThreadPool(2);
            Variable x = new Variable();
            Callable<Integer> increment = () -> {
                int seen = x.get();
                x.set(seen + 1);
                return seen;
            };
            Future<Integer> a = pool.submit(increment);
            Future<Integer> b = pool.submit(increment);
            String seen = a.get() + "" + b.get();
            pool.shutdown();
            return seen + " " + x.get();
        };
        assertThat(explored(program)).containsExactly("00 1", "01 2", "10 2");
        assertThat(explored(program)).containsAll(real(30, program));
    }

    @Test
    void independentTasksHaveOneBehaviour() {
        assertThat(orders(() -> {
                    ExecutorService pool = BraidExecutors.newFixedThreadPool(2);
                    pool.execute(() -> new Variable().increment());
                    pool.execute(() -> new Variable().increment());
                    ((BraidThreadPoolExecutor) pool).close();
                    return "";
                }))
                .isEqualTo(1);
    }

    @Test
    void oneThreadRunsTasksOneAfterTheOtherInOrder() throws Exception {
        Callable<String> program = () -> {
            ExecutorService pool = BraidExecutors.newSingleThreadExecutor();
            StringBuilder order = new StringBuilder();
            for (int i = 0; i < 3; i++) {
                int number = i;
                pool.execute(() -> order.append(number));
            }
            pool.shutdown();
            boolean terminated = pool.awaitTermination(1, TimeUnit.DAYS);
            return order + " " + terminated + " " + pool.isTerminated();
        };
        assertThat(real(20, program)).containsExactly("012 true true");
        assertThat(explored(program))
                .contains("012 true true")
                .allMatch(text -> "012 true true".startsWith(text.split(" ")[0]));
    }

    @Test
    void aTaskHandedInBesideAShutdownRunsOrIsRejected() throws Exception {
        Callable<String> program = () -> {
            ExecutorService pool = BraidExecutors.newFixedThreadPool(1);
            Variable ran = new Variable();
            boolean[] rejected = new boolean[1];
            Litmus.together(pool::shutdown, () -> {
                try {
                    pool.execute(ran::increment);
                } catch (RejectedExecutionException e) {
                    rejected[0] = true;
                }
            });
            ((BraidThreadPoolExecutor) pool).close();
            return ran.get() + " " + rejected[0];
        };
        assertThat(explored(program)).containsExactly("0 true", "1 false");
        assertThat(explored(program)).containsAll(real(50, program));
    }

    @Test
    void aFullQueueRejectsUnlessAWorkerHasTakenFromIt() throws Exception {
        Callable<String> program = () -> {
            ExecutorService pool = new BraidThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1));
            int rejected = 0;
            for (int i = 0; i < 3; i++) {
                try {
                    pool.execute(() -> {});
                } catch (RejectedExecutionException e) {
                    rejected++;
                }
            }
            pool.shutdown();
            return "" + rejected;
        };
        assertThat(explored(program)).containsExactly("0", "1");
        assertThat(explored(program)).containsAll(real(50, program));
    }

    @Test
    void shutdownNowReturnsWhatHasNotBegunAndInterruptsWhatHas() {
        assertThat(explored(() -> {
                    ExecutorService pool = BraidExecutors.newFixedThreadPool(1);
                    String[] end = {"not begun"};
                    pool.execute(() -> end[0] = Threads.sleeps(1_000_000_000_000L) ? "slept" : "interrupted");
                    pool.execute(() -> {});
                    List<Runnable> left = pool.shutdownNow();
                    ((BraidThreadPoolExecutor) pool).close();
                    return end[0] + " " + left.size();
                }))
                .contains("interrupted 1", "slept 0")
                .doesNotContain("interrupted 0", "deadlock");
    }

    @Test
    void anExceptionOfATaskIsTheCauseOfTheFailureOfItsFuture() throws Exception {
        Callable<String> program = () -> {
            ExecutorService pool = BraidExecutors.newCachedThreadPool();
            Future<String> future = pool.submit(() -> {
                throw new IllegalStateException("no");
            });
            try {
                return future.get();
            } catch (ExecutionException e) {
                return e.getCause().getMessage();
            } finally {
                pool.shutdown();
            }
        };
        assertThat(explored(program)).containsExactly("no");
        assertThat(real(5, program)).containsExactly("no");
    }

    @Test
    void aTaskIsCancelledBeforeItRunsOrWhileItRunsOrTooLate() throws Exception {
        Callable<String> program = () -> {
            Variable ran = new Variable();
            FutureTask<Integer> task = new BraidFutureTask<>(ran::increment);
            boolean[] cancelled = new boolean[1];
            together(task, () -> cancelled[0] = task.cancel(false));
            String result;
            try {
                result = "" + task.get();
            } catch (CancellationException e) {
                result = "cancelled";
            }
            return cancelled[0] + " " + ran.get() + " " + result;
        };
        assertThat(explored(program)).containsExactly("false 1 1", "true 0 cancelled", "true 1 cancelled");
        assertThat(explored(program)).containsAll(real(200, program));
    }

    private static void together(FutureTask<?> task, Litmus.Body other) throws Exception {
        Litmus.together(task::run, other);
    }

    @Test
    void invokeAllWaitsForAllAndInvokeAnyForOneSuccess() {
        assertThat(explored(() -> {
                    ExecutorService pool = BraidExecutors.newFixedThreadPool(2);
                    List<Future<Integer>> all = pool.invokeAll(List.of(() -> 1, () -> 2));
                    String text = "";
                    for (Future<Integer> each : all) {
                        text += each.isDone() + "" + each.get();
                    }
                    pool.shutdown();
                    return text;
                }))
                .containsExactly("true1true2");
        assertThat(explored(() -> {
                    ExecutorService pool = BraidExecutors.newFixedThreadPool(2);
                    Integer any = pool.invokeAny(List.of(
                            () -> {
                                throw new IllegalStateException();
                            },
                            () -> 2));
                    pool.shutdown();
                    return "" + any;
                }))
                .containsExactly("2");
    }

    @Test
    void anIdlePoolIsNoDeadlockButAPoolWhoseTasksWaitForEachOtherIs() {
        assertThat(explored(() -> {
                    BraidExecutors.newFixedThreadPool(1).execute(() -> {});
                    return "fine";
                }))
                .containsExactly("fine");
        assertThat(explored(() -> {
                    ExecutorService pool = BraidExecutors.newFixedThreadPool(1);
                    Future<?> outer = pool.submit(() -> pool.submit(() -> {}).get());
                    outer.get();
                    return "fine";
                }))
                .containsExactly("deadlock");
    }

    @Test
    void scheduledTasksRunInTheOrderOfTheirTimesOrTheOther() {
        assertThat(explored(() -> {
                    ScheduledExecutorService pool = BraidExecutors.newScheduledThreadPool(1);
                    StringBuilder order = new StringBuilder();
                    Future<?> late = pool.schedule(() -> order.append("late "), 2, TimeUnit.SECONDS);
                    Future<?> soon = pool.schedule(() -> order.append("soon "), 1, TimeUnit.SECONDS);
                    soon.get();
                    late.get();
                    pool.shutdown();
                    return order.toString();
                }))
                .as("a sleep may be over before another that is shorter: virtual time orders nothing by itself")
                .containsExactly("late soon ", "soon late ");
    }
}
