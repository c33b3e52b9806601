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
import dev.braid.trace.Script;
import dev.braid.trace.TailPolicy;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Programs whose number of behaviours is published or follows from a formula (exploration.md, section 3.2). */
class KnownCountsTest {

    static Stream<Arguments> counts() {
        return Stream.of(
                Arguments.of("ns_r(100): n senders, one receive", sendersAndReceives(100, 1), 100),
                Arguments.of("ns_rn(6): n senders, n receives: n!", sendersAndReceives(6, 6), 720),
                Arguments.of("ns_r_sel(5): each receive on its own port", tagged(5), 1),
                Arguments.of("wakeup_stress(4): 2 n!", wakeup(4), 48),
                Arguments.of("sem1 unordered", sem1(Port.Order.UNORDERED, true), 24),
                Arguments.of("sem1 fifo", sem1(Port.Order.FIFO, true), 12),
                Arguments.of("sem1 causal", sem1(Port.Order.CAUSAL, true), 6),
                Arguments.of("sem1 arrival", sem1(Port.Order.ARRIVAL, true), 6),
                Arguments.of("sem2 unordered", sem1(Port.Order.UNORDERED, false), 24),
                Arguments.of("sem2 fifo", sem1(Port.Order.FIFO, false), 12),
                Arguments.of("sem2 causal", sem1(Port.Order.CAUSAL, false), 12),
                Arguments.of("sem2 arrival", sem1(Port.Order.ARRIVAL, false), 12),
                Arguments.of("sem3 unordered", sem3(Port.Order.UNORDERED), 6),
                Arguments.of("sem3 fifo", sem3(Port.Order.FIFO), 1),
                Arguments.of("sem3 causal", sem3(Port.Order.CAUSAL), 1),
                Arguments.of("sem3 arrival", sem3(Port.Order.ARRIVAL), 1),
                Arguments.of("mailbox1 causal", mailbox1(Port.Order.CAUSAL), 4),
                Arguments.of("mailbox1 arrival", mailbox1(Port.Order.ARRIVAL), 3));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("counts")
    void optimalRunsEachBehaviourOnce(String name, Program program, int expected) {
        Stage stage = new Stage(program);
        for (TailPolicy policy : TailPolicy.values()) {
            Strategy<MessageTrace> strategy = new Optimal(Script.Setting.DEFAULT.withTail(policy));
            Set<String> keys = new HashSet<>();
            int executions = 0;
            for (Script script = strategy.next(); script != null; script = strategy.next()) {
                MessageTrace trace = stage.perform(script);
                assertThat(strategy.learn(trace)).isTrue();
                keys.add(Keys.of(trace));
                executions++;
            }
            assertThat(executions).as("%s, %s", name, policy).isEqualTo(expected);
            assertThat(keys).as("distinct, %s, %s", name, policy).hasSize(expected);
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
        assertThat(keys(actors)).isEqualTo(keys(sendersAndReceives(4, 4))).hasSize(24);
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

    private static Program sendersAndReceives(int senders, int receives) {
        return root -> {
            ProcessRef hub = root.spawn("m", self -> {
                for (int i = 0; i < receives; i++) {
                    self.receive();
                }
            });
            for (int i = 0; i < senders; i++) {
                int tag = i;
                root.spawn("s" + i, self -> self.send(hub, tag));
            }
        };
    }

    private static Program tagged(int senders) {
        return root -> {
            ProcessRef hub = root.spawn("m", self -> {
                for (int i = 0; i < senders; i++) {
                    self.receive(Port.<Integer>fifo("tag" + i));
                }
            });
            for (int i = 0; i < senders; i++) {
                int tag = i;
                root.spawn("s" + i, self -> self.send(hub, Port.<Integer>fifo("tag" + tag), tag));
            }
        };
    }

    private static Program wakeup(int senders) {
        return root -> {
            ProcessRef main = root.spawn("a", self -> {
                self.send(self.ref(), "start");
                self.receive();
            });
            ProcessRef waiter = root.spawn("w", self -> {
                for (int i = 0; i < senders; i++) {
                    self.receive();
                }
                self.send(main, "done");
            });
            for (int i = 0; i < senders; i++) {
                int tag = i;
                root.spawn("s" + i, self -> self.send(waiter, tag));
            }
        };
    }

    /** a sends 3 to m and 5 to b; b, after 5, sends 4 to m; another process sends 1 and 2 to m; m receives three. */
    private static Program sem1(Port.Order order, boolean afterA) {
        Port<Integer> port = Port.of("p", order);
        return root -> {
            ProcessRef m = root.spawn("m", self -> {
                for (int i = 0; i < 3; i++) {
                    self.receive(port);
                }
            });
            ProcessRef b = root.spawn("b", self -> {
                if (afterA) {
                    self.receive(port);
                }
                self.send(m, port, 4);
            });
            root.spawn("a", self -> {
                self.send(m, port, 3);
                if (afterA) {
                    self.send(b, port, 5);
                }
            });
            root.spawn("o", self -> {
                self.send(m, port, 1);
                self.send(m, port, 2);
            });
        };
    }

    private static Program sem3(Port.Order order) {
        Port<Integer> port = Port.of("p", order);
        return root -> {
            ProcessRef m = root.spawn("m", self -> {
                for (int i = 0; i < 3; i++) {
                    self.receive(port);
                }
            });
            root.spawn("o", self -> {
                for (int i = 1; i <= 3; i++) {
                    self.send(m, port, i);
                }
            });
        };
    }

    private static Program mailbox1(Port.Order order) {
        Port<Integer> port = Port.of("p", order);
        return root -> {
            ProcessRef m = root.spawn("m", self -> {
                self.receive(port);
                self.receive(port);
            });
            ProcessRef a = root.spawn("a", self -> {
                self.receive(port);
                self.receive(port);
            });
            root.spawn("o", self -> {
                self.send(m, port, 1);
                self.send(a, port, 2);
            });
            root.spawn("b", self -> {
                self.send(a, port, 3);
                self.send(m, port, 4);
            });
        };
    }
}
