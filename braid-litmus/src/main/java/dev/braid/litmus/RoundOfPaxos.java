package dev.braid.litmus;

import dev.braid.actors.Port;
import dev.braid.actors.ProcessRef;
import dev.braid.actors.Program;
import dev.braid.actors.Root;
import dev.braid.actors.Self;
import dev.braid.api.Assume;
import dev.braid.api.Inputs;
import java.util.ArrayList;
import java.util.List;

/**
 * One round in which a leader prepares, hears who is with it, proposes, and all promise to all.
 *
 * <p>Every node takes the next message whatever it is, and leaves the round at one it does not expect. An
 * acknowledgement may be lost; then a notice of that comes instead. Rounds without a majority are left out.
 */
record RoundOfPaxos(int nodes, Port.Order channels) implements Program {

    private enum Message {
        PREPARE,
        ACKNOWLEDGE,
        LOST,
        PROPOSE,
        PROMISE
    }

    @Override
    public void start(Root root) {
        Port<Message> port = Port.of("round", channels);
        List<Node> all = new ArrayList<>();
        List<ProcessRef> refs = new ArrayList<>();
        for (int i = 0; i < nodes; i++) {
            Node node = new Node(port, i == 0);
            all.add(node);
            refs.add(root.spawn("n" + i, node::run));
        }
        all.forEach(node -> node.all = List.copyOf(refs));
    }

    private static final class Node {

        private final Port<Message> port;
        private final boolean leader;
        private List<ProcessRef> all = List.of();

        Node(Port<Message> port, boolean leader) {
            this.port = port;
            this.leader = leader;
        }

        void run(Self self) {
            if (leader) {
                broadcast(self, Message.PREPARE);
            }
            if (self.receive(port) != Message.PREPARE) {
                return;
            }
            boolean sent = Inputs.choose("sent", true, false);
            self.send(all.get(0), port, sent ? Message.ACKNOWLEDGE : Message.LOST);
            if (sent) {
                agree(self);
            }
        }

        private void agree(Self self) {
            if (leader) {
                int with = 0;
                for (int i = 0; i < all.size(); i++) {
                    with += self.receive(port) == Message.ACKNOWLEDGE ? 1 : 0;
                }
                Assume.that(with > all.size() / 2);
                broadcast(self, Message.PROPOSE);
            }
            if (self.receive(port) == Message.PROPOSE) {
                broadcast(self, Message.PROMISE);
                all.forEach(node -> self.receive(port));
            }
        }

        private void broadcast(Self self, Message message) {
            all.forEach(node -> self.send(node, port, message));
        }
    }
}
