package dev.braid.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.braid.actors.Program;
import dev.braid.actors.Root;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whatever goes wrong is answered by a message with a code, and by its exit code. */
class BadInputTest {

    @Test
    void anUnknownProgramIsNamed() {
        refused("BRD-102", "There is no program Nonsense", "explore", "Nonsense");
    }

    @Test
    void anUnknownParameterIsNamedWithThoseThereAre() {
        refused("BRD-103", "its parameters are processes, channels", "explore", "LeaderElection", "-P", "proceses=3");
    }

    @Test
    void aBadValueIsNamedWithWhatFits() {
        refused(
                "BRD-103",
                "unordered or fifo or causal or arrival",
                "explore",
                "LeaderElection",
                "-P",
                "channels=lifo");
        refused("BRD-103", "of type int", "explore", "LeaderElection", "-P", "processes=many");
    }

    @Test
    void aWrongOptionIsNamed() {
        refused("BRD-104", "--budjet", "explore", "LeaderElection", "--budjet", "3s");
        refused("BRD-104", "a time such as", "explore", "LeaderElection", "--budget", "soon");
    }

    @Test
    void anUnreadableReproductionIsRefusedWithItsPlace() {
        refused("BRD-131", "at character 1", "replay", "LeaderElection", "<p1 | p2");
        refused("BRD-131", "expected '|'", "replay", "LeaderElection", "");
    }

    @Test
    void aReproductionThatDoesNotFitSaysWhere() {
        Terminal terminal = Terminal.run("replay", "LeaderElection", "| p0<p2 p0<p1");
        assertThat(terminal.err()).contains("BRD-130").contains("at step 2 of 2");
        assertThat(terminal.code()).isEqualTo(ExitCode.INCONCLUSIVE);
    }

    @Test
    void aProcessThatThrowsIsABug() {
        Terminal terminal = Terminal.run("explore", Thrower.class.getName());
        assertThat(terminal.out()).contains("BUG FOUND").contains("IllegalStateException: broken");
        assertThat(terminal.code()).isEqualTo(ExitCode.BUG);
    }

    @Test
    void aDeadlockNamesWhoWaitsForWhat() {
        Terminal terminal = Terminal.run("explore", Waiter.class.getName());
        assertThat(terminal.out()).contains("DEADLOCK").contains("w  waits for  a String on any port; has 1");
        assertThat(terminal.code()).isEqualTo(ExitCode.BUG);
    }

    @Test
    void aProcessThatNeverEndsWithEventsIsCut() {
        Terminal terminal = Terminal.run("explore", PingPong.class.getName(), "--steps", "500");
        assertThat(terminal.out()).contains("BUG FOUND").contains("does not end within");
        assertThat(terminal.code()).isEqualTo(ExitCode.BUG);
    }

    @Test
    void aProcessThatNeverEndsWithoutEventsIsNamed() {
        Terminal terminal = Terminal.run("explore", Spinner.class.getName(), "--patience", "1s");
        assertThat(terminal.out()).contains("INCONCLUSIVE").contains("BRD-110").contains("No progress for 1 s");
        assertThat(terminal.code()).isEqualTo(ExitCode.INCONCLUSIVE);
    }

    @Test
    void sharedMutableStateIsNamed() {
        Terminal terminal = Terminal.run("explore", Sharer.class.getName());
        assertThat(terminal.out()).contains("INCONCLUSIVE").contains("BRD-141").contains("java.util.ArrayList");
        assertThat(terminal.code()).isEqualTo(ExitCode.INCONCLUSIVE);
        assertThat(Terminal.run("explore", Sharer.class.getName(), "--allow-sharing")
                        .code())
                .isZero();
    }

    @Test
    void aMessageThatCannotBeCopiedIsNamed() {
        Terminal terminal = Terminal.run("explore", MutableMessage.class.getName());
        assertThat(terminal.out()).contains("INCONCLUSIVE").contains("BRD-140").contains("Thread");
    }

    @Test
    void aStrategyThatDoesNotApplySaysSo() {
        Terminal terminal = Terminal.run("explore", Queue.class.getName(), "--strategy", "efficient");
        assertThat(terminal.out()).contains("INCONCLUSIVE").contains("BRD-151");
        assertThat(Terminal.run("explore", Queue.class.getName()).out()).startsWith("VERIFIED");
    }

    /** Two processes that put into one queue. */
    public record Queue() implements Program {
        @Override
        public void start(Root root) {
            dev.braid.actors.Port<Integer> queue = dev.braid.actors.Port.queue("q");
            var a = root.spawn("a", self -> self.receive(queue));
            root.spawn("b", self -> self.send(a, queue, 1));
            root.spawn("c", self -> self.send(a, queue, 2));
        }
    }

    private static void refused(String code, String message, String... arguments) {
        Terminal terminal = Terminal.run(arguments);
        assertThat(terminal.err()).contains(code).contains(message).doesNotContain("\tat ");
        assertThat(terminal.code()).isEqualTo(ExitCode.USAGE);
    }

    /** Throws. */
    public record Thrower() implements Program {
        @Override
        public void start(Root root) {
            root.spawn("t", self -> {
                throw new IllegalStateException("broken");
            });
        }
    }

    /** Waits for what never comes. */
    public record Waiter() implements Program {
        @Override
        public void start(Root root) {
            var w = root.spawn("w", self -> self.receive(dev.braid.actors.Receive.of(String.class)));
            root.spawn("s", self -> self.send(w, 1));
        }
    }

    /** Two processes that send to each other for ever. */
    public record PingPong() implements Program {
        @Override
        public void start(Root root) {
            dev.braid.actors.Actor<Object> echo = (message, self) -> self.send(self.sender(), message);
            var a = root.spawn("a", echo);
            root.spawn("b", new dev.braid.actors.Actor<Object>() {
                @Override
                public void onStart(dev.braid.actors.Self self) {
                    self.send(a, 1);
                }

                @Override
                public void onMessage(Object message, dev.braid.actors.Self self) {
                    self.send(self.sender(), message);
                }
            });
        }
    }

    /** Computes for ever. */
    public record Spinner() implements Program {
        @Override
        public void start(Root root) {
            root.spawn("s", self -> {
                long n = 0;
                while (n >= 0) {
                    n = (n + 1) % 1000;
                }
            });
        }
    }

    /** Two processes with one list. */
    public record Sharer() implements Program {
        @Override
        public void start(Root root) {
            List<Integer> list = new ArrayList<>();
            root.spawn("a", self -> list.add(1));
            root.spawn("b", self -> list.add(2));
        }
    }

    /** Sends a thread. */
    public record MutableMessage() implements Program {
        @Override
        public void start(Root root) {
            var a = root.spawn("a", self -> self.receive());
            root.spawn("b", self -> self.send(a, new Thread()));
        }
    }
}
