package dev.braid.litmus;

import dev.braid.actors.Port;
import dev.braid.actors.ProcessRef;
import dev.braid.actors.Program;
import dev.braid.actors.Root;
import dev.braid.actors.Self;
import dev.braid.api.Check;
import dev.braid.api.Inputs;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A random program as a program on {@code braid-actors}. */
public record Realised(RandomProgram program) implements Program {

    @Override
    public void start(Root root) {
        int count = program.processes().size();
        ProcessRef[] refs = new ProcessRef[count];
        List<Body> bodies = new ArrayList<>();
        for (int p = 0; p < count; p++) {
            Body body = new Body(program.processes().get(p));
            bodies.add(body);
            refs[p] = root.spawn("p" + p, body::run);
        }
        bodies.forEach(body -> body.others = List.copyOf(Arrays.asList(refs)));
    }

    private static final class Body {

        private final List<RandomProgram.Instruction> instructions;
        private List<ProcessRef> others = List.of();
        private int sum;
        private int last;

        Body(List<RandomProgram.Instruction> instructions) {
            this.instructions = instructions;
        }

        void run(Self self) {
            for (RandomProgram.Instruction instruction : instructions) {
                if (instruction instanceof RandomProgram.Send send) {
                    int to = send.shift() ? (send.to() + last + sum) % others.size() : send.to();
                    self.send(others.get(to), port(send.port()), (send.tag() + last) % 3);
                } else if (instruction instanceof RandomProgram.Receive receive) {
                    receive(self, receive);
                } else if (instruction instanceof RandomProgram.Choose) {
                    sum += Inputs.choose("n", 0, 1);
                } else if (instruction instanceof RandomProgram.FailIf failIf) {
                    Check.never(last == failIf.tag(), "received " + last);
                }
            }
        }

        private void receive(Self self, RandomProgram.Receive receive) {
            Port<?>[] ports = receive.ports().stream().map(Body::port).toArray(Port<?>[]::new);
            dev.braid.actors.Receive<Object> what = ports.length == 0
                    ? dev.braid.actors.Receive.anything()
                    : receive.byPriority()
                            ? dev.braid.actors.Receive.byPriority(ports)
                            : dev.braid.actors.Receive.onAny(ports);
            if (receive.evenOnly()) {
                what = what.where(tag -> (Integer) tag % 2 == 0);
            }
            if (receive.timeout()) {
                self.receive(what, Duration.ofSeconds(1)).ifPresent(tag -> last = (Integer) tag);
            } else {
                last = (Integer) self.receive(what);
            }
        }

        private static Port<Integer> port(Port.Order order) {
            return Port.of(order.name(), order);
        }
    }
}
