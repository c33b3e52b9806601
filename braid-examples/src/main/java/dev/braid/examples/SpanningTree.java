package dev.braid.examples;

import dev.braid.actors.Actor;
import dev.braid.actors.ProcessRef;
import dev.braid.actors.Program;
import dev.braid.actors.Root;
import dev.braid.actors.Self;
import dev.braid.actors.live.Live;
import dev.braid.api.Check;
import dev.braid.api.Default;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Distributed spanning tree by flooding (Garg, "Elements of Distributed Computing", 2002); DST-C and DST-I of paper 002.
 *
 * <p>The root invites its neighbours. A node accepts its first invitation, which makes the sender its parent, and invites
 * its other neighbours; it rejects every later invitation. Who has an answer from everybody it invited is done.
 *
 * <p>Checked: in the end everybody is done, and the parents form a tree that reaches the root.
 */
public record SpanningTree(
        @Default("complete") Graph graph, @Default("4") int nodes) implements Program {

    /** Who is whose neighbour. */
    public enum Graph {
        /** Everybody is everybody's neighbour. */
        COMPLETE,
        /** The root has three neighbours, of which two know each other; further nodes hang on the root. */
        INCOMPLETE,
        /** A ring. */
        RING;

        boolean joins(int a, int b, int nodes) {
            int low = Math.min(a, b);
            int high = Math.max(a, b);
            return switch (this) {
                case COMPLETE -> true;
                case INCOMPLETE -> low == 0 || low == 1 && high == 2;
                case RING -> high - low == 1 || low == 0 && high == nodes - 1;
            };
        }
    }

    @Override
    public void start(Root root) {
        List<Node> all = new ArrayList<>();
        List<ProcessRef> refs = new ArrayList<>();
        for (int i = 0; i < nodes; i++) {
            Node node = new Node(i == 0);
            all.add(node);
            refs.add(root.spawn("n" + i, node));
        }
        for (int i = 0; i < nodes; i++) {
            for (int k = 0; k < nodes; k++) {
                if (i != k && graph.joins(i, k, nodes)) {
                    all.get(i).neighbours.add(refs.get(k));
                }
            }
        }
        root.whenDone(() -> {
            for (Node node : all) {
                Check.that(node.unanswered == 0, "a node waits for an answer");
                Check.that(reachesRoot(node, all, refs), "a node does not reach the root");
            }
        });
    }

    private static boolean reachesRoot(Node node, List<Node> all, List<ProcessRef> refs) {
        Node at = node;
        for (int hops = 0; hops < all.size(); hops++) {
            if (at.isRoot) {
                return true;
            }
            int parent = refs.indexOf(at.parent);
            if (parent < 0) {
                return false;
            }
            at = all.get(parent);
        }
        return at.isRoot;
    }

    /** Runs it once, on real threads. */
    public static void main(String[] args) {
        Live.run(new SpanningTree(Graph.COMPLETE, 4));
    }

    private enum Message {
        INVITE,
        ACCEPT,
        REJECT
    }

    private static final class Node implements Actor<Message> {

        private final boolean isRoot;
        private final List<ProcessRef> neighbours = new ArrayList<>();
        private @Nullable ProcessRef parent;
        private int unanswered;

        Node(boolean isRoot) {
            this.isRoot = isRoot;
        }

        @Override
        public void onStart(Self self) {
            if (isRoot) {
                inviteAllBut(null, self);
            }
        }

        @Override
        public void onMessage(Message message, Self self) {
            if (message != Message.INVITE) {
                unanswered--;
            } else if (isRoot || parent != null) {
                self.send(self.sender(), Message.REJECT);
            } else {
                parent = self.sender();
                self.send(parent, Message.ACCEPT);
                inviteAllBut(parent, self);
            }
        }

        private void inviteAllBut(@Nullable ProcessRef inviter, Self self) {
            for (ProcessRef neighbour : neighbours) {
                if (neighbour != inviter) {
                    self.send(neighbour, Message.INVITE);
                    unanswered++;
                }
            }
        }
    }
}
