package dev.braid.litmus;

import dev.braid.actors.Port;
import dev.braid.actors.ProcessRef;
import dev.braid.actors.Program;

/** Small message programs whose number of behaviours is published or follows from a formula. */
final class Litmus {

    private Litmus() {}

    /** n senders, one receive: n. */
    @Executions(value = 1, size = 1)
    @Executions(value = 100, size = 100)
    static Program ns_r(int senders) {
        return sendersAndReceives(senders, 1);
    }

    /** n senders, n receives: n!. */
    @Executions(value = 24, size = 4)
    @Executions(value = 720, size = 6)
    static Program ns_rn(int senders) {
        return sendersAndReceives(senders, senders);
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

    /** n senders, n receives, each on its own port: 1. */
    @Executions(value = 1, size = 5)
    static Program ns_r_sel(int senders) {
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

    /** A waiter collects n messages, then sends to one that may already have received its own: 2 n!. */
    @Executions(value = 2, size = 1)
    @Executions(value = 48, size = 4)
    static Program wakeup_stress(int senders) {
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
    @Executions(value = 24, channels = Port.Order.UNORDERED)
    @Executions(value = 12, channels = Port.Order.FIFO)
    @Executions(value = 6, channels = Port.Order.CAUSAL)
    @Executions(value = 6, channels = Port.Order.ARRIVAL)
    static Program sem1(Port.Order order) {
        return sem(order, true);
    }

    /** As sem1, without the message from a to b. */
    @Executions(value = 24, channels = Port.Order.UNORDERED)
    @Executions(value = 12, channels = Port.Order.FIFO)
    @Executions(value = 12, channels = Port.Order.CAUSAL)
    @Executions(value = 12, channels = Port.Order.ARRIVAL)
    static Program sem2(Port.Order order) {
        return sem(order, false);
    }

    private static Program sem(Port.Order order, boolean afterA) {
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

    /** One sender, three messages. */
    @Executions(value = 6, channels = Port.Order.UNORDERED)
    @Executions(value = 1, channels = Port.Order.FIFO)
    @Executions(value = 1, channels = Port.Order.CAUSAL)
    @Executions(value = 1, channels = Port.Order.ARRIVAL)
    static Program sem3(Port.Order order) {
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

    /** Two senders, two receivers, crosswise: queues rule out that both receivers see the other's order. */
    @Executions(value = 4, channels = Port.Order.CAUSAL)
    @Executions(value = 3, channels = Port.Order.ARRIVAL)
    static Program mailbox1(Port.Order order) {
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

    /**
     * One round of a Paxos-like protocol (Dragoi, Enea, Majumdar, Niksic: "Testing consensus implementations using
     * communication closure", 2020), three nodes. FIFO: the count published by TraceForge. With queues ours is 1,302, of
     * which 1,297 differ in who received what; TraceForge says 1,306 in a branch that its test does not run.
     */
    @Executions(value = 1299, unfinished = 183, channels = Port.Order.FIFO)
    @Executions(value = 1302, unfinished = 132, channels = Port.Order.ARRIVAL)
    static Program rupaxos(Port.Order order) {
        return new RoundOfPaxos(3, order);
    }
}
