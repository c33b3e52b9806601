package dev.braid.explorer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.trace.Outcome;
import dev.braid.trace.Script;
import dev.braid.trace.Step;
import dev.braid.trace.Trace;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** The program is a condition on the forced steps: it fails if and only if the condition holds. */
class MinimiserTest {

    private int runs;

    @Test
    void onlyTheStepsThatAreNeededRemain() {
        assertThat(minimised(20, steps -> steps.containsAll(Set.of(3, 11, 17)))).containsExactly(3, 11, 17);
    }

    @Test
    void nothingRemainsIfTheProgramFailsByItself() {
        assertThat(minimised(20, steps -> true)).isEmpty();
        assertThat(runs).as("the shortest prefix is tried first").isLessThan(5);
    }

    @Test
    void everythingRemainsIfEverythingIsNeeded() {
        assertThat(minimised(8, steps -> steps.size() == 8)).hasSize(8);
    }

    @Test
    void noSingleStepCanBeLeftOutOfTheResult() {
        Predicate<Set<Integer>> pairs = steps -> steps.containsAll(Set.of(2, 5)) || steps.containsAll(Set.of(7, 8, 9));
        Set<Integer> left = new TreeSet<>(minimised(12, pairs));
        assertThat(pairs.test(left)).isTrue();
        for (int step : left) {
            Set<Integer> fewer = new TreeSet<>(left);
            fewer.remove(step);
            assertThat(pairs.test(fewer)).as("without %s", step).isFalse();
        }
    }

    @Test
    void anotherFailureIsNotMistakenForTheSame() {
        Performance<Trace> program = script ->
                trace(script.length() < 4 ? new AssertionError("other") : new AssertionError("this"), script.steps());
        long[] all = steps(6);
        Failure failure = Failure.of(program.perform(new Script(all, 6, Script.Setting.DEFAULT)));
        assertThat(new Minimiser(program, Script.Setting.DEFAULT, failure).minimise(all))
                .hasSize(4);
    }

    @Test
    void aLongScheduleIsGivenUpAfterAWhile() {
        minimised(5_000, steps -> steps.size() == 5_000);
        assertThat(runs).isLessThanOrEqualTo(2_001);
    }

    private Set<Integer> minimised(int length, Predicate<Set<Integer>> fails) {
        Performance<Trace> program = script -> {
            runs++;
            Set<Integer> forced = numbers(Arrays.copyOf(script.steps(), script.length()));
            return trace(fails.test(forced) ? new AssertionError("broken") : null, script.steps());
        };
        long[] all = steps(length);
        Failure failure = Failure.of(program.perform(new Script(all, length, Script.Setting.DEFAULT)));
        return numbers(new Minimiser(program, Script.Setting.DEFAULT, failure).minimise(all));
    }

    private static long[] steps(int length) {
        return LongStream.range(0, length).map(i -> Step.choice(0, (int) i)).toArray();
    }

    private static Set<Integer> numbers(long[] steps) {
        return Arrays.stream(steps).mapToObj(Step::number).collect(Collectors.toCollection(TreeSet::new));
    }

    private static Trace trace(Throwable error, long[] steps) {
        if (error != null) {
            error.setStackTrace(
                    new StackTraceElement[] {new StackTraceElement("com.acme.Node", "run", "Node.java", 7)});
        }
        Outcome outcome = error == null ? new Outcome.Passed() : new Outcome.Failed(-1, "p", error);
        return (Trace) Proxy.newProxyInstance(
                Trace.class.getClassLoader(), new Class<?>[] {Trace.class}, (proxy, method, arguments) -> {
                    assertThat(method.getName()).as("all that is asked for").isEqualTo("outcome");
                    return outcome;
                });
    }
}
