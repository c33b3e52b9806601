package dev.braid.cli;

import dev.braid.actors.Actor;
import dev.braid.actors.Port;
import dev.braid.actors.ProcessRef;
import dev.braid.actors.Program;
import dev.braid.actors.Receive;
import dev.braid.actors.Root;
import dev.braid.actors.Self;
import dev.braid.api.Check;
import dev.braid.api.Inputs;
import java.time.Duration;

/** Programs that fail, each in its own way. The golden stories name their lines, so new ones go to the end. */
final class StoryPrograms {

    private StoryPrograms() {}

    /** Each of two waits for the other's word first. */
    public record Deadlock() implements Program {
        @Override
        public void start(Root root) {
            Port<String> word = Port.fifo("word");
            ProcessRef a = root.spawn("a", self -> {
                self.receive(word);
                self.send(self.sender(), word, "after you");
            });
            root.spawn("b", self -> {
                self.send(a, "hello");
                self.receive(word);
            });
        }
    }

    /** Fails with an exception if the answer overtakes the greeting. */
    public record Exceptional() implements Program {
        @Override
        public void start(Root root) {
            Port<Integer> loose = Port.unordered("loose");
            ProcessRef divider = root.spawn("divider", self -> {
                int first = self.receive(loose);
                int second = self.receive(loose);
                Check.that(first / second >= 0, "negative");
            });
            root.spawn("sender", self -> {
                self.send(divider, loose, 0);
                self.send(divider, loose, 7);
            });
        }
    }

    /** Two that answer each other for ever. */
    public record Endless() implements Program {
        @Override
        public void start(Root root) {
            ProcessRef a = root.spawn("a", new Echo(null));
            root.spawn("b", new Echo(a));
        }
    }

    private static final class Echo implements Actor<Object> {
        private final ProcessRef first;

        Echo(ProcessRef first) {
            this.first = first;
        }

        @Override
        public void onStart(Self self) {
            if (first != null) {
                self.send(first, "ball");
            }
        }

        @Override
        public void onMessage(Object message, Self self) {
            self.send(self.sender(), message);
        }
    }

    /** Gives up too early. */
    public record Impatient() implements Program {
        @Override
        public void start(Root root) {
            ProcessRef client = root.spawn("client", self -> {
                boolean answered =
                        self.receive(Receive.anything(), Duration.ofSeconds(1)).isPresent();
                Check.that(answered, "no answer in time");
            });
            root.spawn("server", self -> self.send(client, "answer"));
        }
    }

    /** Fails for one value of its inputs, whatever the schedule. */
    public record Chosen() implements Program {
        @Override
        public void start(Root root) {
            ProcessRef adder = root.spawn("adder", self -> {
                int sum = (Integer) self.receive() + (Integer) self.receive();
                Check.never(sum == 5, "five");
            });
            root.spawn("left", self -> self.send(adder, Inputs.choose("x", 1, 2, 3)));
            root.spawn("right", self -> self.send(adder, Inputs.choose("x", 1, 2)));
        }
    }

    /** Whoever puts into the queue first is served first. */
    public record Queued() implements Program {
        @Override
        public void start(Root root) {
            Port<String> queue = Port.queue("counter");
            ProcessRef clerk =
                    root.spawn("clerk", self -> Check.that(self.receive(queue).equals("child"), "child waits"));
            root.spawn("child", self -> self.send(clerk, queue, "child"));
            root.spawn("grown-up", self -> self.send(clerk, queue, "grown-up"));
        }
    }

    /** More processes than lanes. */
    public record Crowd() implements Program {
        @Override
        public void start(Root root) {
            ProcessRef hub = root.spawn("hub", self -> {
                Check.never(self.receive().equals("m7"), "seven is first");
            });
            for (int i = 0; i < 8; i++) {
                int number = i;
                root.spawn("p" + i, self -> self.send(hub, "m" + number));
            }
        }
    }
}
