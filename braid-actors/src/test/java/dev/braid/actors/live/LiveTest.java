package dev.braid.actors.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.braid.actors.Actor;
import dev.braid.actors.Port;
import dev.braid.actors.ProcessRef;
import dev.braid.actors.Receive;
import dev.braid.actors.Self;
import dev.braid.actors.Spawner;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class LiveTest {

    record Ping(int number) {}

    record Pong(int number) {}

    record Hello(ProcessRef from) {}

    private static final Port<String> HIGH = Port.fifo("high");
    private static final Port<String> LOW = Port.fifo("low");

    @RepeatedTest(100)
    void a_ping_pong_of_two_blocking_processes_ends() {
        AtomicInteger last = new AtomicInteger();
        Live.run(root -> {
            ProcessRef pong = root.spawn("pong", self -> {
                for (int i = 0; i < 100; i++) {
                    Ping ping = self.receive(Receive.of(Ping.class));
                    self.send(self.sender(), new Pong(ping.number()));
                }
            });
            root.spawn("ping", self -> {
                for (int i = 0; i < 100; i++) {
                    self.send(pong, new Ping(i));
                    last.set(self.receive(Receive.of(Pong.class)).number());
                }
            });
            root.whenDone(() -> assertThat(last).hasValue(99));
        });
    }

    @RepeatedTest(100)
    void a_fan_in_keeps_the_order_of_each_sender_and_ends_idle() {
        List<Integer> received = new ArrayList<>();
        Live.run(root -> {
            ProcessRef sink = root.spawn("sink", (Integer message, Self self) -> received.add(message));
            for (int sender = 0; sender < 8; sender++) {
                int base = sender * 1000;
                root.spawn("sender", self -> {
                    for (int i = 0; i < 50; i++) {
                        self.send(sink, base + i);
                    }
                });
            }
            root.whenDone(() -> {
                assertThat(received).hasSize(400);
                for (int sender = 0; sender < 8; sender++) {
                    int base = sender * 1000;
                    assertThat(received.stream().filter(each -> each / 1000 * 1000 == base))
                            .isSorted();
                }
            });
        });
    }

    @Test
    void an_actor_starts_handles_is_selective_and_stops() {
        List<String> log = new ArrayList<>();
        Actor<String> actor = new Actor<>() {
            private boolean open;

            @Override
            public void onStart(Self self) {
                log.add("start");
            }

            @Override
            public Receive<?> next() {
                return open ? Receive.anything() : Receive.of(String.class).where("open"::equals);
            }

            @Override
            public void onMessage(String message, Self self) {
                log.add(message);
                open = true;
                if (message.equals("end")) {
                    self.stop();
                    log.add("stopping");
                }
            }
        };
        Live.run(root -> {
            ProcessRef ref = root.spawn("actor", actor);
            root.send(ref, "early");
            root.send(ref, "open");
            root.send(ref, "end");
            root.send(ref, "late");
        });
        assertThat(log).containsExactly("start", "open", "early", "end", "stopping");
    }

    @Test
    void an_actor_is_told_of_its_timeout() {
        AtomicInteger timeouts = new AtomicInteger();
        Actor<Object> actor = new Actor<>() {
            @Override
            public void onMessage(Object message, Self self) {
                throw new AssertionError(message);
            }

            @Override
            public Duration timeout() {
                return Duration.ofMillis(1);
            }

            @Override
            public void onTimeout(Self self) {
                if (timeouts.incrementAndGet() == 3) {
                    self.stop();
                }
            }
        };
        Live.run(root -> root.spawn("actor", actor));
        assertThat(timeouts).hasValue(3);
    }

    @Test
    void a_receive_with_a_timeout_is_empty_when_nothing_comes_and_full_when_something_is_there() {
        List<Optional<Object>> got = new ArrayList<>();
        Live.run(root -> {
            ProcessRef ref = root.spawn("p", self -> {
                got.add(self.receive(Receive.anything(), Duration.ofMillis(5)));
                got.add(self.receive(Receive.anything(), Duration.ZERO));
                self.send(self.ref(), "mine");
                got.add(self.receive(Receive.anything(), Duration.ofDays(1_000_000)));
            });
            root.send(ref, "first");
        });
        assertThat(got).containsExactly(Optional.of("first"), Optional.empty(), Optional.of("mine"));
    }

    @Test
    void a_pending_timeout_is_no_deadlock() {
        AtomicReference<Object> got = new AtomicReference<>();
        Live.run(root -> {
            ProcessRef waiter = root.spawn("waiter", self -> got.set(self.receive()));
            root.spawn("slow", self -> {
                self.receive(Receive.anything(), Duration.ofMillis(20));
                self.send(waiter, "woken");
            });
        });
        assertThat(got).hasValue("woken");
    }

    @Test
    void the_preferred_port_comes_first() {
        List<Object> got = new ArrayList<>();
        Live.run(root -> {
            ProcessRef ref = root.spawn("p", self -> {
                for (int i = 0; i < 4; i++) {
                    got.add(self.receive(Receive.byPriority(HIGH, LOW)));
                }
            });
            root.send(ref, LOW, "l1");
            root.send(ref, LOW, "l2");
            root.send(ref, HIGH, "h1");
            root.send(ref, HIGH, "h2");
        });
        assertThat(got).containsExactly("h1", "h2", "l1", "l2");
    }

    @Test
    void a_receive_on_one_port_leaves_the_others_alone_and_tells_port_and_sender() {
        List<Object> got = new ArrayList<>();
        Live.run(root -> {
            ProcessRef ref = root.spawn("p", self -> {
                got.add(self.receive(HIGH));
                got.add(self.port());
                got.add(self.sender().name());
                got.add(self.receive(Receive.onAny(HIGH, LOW)));
                got.add(self.port());
            });
            root.spawn("s", self -> {
                self.send(ref, LOW, "low");
                self.send(ref, HIGH, "high");
            });
        });
        assertThat(got).containsExactly("high", HIGH, "s", "low", LOW);
    }

    @Test
    void unordered_messages_overtake_each_other() {
        Port<Integer> port = Port.unordered("bag");
        boolean overtaken = false;
        for (int attempt = 0; attempt < 50 && !overtaken; attempt++) {
            List<Integer> got = new ArrayList<>();
            Live.run(root -> {
                ProcessRef ref = root.spawn("p", self -> {
                    for (int i = 0; i < 5; i++) {
                        got.add(self.receive(port));
                    }
                });
                for (int i = 0; i < 5; i++) {
                    root.send(ref, port, i);
                }
            });
            assertThat(got).containsExactlyInAnyOrder(0, 1, 2, 3, 4);
            overtaken = !got.equals(List.of(0, 1, 2, 3, 4));
        }
        assertThat(overtaken).isTrue();
    }

    @RepeatedTest(50)
    void causal_and_queue_ports_keep_the_order_of_arrival() {
        for (Port<String> port : List.of(Port.<String>causal("c"), Port.<String>queue("q"))) {
            List<String> got = new ArrayList<>();
            Live.run(root -> {
                ProcessRef last = root.spawn("last", self -> {
                    got.add(self.receive(port));
                    got.add(self.receive(port));
                });
                ProcessRef relay = root.spawn("relay", self -> {
                    self.receive();
                    self.send(last, port, "effect");
                });
                root.spawn("first", self -> {
                    self.send(last, port, "cause");
                    self.send(relay, "go");
                });
            });
            assertThat(got).containsExactly("cause", "effect");
        }
    }

    @Test
    void messages_are_copied_if_they_can_change() {
        AtomicReference<Object> got = new AtomicReference<>();
        List<String> sent = new ArrayList<>(List.of("a"));
        Live.run(root -> {
            ProcessRef ref = root.spawn("p", self -> got.set(self.receive()));
            root.send(ref, sent);
            sent.add("b");
        });
        assertThat(got.get()).isEqualTo(List.of("a"));
    }

    @RepeatedTest(20)
    void a_tree_of_processes_spawned_while_running_reports_back() {
        AtomicInteger leaves = new AtomicInteger();
        Live.run(root -> root.spawn("node", self -> leaves.set(countLeaves(self, 6))));
        assertThat(leaves).hasValue(64);
    }

    private static int countLeaves(Self self, int depth) {
        if (depth == 0) {
            return 1;
        }
        for (int i = 0; i < 2; i++) {
            ProcessRef parent = self.ref();
            self.spawn("node", child -> child.send(parent, countLeaves(child, depth - 1)));
        }
        return self.receive(Receive.of(Integer.class)) + self.receive(Receive.of(Integer.class));
    }

    @Test
    void equal_names_get_numbers() {
        List<String> names = new ArrayList<>();
        Live.run(root -> {
            for (int i = 0; i < 3; i++) {
                names.add(root.spawn("p", self -> {}).name());
            }
        });
        assertThat(names).containsExactly("p", "p#2", "p#3");
    }

    @Test
    void a_message_to_a_process_that_has_ended_is_lost() {
        Live.run(root -> {
            ProcessRef short_ = root.spawn("short", self -> {});
            root.spawn("p", self -> {
                self.receive(Receive.anything(), Duration.ofMillis(10));
                self.send(short_, "anyone?");
            });
        });
    }

    @Test
    void stop_ends_a_blocking_process_at_once() {
        AtomicInteger after = new AtomicInteger();
        Live.run(root -> root.spawn("p", self -> {
            self.stop();
            after.set(1);
        }));
        assertThat(after).hasValue(0);
    }

    @Test
    void a_self_in_a_foreign_thread_is_refused() {
        AtomicReference<Self> leaked = new AtomicReference<>();
        Live.run(root -> {
            root.spawn("p", leaked::set);
            root.whenDone(() -> assertThatThrownBy(leaked.get()::ref)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageContaining("the Self of p"));
        });
    }

    @Test
    void the_root_is_refused_once_processes_run() {
        AtomicReference<Spawner> leaked = new AtomicReference<>();
        Live.run(leaked::set);
        assertThatThrownBy(() -> leaked.get().spawn("late", self -> {})).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void an_address_of_another_run_is_refused() {
        AtomicReference<ProcessRef> old = new AtomicReference<>();
        Live.run(root -> old.set(root.spawn("old", self -> {})));
        assertThatThrownBy(() -> Live.run(root -> root.spawn("p", self -> self.send(old.get(), "hi"))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no process of this run");
    }

    @Test
    void there_is_no_sender_before_the_first_message() {
        assertThatThrownBy(() -> Live.run(root -> root.spawn("p", Self::sender)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("not received");
    }

    @Test
    void a_message_from_the_root_has_the_root_as_sender_and_answers_to_it_are_lost() {
        AtomicReference<String> sender = new AtomicReference<>();
        Live.run(root -> {
            ProcessRef ref = root.spawn("p", self -> {
                self.receive();
                sender.set(self.sender().name());
                self.send(self.sender(), "thanks");
            });
            root.send(ref, "hi");
        });
        assertThat(sender).hasValue("root");
    }

    @Test
    void addresses_travel_in_messages() {
        AtomicReference<Object> got = new AtomicReference<>();
        Live.run(root -> {
            ProcessRef server = root.spawn("server", (Hello hello, Self self) -> self.send(hello.from(), "welcome"));
            root.spawn("client", self -> {
                self.send(server, new Hello(self.ref()));
                got.set(self.receive());
            });
        });
        assertThat(got).hasValue("welcome");
    }
}
