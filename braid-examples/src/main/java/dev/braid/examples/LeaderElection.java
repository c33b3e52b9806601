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
 * Leader election on a one-way ring with O(n log n) messages, by Danny Dolev, Maria Klawe and Michael Rodeh (J. Algorithms
 * 1982); also the example "leader" that comes with the model checker SPIN.
 *
 * <p>It works in phases. In each phase an active process tells its number to the next active process on its right (message
 * {@code One}), and then also the number it has just heard itself (message {@code Two}). So it knows three numbers in a
 * row: its own and those of the two active processes on its left. If the middle one is the greatest, it stays and plays
 * the next phase under that number; otherwise it becomes a relay. At least half of the active processes give up in each
 * phase. Who hears its own number knows that nobody else is left.
 *
 * <p>Which numbers the processes have is an input: every order around the ring is tried. Checked: the elected number is
 * the greatest, it is elected exactly once, and all know it in the end.
 *
 * <p>The algorithm relies on {@code One} coming before {@code Two} and on phases not overtaking each other. On
 * {@code unordered} channels a {@code Two} may come first; the receiver then compares with a number it has not heard yet,
 * gives up although it should not, and in the end there may be no active process left to elect anybody. This is the bug
 * that Sen and Agha report in "Automated Systematic Testing of Open Distributed Programs" (FASE 2006).
 */
public record LeaderElection(
        @Default("3") int processes, @Default("fifo") Port.Order channels) implements Program {

    @Override
    public void start(Root root) {
        Port<Object> ring = Port.of("ring", channels);
        List<Integer> numbers = Inputs.choose("ids", Permutations.ascending(processes));
        List<Node> nodes = new ArrayList<>();
        List<ProcessRef> refs = new ArrayList<>();
        for (int i = 0; i < processes; i++) {
            Node node = new Node(numbers.get(i), processes, ring);
            nodes.add(node);
            refs.add(root.spawn("p" + i, node));
        }
        for (int i = 0; i < processes; i++) {
            nodes.get(i).right = refs.get((i + 1) % processes);
        }
        root.whenDone(() -> {
            long leaders = nodes.stream().filter(node -> node.isLeader).count();
            Check.that(leaders > 0, "no leader is elected");
            Check.that(leaders == 1, "several leaders are elected");
            Check.that(nodes.stream().allMatch(node -> node.leader == processes), "not all know the leader");
        });
    }

    /** Runs it once, on real threads. */
    public static void main(String[] args) {
        Live.run(new LeaderElection(3, Port.Order.FIFO));
    }

    private sealed interface Message permits One, Two, Winner {}

    /** The number of the nearest active process on the left. */
    private record One(int number) implements Message {}

    /** The number of the active process before that one. */
    private record Two(int number) implements Message {}

    /** The number of the leader. */
    private record Winner(int number) implements Message {}

    private static final class Node implements Actor<Message> {

        private final int ownNumber;
        private final int greatest;
        private final Port<Object> ring;
        private @Nullable ProcessRef right;

        private boolean active = true;
        private int number;
        private int heard;
        private boolean knowsWinner;
        private boolean isLeader;
        private int leader;

        Node(int ownNumber, int greatest, Port<Object> ring) {
            this.ownNumber = ownNumber;
            this.greatest = greatest;
            this.ring = ring;
            this.number = ownNumber;
        }

        @Override
        public void onStart(Self self) {
            pass(self, new One(number));
        }

        @Override
        public void onMessage(Message message, Self self) {
            if (message instanceof Winner winner) {
                onWinner(winner, self);
            } else if (!active) {
                pass(self, message);
            } else if (message instanceof One one) {
                onOne(one, self);
            } else if (message instanceof Two two) {
                onTwo(two, self);
            }
        }

        private void onOne(One one, Self self) {
            if (one.number() == number) {
                Check.that(number == greatest, "the elected number is not the greatest");
                knowsWinner = true;
                pass(self, new Winner(number));
            } else {
                heard = one.number();
                pass(self, new Two(one.number()));
            }
        }

        private void onTwo(Two two, Self self) {
            if (heard > two.number() && heard > number) {
                number = heard;
                pass(self, new One(number));
            } else {
                active = false;
            }
        }

        private void onWinner(Winner winner, Self self) {
            leader = winner.number();
            isLeader = leader == ownNumber;
            if (!knowsWinner) {
                pass(self, winner);
            }
            self.stop();
        }

        private void pass(Self self, Message message) {
            if (right != null) {
                self.send(right, ring, message);
            }
        }
    }
}
