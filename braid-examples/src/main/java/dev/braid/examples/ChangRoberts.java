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
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Leader election on a one-way ring by Ernest Chang and Rosemary Roberts (CACM 1979).
 *
 * <p>Every process sends its id to its right neighbour. An id that meets a smaller process travels on, an id that meets a
 * greater process is dropped; so only the greatest id comes home, and its owner is the leader. It then tells everybody,
 * once around the ring.
 *
 * <p>Which ids the processes have is an input: every order around the ring is tried. Checked: nobody but the owner of the
 * greatest id is elected, exactly one process is elected, and in the end all know which.
 *
 * <p>No two messages have to keep their order, so the algorithm is correct on {@code unordered} channels too. Compare
 * {@link LeaderElection}, which needs fewer messages and pays for it with the need for order.
 */
public record ChangRoberts(
        @Default("3") int processes, @Default("fifo") Port.Order channels) implements Program {

    @Override
    public void start(Root root) {
        Port<Object> ring = Port.of("ring", channels);
        List<Integer> ids = Inputs.choose("ids", Permutations.ascending(processes));
        List<Node> nodes = new ArrayList<>();
        List<ProcessRef> refs = new ArrayList<>();
        for (int i = 0; i < processes; i++) {
            Node node = new Node(ids.get(i), processes, ring);
            nodes.add(node);
            refs.add(root.spawn("p" + i, node));
        }
        for (int i = 0; i < processes; i++) {
            nodes.get(i).right = refs.get((i + 1) % processes);
        }
        root.whenDone(() -> {
            Check.that(nodes.stream().filter(node -> node.isLeader).count() == 1, "there is not exactly one leader");
            Check.that(nodes.stream().allMatch(node -> node.leader == processes), "not all know the leader");
        });
    }

    /** Runs it once, on real threads. */
    public static void main(String[] args) {
        Live.run(new ChangRoberts(3, Port.Order.FIFO));
    }

    private sealed interface Message permits Candidate, Elected {}

    /** "This id wants to lead." */
    private record Candidate(int id) implements Message {}

    /** "This id leads." */
    private record Elected(int id) implements Message {}

    private static final class Node implements Actor<Message> {

        private final int id;
        private final int greatest;
        private final Port<Object> ring;
        private @Nullable ProcessRef right;
        private boolean isLeader;
        private int leader;

        Node(int id, int greatest, Port<Object> ring) {
            this.id = id;
            this.greatest = greatest;
            this.ring = ring;
        }

        @Override
        public void onStart(Self self) {
            pass(self, new Candidate(id));
        }

        @Override
        public void onMessage(Message message, Self self) {
            if (message instanceof Candidate candidate) {
                onCandidate(candidate, self);
            } else if (message instanceof Elected elected) {
                onElected(elected, self);
            }
        }

        private void onCandidate(Candidate candidate, Self self) {
            if (candidate.id() > id) {
                pass(self, candidate);
            } else if (candidate.id() == id) {
                Check.never(isLeader, "elected twice");
                Check.that(id == greatest, "elected although a greater id exists");
                isLeader = true;
                pass(self, new Elected(id));
            }
        }

        private void onElected(Elected elected, Self self) {
            leader = elected.id();
            if (!isLeader) {
                pass(self, elected);
            }
        }

        private void pass(Self self, Message message) {
            if (right != null) {
                self.send(right, ring, message);
            }
        }
    }
}
