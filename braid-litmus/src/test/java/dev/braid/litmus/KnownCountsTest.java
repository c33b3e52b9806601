package dev.braid.litmus;

import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.actors.Actor;
import dev.braid.actors.Port;
import dev.braid.actors.ProcessRef;
import dev.braid.actors.Program;
import dev.braid.explorer.strategy.Optimal;
import dev.braid.explorer.strategy.Strategy;
import dev.braid.runtime.Stage;
import dev.braid.trace.MessageTrace;
import dev.braid.trace.Outcome;
import dev.braid.trace.Script;
import dev.braid.trace.TailPolicy;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Litmus programs have the number of behaviours that stands on them (exploration.md, section 3.2). */
class KnownCountsTest {

    record Expected(Method maker, Executions count) {

        Program program() {
            List<Object> arguments = new ArrayList<>();
            for (Class<?> type : maker.getParameterTypes()) {
                arguments.add(type == Port.Order.class ? count.channels() : (Object) count.size());
            }
            try {
                return (Program) maker.invoke(null, arguments.toArray());
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(maker.toString(), e);
            }
        }

        @Override
        public String toString() {
            boolean sized = Arrays.asList(maker.getParameterTypes()).contains(int.class);
            return maker.getName() + " " + (sized ? count.size() : count.channels()) + ": " + count.value();
        }
    }

    static Stream<Expected> programs() {
        return Arrays.stream(Litmus.class.getDeclaredMethods())
                .flatMap(maker -> Arrays.stream(maker.getAnnotationsByType(Executions.class))
                        .map(count -> new Expected(maker, count)));
    }

    @ParameterizedTest
    @MethodSource("programs")
    void optimalRunsEachBehaviourOnce(Expected expected) {
        Stage stage = new Stage(expected.program());
        for (TailPolicy policy : TailPolicy.values()) {
            Strategy<MessageTrace> strategy = new Optimal(Script.Setting.DEFAULT.withTail(policy));
            Set<String> keys = new HashSet<>();
            int passed = 0;
            int unfinished = 0;
            for (Script script = strategy.next(); script != null; script = strategy.next()) {
                MessageTrace trace = stage.perform(script);
                assertThat(strategy.learn(trace)).isTrue();
                assertThat(strategy.repeats()).isTrue();
                keys.add(Keys.of(trace));
                passed += trace.outcome() instanceof Outcome.Passed ? 1 : 0;
                unfinished += trace.outcome() instanceof Outcome.Passed ? 0 : 1;
            }
            assertThat(passed)
                    .as("%s, %s", expected, policy)
                    .isEqualTo(expected.count().value());
            assertThat(unfinished)
                    .as("%s, %s", expected, policy)
                    .isEqualTo(expected.count().unfinished());
            assertThat(keys).as("distinct, %s, %s", expected, policy).hasSize(passed + unfinished);
        }
    }

    @Test
    void anActorAndABlockingProcessBehaveAlike() {
        Program actors = root -> {
            ProcessRef hub = root.spawn("m", (Actor<Integer>) (message, self) -> {});
            for (int i = 0; i < 4; i++) {
                int tag = i;
                root.spawn("s" + i, self -> self.send(hub, tag));
            }
        };
        assertThat(keys(actors)).isEqualTo(keys(Litmus.ns_rn(4))).hasSize(24);
    }

    private static Set<String> keys(Program program) {
        Stage stage = new Stage(program);
        Strategy<MessageTrace> strategy = new Optimal(Script.Setting.DEFAULT);
        Set<String> keys = new HashSet<>();
        for (Script script = strategy.next(); script != null; script = strategy.next()) {
            MessageTrace trace = stage.perform(script);
            strategy.learn(trace);
            keys.add(Keys.of(trace));
        }
        return keys;
    }
}
