package dev.braid.actors.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.braid.actors.ProcessRef;
import dev.braid.actors.Receive;
import dev.braid.actors.Self;
import dev.braid.api.Assume;
import dev.braid.api.Check;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(20)
class LiveEndTest {

    @Test
    void a_program_without_processes_ends() {
        AtomicBoolean checked = new AtomicBoolean();
        Live.run(root -> root.whenDone(() -> checked.set(true)));
        assertThat(checked).isTrue();
    }

    @RepeatedTest(20)
    void waiting_idly_is_a_normal_end() {
        AtomicBoolean checked = new AtomicBoolean();
        Live.run(root -> {
            root.spawn("idle", self -> self.receive(Receive.anything().orIdle()));
            root.spawn("actor", (Object message, Self self) -> {});
            root.whenDone(() -> checked.set(true));
        });
        assertThat(checked).isTrue();
    }

    @RepeatedTest(20)
    void a_deadlock_names_who_waits_for_what() {
        AtomicBoolean checked = new AtomicBoolean();
        assertThatThrownBy(() -> Live.run(root -> {
                    root.spawn("a", self -> self.receive(Receive.of(String.class)));
                    ProcessRef b = root.spawn("b", self -> self.receive(Receive.of(Integer.class)));
                    root.spawn("idle", self -> self.receive(Receive.anything().orIdle()));
                    root.spawn("done", self -> self.send(b, "not a number"));
                    root.whenDone(() -> checked.set(true));
                }))
                .isInstanceOf(LiveDeadlock.class)
                .hasMessageContaining("a waits for a String on any port\n")
                .hasMessageContaining("b waits for a Integer on any port (1 message is there but not accepted)")
                .hasMessageNotContaining("idle waits");
        assertThat(checked).isFalse();
    }

    @Test
    void a_condition_nobody_can_fulfil_is_a_deadlock() {
        assertThatThrownBy(() -> Live.run(root -> {
                    ProcessRef p = root.spawn(
                            "p", self -> self.receive(Receive.of(Integer.class).where(n -> n > 5)));
                    root.spawn("s", self -> {
                        for (int i = 0; i < 5; i++) {
                            self.send(p, i);
                        }
                    });
                }))
                .isInstanceOf(LiveDeadlock.class)
                .hasMessageContaining("5 messages are there");
    }

    @Test
    void a_failed_check_stops_the_others_and_is_thrown_as_it_is() {
        AtomicReference<Throwable> seen = new AtomicReference<>();
        assertThatThrownBy(() -> Live.run(root -> {
                    root.spawn("sleeper", self -> {
                        try {
                            Thread.sleep(60_000);
                        } catch (InterruptedException stopped) {
                            seen.set(stopped);
                            throw stopped;
                        }
                    });
                    root.spawn("waiter", self -> self.receive());
                    root.spawn("busy", self -> {
                        while (true) {
                            self.send(self.ref(), "again");
                            self.receive();
                        }
                    });
                    root.spawn("bad", self -> {
                        self.receive(Receive.anything(), Duration.ofMillis(50));
                        Check.fail("wrong");
                    });
                    root.whenDone(() -> {
                        throw new IllegalStateException("must not run");
                    });
                }))
                .isInstanceOf(Check.Failed.class)
                .hasMessage("wrong")
                .hasNoSuppressedExceptions();
        assertThat(seen.get()).isInstanceOf(InterruptedException.class);
    }

    @Test
    void later_failures_are_suppressed() {
        assertThatThrownBy(() -> Live.run(root -> {
                    root.spawn("second", self -> {
                        try {
                            Thread.sleep(60_000);
                        } catch (InterruptedException stopped) {
                            throw new IllegalArgumentException("second");
                        }
                    });
                    root.spawn("first", self -> {
                        self.receive(Receive.anything(), Duration.ofMillis(50));
                        throw new IllegalStateException("first");
                    });
                }))
                .hasMessage("first")
                .satisfies(thrown -> assertThat(thrown.getSuppressed())
                        .singleElement()
                        .isInstanceOf(IllegalArgumentException.class));
    }

