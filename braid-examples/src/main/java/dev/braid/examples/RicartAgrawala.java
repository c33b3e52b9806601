package dev.braid.examples;

import dev.braid.actors.Actor;
import dev.braid.actors.Port;
import dev.braid.actors.ProcessRef;
import dev.braid.actors.Program;
import dev.braid.actors.Receive;
import dev.braid.actors.Root;
import dev.braid.actors.Self;
import dev.braid.actors.live.Live;
import dev.braid.api.Check;
import dev.braid.api.Default;
import java.util.ArrayList;
import java.util.List;

/**
 * Distributed mutual exclusion by Glenn Ricart and Ashok Agrawala (CACM 1981); DME of paper 002.
 *
 * <p>Who wants to enter the critical section asks all others and enters when all have replied. A process that is asked
 * replies at once unless it wants to enter too and comes first (here all ask at the same time, so the lower number comes
 * first): then it replies after leaving, to the lower number first. Each process enters once.
 *
 * <p>With {@code threads=2} each process has a thread that enters and one that answers, as in 002; requests are numbered
 * then.
 *
 * <p>Checked: of two processes, the later one entered knowing that the earlier had left. In the broken variant nobody
 * defers a reply.
 */
public record RicartAgrawala(
        @Default("3") int processes,
        @Default("fifo") Port.Order channels,
        @Default("false") boolean broken,
        @Default("1") int threads)
        implements Program {

    @Override
    public void start(Root root) {
        if (threads == 2) {
            RicartAgrawalaOfTwoThreads.start(root, processes, broken);
        } else {
            startMembers(root);
        }
    }

    private void startMembers(Root root) {
        Port<Message> port = Port.of("mutex", channels);
        List<Member> members = new ArrayList<>();
        List<ProcessRef> refs = new ArrayList<>();
        for (int i = 0; i < processes; i++) {
            Member member = new Member(i, processes, port, broken);
            members.add(member);
            refs.add(root.spawn("p" + i, member));
        }
        for (int i = 0; i < processes; i++) {
            for (int other = 0; other < processes; other++) {
                if (other != i) {
                    members.get(i).others.add(refs.get(other));
                }
            }
        }
        root.whenDone(() -> {
            for (Member a : members) {
                Check.that(a.entered, "somebody never enters");
                for (Member b : members) {
                    Check.that(a == b || a.leftWhenEntering(b) || b.leftWhenEntering(a), "two were inside at once");
                }
            }
        });
    }

    /** Runs it once, on real threads. */
    public static void main(String[] args) {
        Live.run(new RicartAgrawala(3, Port.Order.FIFO, false, 1));
    }

    /**
     * A request or a reply.
     *
     * @param left the processes that the sender knows to have left the critical section
     */
    private record Message(boolean request, int from, List<Integer> left) {}

    private static final class Member implements Actor<Message> {

        private final int number;
        private final int processes;
        private final Port<Message> port;
        private final boolean broken;
        private final List<ProcessRef> others = new ArrayList<>();
        private final List<ProcessRef> deferred = new ArrayList<>();
        private final List<Integer> knownLeft = new ArrayList<>();
        private List<Integer> leftAtEntry = List.of();
        private boolean entered;
        private int replies;
        private int received;

        Member(int number, int processes, Port<Message> port, boolean broken) {
            this.number = number;
            this.processes = processes;
            this.port = port;
            this.broken = broken;
        }

        boolean leftWhenEntering(Member other) {
            return leftAtEntry.contains(other.number);
        }

        @Override
        public Receive<?> next() {
            return Receive.anything();
        }

        @Override
        public void onStart(Self self) {
            others.forEach(other -> self.send(other, port, new Message(true, number, List.of())));
        }

        @Override
        public void onMessage(Message message, Self self) {
            learn(message.left());
            received++;
            if (!message.request()) {
                onReply(self);
            } else if (entered || broken || message.from() < number) {
                reply(self, self.sender());
            } else {
                deferred.add(self.sender());
            }
            if (received == 2 * (processes - 1)) {
                self.stop();
            }
        }

        private void onReply(Self self) {
            replies++;
            if (replies == processes - 1) {
                entered = true;
                leftAtEntry = List.copyOf(knownLeft);
                learn(List.of(number));
                others.stream().filter(deferred::contains).forEach(other -> reply(self, other));
            }
        }

        private void reply(Self self, ProcessRef to) {
            self.send(to, port, new Message(false, number, List.copyOf(knownLeft)));
        }

        private void learn(List<Integer> left) {
            left.stream().filter(one -> !knownLeft.contains(one)).forEach(knownLeft::add);
        }
    }
}
