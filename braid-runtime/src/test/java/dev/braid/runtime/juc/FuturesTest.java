package dev.braid.runtime.juc;

import static dev.braid.runtime.juc.Litmus.explored;
import static dev.braid.runtime.juc.Litmus.orders;
import static dev.braid.runtime.juc.Litmus.real;
import static dev.braid.runtime.juc.Litmus.together;
import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.runtime.juc.Litmus.Variable;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;

class FuturesTest {

    @Test
    void oneOfTwoCompletionsWins() throws Exception {
        Callable<String> program = () -> {
            CompletableFuture<String> future = new BraidCompletableFuture<>();
            boolean[] won = new boolean[2];
            together(() -> won[0] = future.complete("a"), () -> won[1] = future.cancel(true));
            String result;
            try {
                result = future.join();
            } catch (CancellationException e) {
                result = "cancelled";
            }
            return won[0] + " " + won[1] + " " + result;
        };
        assertThat(explored(program)).containsExactly("false true cancelled", "true false a");
        assertThat(explored(program)).containsAll(real(200, program));
    }

    @Test
    void aDependentFunctionRunsInTheThreadThatCompletesOrInTheOneThatAddsIt() throws Exception {
        Callable<String> program = () -> {
            CompletableFuture<Integer> source = new BraidCompletableFuture<>();
            Thread[] runner = new Thread[1];
            Thread[] completer = new Thread[1];
            together(
                    () -> {
                        completer[0] = dev.braid.runtime.threads.Hooks.currentThread();
                        source.complete(1);
                    },
                    () -> source.thenAccept(value -> runner[0] = dev.braid.runtime.threads.Hooks.currentThread()));
            return runner[0] == null ? "nobody" : runner[0] == completer[0] ? "completer" : "adder";
        };
        assertThat(explored(program)).containsExactly("adder", "completer");
        assertThat(explored(program)).containsAll(real(200, program));
    }

    @Test
    void chainsCombineValuesAndPassFailuresOn() throws Exception {
        Callable<String> program = () -> {
            CompletableFuture<Integer> one = BraidFutures.supplyAsync(() -> 1);
            CompletableFuture<Integer> two = BraidFutures.supplyAsync(() -> 2);
            CompletableFuture<String> sum = one.thenCombine(two, Integer::sum)
                    .thenCompose(value -> BraidFutures.completedFuture("sum " + value));
            CompletableFuture<Integer> failing = two.thenApply(value -> {
                throw new IllegalStateException("no");
            });
            String failure = failing.handle((value, error) -> error.getClass().getSimpleName())
                    .join();
            String cause = failing.<String>thenApply(value -> "never")
                    .exceptionally(error -> error.getCause().getMessage())
                    .join();
            return sum.join() + " " + failure + " " + cause + " " + failing.isCompletedExceptionally();
        };
        assertThat(explored(program)).containsExactly("sum 3 CompletionException no true");
        assertThat(real(20, program)).isEqualTo(explored(program));
    }

    @Test
    void getAndJoinWrapFailuresAsTheJdkDoes() throws Exception {
        Callable<String> program = () -> {
            CompletableFuture<String> failed = BraidFutures.failedFuture(new IllegalStateException("no"));
            String text = "";
            try {
                failed.get();
            } catch (ExecutionException e) {
                text += e.getCause();
            }
            try {
                failed.thenApply(value -> value).join();
            } catch (CompletionException e) {
                text += " " + e.getCause();
            }
            return text;
        };
        assertThat(explored(program)).isEqualTo(real(1, program));
    }

    @Test
    void allOfWaitsForAllAndAnyOfForOne() throws Exception {
        Callable<String> program = () -> {
            Variable done = new Variable();
            CompletableFuture<Integer> a = BraidFutures.supplyAsync(done::increment);
            CompletableFuture<Integer> b = BraidFutures.supplyAsync(done::increment);
            Object any = BraidFutures.anyOf(a, b).join();
            BraidFutures.allOf(a, b).join();
            return any + " " + done.get();
        };
        assertThat(explored(program)).contains("1 2", "2 2").allMatch(text -> text.endsWith(" 2"));
        assertThat(explored(program)).containsAll(real(50, program));
    }

    @Test
    void independentAsyncTasksHaveOneBehaviour() {
        assertThat(orders(() -> {
                    CompletableFuture<Integer> a = BraidFutures.supplyAsync(() -> 1);
                    CompletableFuture<Integer> b = BraidFutures.supplyAsync(() -> 2);
                    return "" + (a.join() + b.join());
                }))
                .isEqualTo(1);
    }

    @Test
    void aFutureThatNobodyCompletesIsADeadlockAndTimesOutIfAsked() {
        assertThat(explored(() -> new BraidCompletableFuture<String>().join())).containsExactly("deadlock");
        assertThat(explored(() -> {
                    try {
                        return new BraidCompletableFuture<String>().get(1, TimeUnit.SECONDS);
                    } catch (TimeoutException e) {
                        return "timeout";
                    }
                }))
                .containsExactly("timeout");
        assertThat(explored(() -> new BraidCompletableFuture<String>()
                        .completeOnTimeout("late", 1, TimeUnit.SECONDS)
                        .join()))
                .containsExactly("late");
    }
}
