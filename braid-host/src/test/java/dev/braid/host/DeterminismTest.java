package dev.braid.host;

import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.actors.ProcessRef;
import dev.braid.actors.Program;
import dev.braid.explorer.ExplorationResult;
import dev.braid.trace.Problem;
import dev.braid.trace.Verdict;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A program that does not do the same again is INCONCLUSIVE, also when every step it is told to take is possible. */
class DeterminismTest {

    private static int runs;
    private static int shared;

    @Test
    void aMessageThatSaysSomethingElseIsNamed() throws InterruptedException {
        runs = 0;
        Problem problem = problem(root -> {
            ProcessRef hub = hub(root, 3);
            root.spawn("counter", self -> self.send(hub, ++runs));
            root.spawn("b", self -> self.send(hub, "b"));
            root.spawn("c", self -> self.send(hub, "c"));
        });
        assertThat(problem.code()).isEqualTo("BRD-120");
        assertThat(problem.because()).contains("of counter sent ").contains("to hub in one run and sent");
    }

    @ParameterizedTest
    @EnumSource(names = {"OPTIMAL", "SIMPLE", "EFFICIENT"})
    void everyStrategyOfMessageProgramsNotices(StrategyName strategy) throws InterruptedException {
        runs = 0;
        Program program = root -> {
            ProcessRef hub = hub(root, 2);
            root.spawn("counter", self -> self.send(hub, ++runs));
            root.spawn("b", self -> self.send(hub, "b"));
        };
        ExplorationResult result =
                new Exploration(program, ExplorationOptions.DEFAULT.with(strategy)).run(progress -> {});
        assertThat(result.problem()).isNotNull().extracting(Problem::code).isEqualTo("BRD-120");
    }

    @Test
    void oneMessageMoreIsNoticedAlthoughNobodyWaitsForIt() throws InterruptedException {
        runs = 0;
        Problem problem = problem(root -> {
            ProcessRef hub = hub(root, 2);
            root.spawn("b", self -> {
                self.send(hub, "b");
                if (++runs > 2) {
                    self.send(self.ref(), "to nobody");
                }
            });
            root.spawn("c", self -> self.send(hub, "c"));
        });
        assertThat(problem.code()).isEqualTo("BRD-120");
    }

    /** Reset in every execution, so each schedule always does the same; but what runs first decides what is sent. */
    @Test
    void stateSharedThroughAStaticFieldIsNoticedWhenItCrossesTheSchedule() throws InterruptedException {
        Problem problem = problem(root -> {
            shared = 0;
            ProcessRef hub = hub(root, 3);
            for (String name : List.of("a", "b", "c")) {
                ProcessRef go = root.spawn(name, self -> {
                    self.receive();
                    self.send(hub, ++shared);
                });
                root.spawn("start " + name, self -> self.send(go, "go"));
            }
        });
        assertThat(problem.code()).isEqualTo("BRD-120");
        assertThat(problem.because()).contains("static fields");
    }

    @Test
    void identityHashCodesInsideMessagesRaiseNoFalseAlarm() throws InterruptedException {
        AtomicInteger executions = new AtomicInteger();
        Program program = root -> {
            executions.incrementAndGet();
            ProcessRef hub = hub(root, 3);
            root.spawn("a", self -> self.send(hub, Verdict.VERIFIED));
            root.spawn("b", self -> self.send(hub, Set.of(Verdict.BUG_FOUND, Verdict.NO_BUG_FOUND)));
            root.spawn("c", self -> self.send(hub, new Token(self.ref(), Verdict.VERIFIED, List.of("x"))));
        };
        ExplorationResult result = explore(program);
        assertThat(result.problem()).isNull();
        assertThat(result.verdict()).isEqualTo(Verdict.VERIFIED);
        assertThat(result.executions()).isEqualTo(6);
    }

    private record Token(ProcessRef from, Verdict verdict, List<String> names) {}

    private static ProcessRef hub(dev.braid.actors.Root root, int receives) {
        return root.spawn("hub", self -> {
            for (int i = 0; i < receives; i++) {
                self.receive();
            }
        });
    }

    private static Problem problem(Program program) throws InterruptedException {
        ExplorationResult result = explore(program);
        assertThat(result.verdict()).isEqualTo(Verdict.INCONCLUSIVE);
        assertThat(result.problem()).isNotNull();
        return result.problem();
    }

    private static ExplorationResult explore(Program program) throws InterruptedException {
        return new Exploration(program, ExplorationOptions.DEFAULT).run(progress -> {});
    }
}
