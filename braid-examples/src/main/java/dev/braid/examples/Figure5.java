package dev.braid.examples;

import dev.braid.actors.Port;
import dev.braid.actors.ProcessRef;
import dev.braid.actors.Program;
import dev.braid.actors.Root;
import dev.braid.actors.Self;
import dev.braid.actors.live.Live;
import dev.braid.api.Check;
import dev.braid.api.Inputs;
import java.util.List;

/**
 * A bug that needs the right input <em>and</em> the right order of messages: figure 5 of Sen and Agha, "Automated
 * Systematic Testing of Open Distributed Programs" (FASE 2006).
 *
 * <pre>
 *   p1: x = input()       p2: receive(z)      p3: y = input()
 *       send(p2, 1)                               receive(u)
 *       send(p3, 4)                               if (u == 2 * y + 1) ERROR
 *       send(p3, x)                               receive(u)
 * </pre>
 *
 * <p>The 4 is sent first, and no y makes 2y + 1 equal 4. So the error is out of reach unless x overtakes the 4 on its way
 * to p3, and even then only if x happens to be 2y + 1. Changing the order alone does not find it, and changing the inputs
 * alone does not find it either. The channels do not keep order; if they did, the program would be correct.
 *
 * <p>What p2 does matters to nobody, so a search that tries p2 before and after p3 wastes its time.
 */
public record Figure5() implements Program {

    private static final Port<Integer> NUMBERS = Port.unordered("numbers");

    @Override
    public void start(Root root) {
        ProcessRef p2 = root.spawn("p2", Figure5::takeOne);
        ProcessRef p3 = root.spawn("p3", Figure5::compare);
        root.spawn("p1", (Self self) -> feed(self, p2, p3));
    }

    private static void feed(Self self, ProcessRef p2, ProcessRef p3) {
        int x = Inputs.choose("x", List.of(0, 1));
        self.send(p2, NUMBERS, 1);
        self.send(p3, NUMBERS, 4);
        self.send(p3, NUMBERS, x);
    }

    private static void takeOne(Self self) {
        self.receive(NUMBERS);
    }

    private static void compare(Self self) {
        int y = Inputs.choose("y", List.of(0, 1));
        int u = self.receive(NUMBERS);
        if (u == 2 * y + 1) {
            Check.fail("ERROR: u is 2 * y + 1, with u = " + u + " and y = " + y);
        }
        self.receive(NUMBERS);
    }

    /** Runs it once, on real threads. */
    public static void main(String[] args) {
        Live.run(new Figure5());
    }
}
