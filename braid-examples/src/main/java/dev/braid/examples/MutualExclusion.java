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
import java.util.Arrays;
import java.util.List;

/**
 * Mutual exclusion on a fully connected network by Leslie Lamport (CACM 1978; also Raynal 1988); me of paper 004.
 *
 * <p>Every process keeps a queue of requests, ordered by time stamp and, among equal ones, by process. Who wants to enter
 * tells all others and waits until its request is the first of its queue and everybody has said something later. Who leaves
 * tells all others to strike its request off. Compare {@link RicartAgrawala}, which saves the last of the three kinds
 * of messages.
 *
 * <p>Each process enters once. Checked: of two processes the later one entered knowing that the earlier had left. The
 * algorithm needs channels that keep order: on {@code unordered} ones an answer may overtake a request.
 */
public record MutualExclusion(
        @Default("3") int processes, @Default("fifo") Port.Order channels) implements Program {

    @Override
    public void start(Root root) {
        Port<Message> port = Port.of("mutex", channels);
        List<Member> members = new ArrayList<>();
        List<ProcessRef> refs = new ArrayList<>();
        for (int i = 0; i < processes; i++) {
            Member member = new Member(i, processes, port);
            members.add(member);
            refs.add(root.spawn("p" + i, member));
        }
        members.forEach(member -> member.all.addAll(refs));
        root.whenDone(() -> {
            for (Member a : members) {
                Check.that(a.entered, "somebody never enters");
                for (Member b : members) {
                    Check.that(a == b || a.before[b.number] || b.before[a.number], "two were inside at once");
                }
            }
        });
    }

    /** Runs it once, on real threads. */
    public static void main(String[] args) {
        Live.run(new MutualExclusion(3, Port.Order.FIFO));
    }

    private enum Kind {
        REQUEST,
        ANSWER,
        RELEASE
    }

    /** A message with the time it was sent. */
    private record Message(Kind kind, int from, int time) {}

    private static final class Member implements Actor<Message> {

        private static final int NEVER = Integer.MAX_VALUE;

        private final int number;
        private final int processes;
        private final Port<Message> port;
        private final List<ProcessRef> all = new ArrayList<>();
        private final int[] requested;
        private final int[] heard;
        private final boolean[] before;
        private int clock;
        private boolean entered;
        private int released;

        Member(int number, int processes, Port<Message> port) {
            this.number = number;
            this.processes = processes;
            this.port = port;
            this.requested = new int[processes];
            this.heard = new int[processes];
            this.before = new boolean[processes];
            Arrays.fill(requested, NEVER);
        }

        @Override
        public Receive<?> next() {
            return Receive.anything();
        }

        @Override
        public void onStart(Self self) {
            clock = 1;
            requested[number] = 1;
            tellOthers(self, Kind.REQUEST);
        }

        @Override
        public void onMessage(Message message, Self self) {
            int from = message.from();
            clock = Math.max(clock, message.time()) + 1;
            heard[from] = message.time();
            if (message.kind() == Kind.REQUEST) {
                requested[from] = message.time();
                self.send(self.sender(), port, new Message(Kind.ANSWER, number, clock));
            } else if (message.kind() == Kind.RELEASE) {
                requested[from] = NEVER;
                before[from] = !entered;
                released++;
            }
            enterIfFirst(self);
            if (entered && released == processes - 1) {
                self.stop();
            }
        }

        private void enterIfFirst(Self self) {
            for (int other = 0; other < processes; other++) {
                if (entered || other != number && (comesFirst(other) || heard[other] <= requested[number])) {
                    return;
                }
            }
            entered = true;
            requested[number] = NEVER;
            clock++;
            tellOthers(self, Kind.RELEASE);
        }

        private boolean comesFirst(int other) {
            return requested[other] < requested[number] || requested[other] == requested[number] && other < number;
        }

        private void tellOthers(Self self, Kind kind) {
            for (int other = 0; other < processes; other++) {
                if (other != number) {
                    self.send(all.get(other), port, new Message(kind, number, clock));
                }
            }
        }
    }
}
