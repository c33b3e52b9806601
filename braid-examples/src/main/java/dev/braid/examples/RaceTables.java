package dev.braid.examples;

import dev.braid.actors.Port;
import dev.braid.actors.ProcessRef;
import dev.braid.actors.Program;
import dev.braid.actors.Root;
import dev.braid.actors.Self;
import dev.braid.actors.live.Live;
import dev.braid.api.Default;
import java.util.List;

/**
 * The two small programs of Lei, Carver, Kacker and Kung, "A combinatorial testing strategy for concurrent programs"
 * (2007), to be looked at with {@code ./braid show}.
 *
 * <p>Figure 1, the program CP: T1 and T4 each send to T2 and to T3, which receive both. Whose message comes first is one
 * race in T2 and one in T3, so there are four sequences; table I is the race table of the first.
 *
 * <p>Figure 5: T2 receives twice and T3 once, each time one of two messages. A change of T2's first
 * receive removes its second, so the pairwise table has five rows.
 */
public record RaceTables(@Default("one") Figure figure) implements Program {

    /** Which figure of the paper. */
    public enum Figure {
        ONE,
        FIVE
    }

    private static final Port<String> FIRST = Port.fifo("first");
    private static final Port<String> SECOND = Port.fifo("second");

    @Override
    public void start(Root root) {
        boolean one = figure == Figure.ONE;
        Sender first = new Sender(one);
        Sender second = new Sender(one);
        root.spawn("T1", first::run);
        ProcessRef t2 = root.spawn("T2", (Self self) -> {
            self.receive(FIRST);
            self.receive(one ? FIRST : SECOND);
        });
        ProcessRef t3 = root.spawn("T3", (Self self) -> {
            self.receive(FIRST);
            if (one) {
                self.receive(FIRST);
            }
        });
        root.spawn("T4", second::run);
        first.receivers = List.of(t2, t3);
        second.receivers = List.of(t2, t3);
    }

    private static final class Sender {

        private final boolean one;
        private List<ProcessRef> receivers = List.of();

        Sender(boolean one) {
            this.one = one;
        }

        void run(Self self) {
            self.send(receivers.get(0), FIRST, "a");
            if (!one) {
                self.send(receivers.get(0), SECOND, "b");
            }
            self.send(receivers.get(1), FIRST, "c");
        }
    }

    /** Runs it once, on real threads. */
    public static void main(String[] args) {
        Live.run(new RaceTables(Figure.ONE));
    }
}
