package dev.braid.examples;

import dev.braid.actors.Actor;
import dev.braid.actors.Port;
import dev.braid.actors.ProcessRef;
import dev.braid.actors.Program;
import dev.braid.actors.Root;
import dev.braid.actors.Self;
import dev.braid.actors.live.Live;
import dev.braid.api.Check;
import dev.braid.api.Default;
import dev.braid.api.Inputs;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * The sliding window protocol in the form "go back n" (Tanenbaum, "Computer Networks", 1996); sw of paper 004.
 *
 * <p>The sender may have {@code window} frames on their way without an acknowledgement. Frames carry their number modulo
 * {@code numbers}. The receiver takes only the frame it expects and acknowledges the last one it took. When the sender has
 * waited too long it sends everything in its window again. The link may lose {@code losses} frames: whether it does is an
 * input. The sender runs out of patience {@code timeouts} times at most, so that the program ends.
 *
 * <p>Checked: the receiver gets all items once and in order. A window of n needs n + 1 numbers; with {@code numbers} equal to
 * {@code window} a frame that is sent again looks like a new one.
 */
public record SlidingWindow(
        @Default("2") int window,
        @Default("3") int numbers,
        @Default("3") int items,
        @Default("0") int losses,
        @Default("1") int timeouts)
        implements Program {

    @Override
    public void start(Root root) {
        Receiver receiver = new Receiver(numbers);
        ProcessRef to = root.spawn("receiver", receiver);
        ProcessRef link = root.spawn("link", new Link(to, losses));
        Sender sender = new Sender(link, window, numbers, items, timeouts);
        root.spawn("sender", sender);
        root.whenDone(() -> Check.that(
                receiver.expected == items || losses + timeouts > 0 && sender.timeoutsLeft == 0,
                "not everything arrived"));
    }

    /** Runs it once, on real threads. */
    public static void main(String[] args) {
        Live.run(new SlidingWindow(2, 3, 3, 0, 0));
    }

    private static final Port<Object> WIRE = Port.fifo("wire");

    /** An item under its number. */
    private record Frame(int number, int item) {}

    /** "I have everything up to this number." */
    private record Ack(int number) {}

    private static final class Sender implements Actor<Ack> {

        private final ProcessRef link;
        private final int window;
        private final int numbers;
        private final int items;
        private int timeoutsLeft;
        /** The oldest item that is not acknowledged. */
        private int oldest;
        /** The next item to be sent for the first time. */
        private int next;

        Sender(ProcessRef link, int window, int numbers, int items, int timeouts) {
            this.link = link;
            this.window = window;
            this.numbers = numbers;
            this.items = items;
            this.timeoutsLeft = timeouts;
        }

        @Override
        public void onStart(Self self) {
            fill(self);
        }

        @Override
        public void onMessage(Ack ack, Self self) {
            for (int item = oldest; item < next; item++) {
                if (item % numbers == ack.number()) {
                    oldest = item + 1;
                    break;
                }
            }
            fill(self);
        }

        @Override
        public @Nullable Duration timeout() {
            return timeoutsLeft > 0 && oldest < next ? Duration.ofMillis(100) : null;
        }

        @Override
        public void onTimeout(Self self) {
            timeoutsLeft--;
            for (int item = oldest; item < next; item++) {
                self.send(link, WIRE, new Frame(item % numbers, item));
            }
        }

        private void fill(Self self) {
            while (next < items && next < oldest + window) {
                self.send(link, WIRE, new Frame(next % numbers, next));
                next++;
            }
        }
    }

    /** Loses some frames and forwards the others. */
    private static final class Link implements Actor<Object> {

        private final ProcessRef receiver;
        private @Nullable ProcessRef sender;
        private int lossesLeft;

        Link(ProcessRef receiver, int losses) {
            this.receiver = receiver;
            this.lossesLeft = losses;
        }

        @Override
        public void onMessage(Object message, Self self) {
            if (message instanceof Ack && sender != null) {
                self.send(sender, WIRE, message);
                return;
            }
            sender = self.sender();
            if (lossesLeft > 0 && Inputs.anyBoolean("lost")) {
                lossesLeft--;
            } else {
                self.send(receiver, WIRE, message);
            }
        }
    }

    private static final class Receiver implements Actor<Frame> {

        private final int numbers;
        private int expected;

        Receiver(int numbers) {
            this.numbers = numbers;
        }

        @Override
        public void onMessage(Frame frame, Self self) {
            if (frame.number() == expected % numbers) {
                Check.that(frame.item() == expected, "an old item is taken for a new one");
                expected++;
            }
            if (expected > 0) {
                self.send(self.sender(), WIRE, new Ack((expected - 1) % numbers));
            }
        }
    }
}