    @Test
    void a_checked_exception_is_wrapped() {
        assertThatThrownBy(() -> Live.run(root -> root.spawn("p", self -> {
                    throw new IOException("disk");
                })))
                .isInstanceOf(ProcessFailed.class)
                .hasMessageContaining("process p failed")
                .hasCauseInstanceOf(IOException.class);
    }

    @Test
    void a_predicate_that_throws_fails_its_process() {
        assertThatThrownBy(() -> Live.run(root -> {
                    ProcessRef p = root.spawn(
                            "p",
                            self -> self.receive(Receive.anything().where(message -> {
                                throw new UnsupportedOperationException("no");
                            })));
                    root.send(p, "x");
                }))
                .isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void a_failing_final_check_is_thrown() {
        assertThatThrownBy(() -> Live.run(root -> {
                    root.spawn("idle", self -> self.receive(Receive.anything().orIdle()));
                    root.whenDone(() -> Check.that(false, "final"));
                }))
                .isInstanceOf(Check.Failed.class)
                .hasMessage("final");
    }

    @Test
    void the_final_check_sees_idle_processes_before_they_unwind() {
        AtomicInteger state = new AtomicInteger();
        AtomicInteger seen = new AtomicInteger(-1);
        Live.run(root -> {
            root.spawn("idle", self -> {
                try {
                    state.set(1);
                    self.receive(Receive.anything().orIdle());
                } finally {
                    state.set(2);
                }
            });
            root.whenDone(() -> seen.set(state.get()));
        });
        assertThat(seen).hasValue(1);
        assertThat(state).hasValue(2);
    }

    @Test
    void a_program_that_cannot_be_set_up_fails_as_it_is() {
        assertThatThrownBy(() -> Live.run(root -> {
                    root.spawn("p", self -> {});
                    throw new IllegalArgumentException("setup");
                }))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("setup");
    }

    @Test
    void a_violated_assumption_ends_the_run_quietly() {
        AtomicBoolean checked = new AtomicBoolean();
        Live.run(root -> {
            root.spawn("waiter", self -> self.receive());
            root.spawn("p", self -> Assume.that(false));
            root.whenDone(() -> checked.set(true));
        });
        Live.run(root -> Assume.that(false));
        Live.run(root -> root.whenDone(() -> Assume.that(false)));
        assertThat(checked).isFalse();
    }

    @Test
    void the_limit_stops_a_program_that_does_not_end() {
        assertThatThrownBy(() -> Live.run(
                        root -> root.spawn("endless", self -> {
                            while (true) {
                                self.receive(Receive.anything(), Duration.ofMillis(5));
                            }
                        }),
                        Duration.ofMillis(100)))
                .isInstanceOf(LimitPassed.class)
                .hasMessageContaining("endless");
    }

    @Test
    void interrupting_the_caller_stops_everything() throws InterruptedException {
        AtomicBoolean unwound = new AtomicBoolean();
        AtomicBoolean interrupted = new AtomicBoolean();
        AtomicReference<Throwable> thrown = new AtomicReference<>();
        Thread caller = new Thread(() -> {
            try {
                Live.run(root -> root.spawn("p", self -> {
                    try {
                        Thread.sleep(60_000);
                    } finally {
                        unwound.set(true);
                    }
                }));
            } catch (CancellationException expected) {
                thrown.set(expected);
                interrupted.set(Thread.currentThread().isInterrupted());
            }
        });
        caller.start();
        Thread.sleep(100);
        caller.interrupt();
        caller.join();
        assertThat(thrown.get()).isInstanceOf(CancellationException.class);
        assertThat(unwound).isTrue();
        assertThat(interrupted).isTrue();
    }

    @Test
    void a_foreign_interrupt_does_not_end_a_receive_and_is_kept() {
        AtomicBoolean kept = new AtomicBoolean();
        Live.run(root -> {
            ProcessRef p = root.spawn("p", self -> {
                Thread.currentThread().interrupt();
                self.receive();
                kept.set(Thread.interrupted());
            });
            root.spawn("s", self -> {
                self.receive(Receive.anything(), Duration.ofMillis(20));
                self.send(p, "go");
            });
        });
        assertThat(kept).isTrue();
    }
}
